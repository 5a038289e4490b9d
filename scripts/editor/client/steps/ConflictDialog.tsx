import { useState } from 'react'
import { announce } from '../announce.ts'
import { Dialog } from '../Dialog.tsx'
import { Button } from '../parts.tsx'
import { type Path, replaceAt, type Values } from '../schema.ts'
import { type Draft, put } from '../store.ts'

/** A field that two people have changed; `field` leads to it from the top of the entry. */
export type Conflict = { field: Path; label: string; base: unknown; mine: unknown; theirs: unknown }

type ConflictDialogProps = { conflicts: readonly Conflict[]; draft: Draft; onClose: () => void }

/** Shows side by side what two people have written in the same field, and takes one of both. */
export function ConflictDialog({ conflicts, draft, onClose }: ConflictDialogProps) {
  const [choices, setChoices] = useState<Record<number, Side>>({})
  const take = () => {
    let { base, values } = draft
    for (const [index, { field, theirs }] of conflicts.entries()) {
      // Seen and decided: from now on theirs is what the draft began from.
      base = replaceAt(base, field, theirs) as Values
      if (choices[index] === 'theirs') values = replaceAt(values, field, theirs) as Values
    }
    put({ ...draft, base, values, past: [...draft.past, draft.values] })
    announce('Seçtikleriniz forma alındı; şimdi kaydedebilirsiniz.')
    onClose()
  }
  return (
    <Dialog
      title="Aynı alanı siz yazarken başkası da değiştirmiş"
      onClose={onClose}
      isWide
      actions={
        <Button className="primary" disabled={conflicts.some((_, index) => !choices[index])} onClick={take}>
          Seçtiklerimi kullan
        </Button>
      }
    >
      {conflicts.map(({ field, label, mine, theirs }, index) => (
        <fieldset key={String(field)} className="group">
          <legend>{label}</legend>
          <Sides
            name={String(index)}
            mine={inWords(mine)}
            theirs={inWords(theirs)}
            chosen={choices[index]}
            onChoose={(side) => setChoices({ ...choices, [index]: side })}
          />
        </fieldset>
      ))}
    </Dialog>
  )
}

export type Side = 'mine' | 'theirs'

type SidesProps = {
  name: string
  mine: string
  theirs: string
  chosen: Side | undefined
  onChoose: (side: Side) => void
}

/** What two people have written, beside each other, one of both to be chosen. */
export function Sides({ name, mine, theirs, chosen, onChoose }: SidesProps) {
  const sides = [
    { side: 'mine', title: 'Sizin yazdığınız', text: mine },
    { side: 'theirs', title: 'Başkasının kaydettiği', text: theirs },
  ] as const
  return (
    <div className="grid sides">
      {sides.map(({ side, title, text }) => (
        <label key={side} className="choice">
          <span>
            <input type="radio" name={`taraf-${name}`} checked={chosen === side} onChange={() => onChoose(side)} />{' '}
            {title}
          </span>
          <span>{text}</span>
        </label>
      ))}
    </div>
  )
}

/** A value as a person reads it. */
export function inWords(value: unknown): string {
  if (value === undefined || value === null || value === '') return '(boş)'
  if (typeof value !== 'object') return String(value)
  return Object.values(value).map(inWords).join(' · ')
}
