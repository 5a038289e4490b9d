import { useState } from 'react'
import type { LinkTarget } from '../../server/content-list.ts'
import { valueAt } from '../schema.ts'
import { useForm } from './form-context.ts'
import { type ControlProps, type FieldProps, Labelled } from './Labelled.tsx'

const ELSEWHERE = ':elsewhere'

/** A link: a page or a part of one from a list, or an address typed by hand. */
export function LinkField(props: FieldProps) {
  const { schema, at } = props
  const { values, set, content } = useForm()
  const isQuick = schema.kind === 'quick-link'
  const targets = isQuick ? content.targets.flatMap(asQuickLink) : content.targets
  return (
    <Labelled {...props}>
      {(control) => (
        <LinkInput
          control={control}
          value={String(valueAt(values, at) ?? '')}
          targets={targets}
          canLeave={!isQuick}
          onChange={(link) => set(at, link)}
        />
      )}
    </Labelled>
  )
}

/** The footer writes its links with a hash and the name of a page. */
function asQuickLink({ link, label, page }: LinkTarget): LinkTarget[] {
  return page !== undefined || link.lastIndexOf('/') > 0 ? [] : [{ link: `#${link.slice(1)}`, label }]
}

type LinkInputProps = {
  control: Partial<ControlProps> & { id: string; 'aria-label'?: string }
  value: string
  targets: readonly LinkTarget[]
  canLeave: boolean
  onChange: (link: string) => void
}

export function LinkInput({ control, value, targets, canLeave, onChange }: LinkInputProps) {
  const isKnown = targets.some(({ link }) => link === value)
  const [isElsewhere, setElsewhere] = useState(value !== '' && !isKnown)
  const pages = targets.filter(({ page }) => page === undefined)
  const isTyped = isElsewhere && !isKnown
  return (
    <div className="items">
      <select
        {...control}
        value={isTyped ? ELSEWHERE : value}
        onChange={({ target }) => {
          setElsewhere(target.value === ELSEWHERE)
          onChange(target.value === ELSEWHERE ? (isKnown ? '' : value) : target.value)
        }}
      >
        {value === '' && !isTyped && <option value="">Nereye gitsin? Seçin</option>}
        <optgroup label="Sayfalar">
          {pages.map(({ link, label }) => (
            <option key={link} value={link}>
              {label}
            </option>
          ))}
        </optgroup>
        {pages.map(({ label }) => {
          const parts = targets.filter(({ page }) => page === label)
          return (
            parts.length > 0 && (
              <optgroup key={label} label={`${label} sayfasındaki yerler`}>
                {parts.map((part) => (
                  <option key={part.link} value={part.link}>
                    {part.label}
                  </option>
                ))}
              </optgroup>
            )
          )
        })}
        {(canLeave || isTyped) && <option value={ELSEWHERE}>Başka bir adres…</option>}
      </select>
      {isTyped && (
        <input
          type="text"
          aria-label="Adres"
          aria-invalid={control['aria-invalid']}
          placeholder="https://www.example.com"
          value={value}
          onChange={({ target }) => onChange(target.value.trim())}
        />
      )}
    </div>
  )
}
