import { useState } from 'react'
import { Dialog } from '../Dialog.tsx'
import { type Path, replaceAt, type Values } from '../schema.ts'
import { type Draft, put } from '../store.ts'

/** A field that two people have changed; `field` leads to it from the top of the entry. */
export type Conflict = { field: Path; label: string; base: unknown; mine: unknown; theirs: unknown }

type ConflictDialogProps = { conflicts: readonly Conflict[]; draft: Draft; onClose: () => void; onDone: () => void }

/** Shows side by side what two people have written in the same field, and takes one of both. */
export function ConflictDialog({ conflicts, draft, onClose, onDone }: ConflictDialogProps) {
  const [choices, setChoices] = useState<Record<number, 'mine' | 'theirs'>>({})
  const take = () => {
    let { base, values } = draft
    for (const [index, { field, theirs }] of conflicts.entries()) {
      // Seen and decided: from now on theirs is what the draft began from.
      base = replaceAt(base, field, theirs) as Values
      if (choices[index] === 'theirs') values = replaceAt(values, field, theirs) as Values
    }
    put({ ...draft, base, values, past: [...draft.past, draft.values] })
    onDone()
  }
  return (
    <Dialog
      title="Aynı alanı siz yazarken başkası da değiştirmiş"
      onClose={onClose}
      isWide
      actions={
        <button
          type="button"
          className="primary"
          disabled={conflicts.some((_, index) => !choices[index])}
          onClick={take}
        >
          Seçtiklerimi kullan
        </button>
      }
    >
      {conflicts.map(({ field, label, mine, theirs }, index) => (
        <fieldset key={String(field)} className="group">
          <legend>{label}</legend>
          <div className="sides">
            {(['mine', 'theirs'] as const).map((side) => (
              <label key={side} className="side">
                <input
                  type="radio"
                  name={`taraf-${index}`}
                  checked={choices[index] === side}
                  onChange={() => setChoices({ ...choices, [index]: side })}
                />
                <strong>{side === 'mine' ? 'Sizin yazdığınız' : 'Kaydedilmiş olan'}</strong>
                <span>{inWords(side === 'mine' ? mine : theirs)}</span>
              </label>
            ))}
          </div>
        </fieldset>
      ))}
    </Dialog>
  )
}

/** A value as a person reads it. */
export function inWords(value: unknown): string {
  if (value === undefined || value === null || value === '') return '(boş)'
  if (typeof value !== 'object') return String(value)
  return Object.values(value).map(inWords).join(' · ')
}
