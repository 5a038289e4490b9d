import { useState } from 'react'
import { valueAt } from '../../../content/schema/introspect.ts'
import type { LinkTarget } from '../../server/content-list.ts'
import { useContent } from '../state/store.ts'
import { useForm } from './form-context.ts'
import { type ControlProps, type FieldProps, Labelled } from './Labelled.tsx'

const ELSEWHERE = ':elsewhere'

/** A link: a page or a part of one from a list, or an address typed by hand. */
export function LinkField(props: FieldProps) {
  const { schema, at } = props
  const { values, set } = useForm()
  return (
    <Labelled {...props}>
      {(control) => (
        <LinkInput
          control={control}
          value={String(valueAt(values, at) ?? '')}
          isQuick={schema.kind === 'quick-link'}
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
  control: Partial<ControlProps> & { 'aria-label'?: string }
  value: string
  /** Whether it is one of the footer: those lead to pages only. */
  isQuick?: boolean
  onChange: (link: string) => void
}

export function LinkInput({ control, value, isQuick = false, onChange }: LinkInputProps) {
  const content = useContent()
  const targets = isQuick ? content.targets.flatMap(asQuickLink) : content.targets
  const isKnown = targets.some(({ link }) => link === value)
  const [isElsewhere, setElsewhere] = useState(value !== '' && !isKnown)
  const isTyped = isElsewhere && !isKnown
  const pages = targets.filter(({ page }) => page === undefined)
  const groups = [
    { key: '', label: 'Sayfalar', links: pages },
    ...pages.map(({ link, label }) => ({
      key: link,
      label: `${label} sayfasındaki yerler`,
      links: targets.filter(({ page }) => page === label),
    })),
  ]
  return (
    <div className="items">
      <select
        {...control}
        value={isTyped ? ELSEWHERE : value}
        onChange={({ target }) => {
          setElsewhere(target.value === ELSEWHERE)
          onChange(target.value === ELSEWHERE ? '' : target.value)
        }}
      >
        {value === '' && !isTyped && <option value="">Nereye gitsin? Seçin</option>}
        {groups
          .filter(({ links }) => links.length > 0)
          .map(({ key, label, links }) => (
            <optgroup key={key} label={label}>
              {links.map((each) => (
                <option key={each.link} value={each.link}>
                  {each.label}
                </option>
              ))}
            </optgroup>
          ))}
        {(!isQuick || isTyped) && <option value={ELSEWHERE}>Başka bir adres…</option>}
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
