import { useState } from 'react'
import type { Conflict } from '../../merge/three-way.ts'
import { announce } from '../announce.ts'
import { Button, Dialog, inWords, type Side, Sides } from '../parts.tsx'
import { replaceAt, type Values } from '../state/schema.ts'
import { type Draft, put } from '../state/store.ts'

type ConflictDialogProps = { conflicts: readonly Conflict[]; draft: Draft; onClose: () => void }

/** Shows both versions of a field that two people have changed, and takes the chosen one into the draft. */
export function ConflictDialog({ conflicts, draft, onClose }: ConflictDialogProps) {
  const [choices, setChoices] = useState<Record<number, Side>>({})
  const take = () => {
    let { base, values } = draft
    for (const [index, { field, theirs }] of conflicts.entries()) {
      // The other version has been seen: from now on it is what the draft began from.
      base = replaceAt(base, field, theirs) as Values
      if (choices[index] === 'theirs') values = replaceAt(values, field, theirs) as Values
    }
    put({ ...draft, base, values, past: [...draft.past, draft.values] })
    announce('Seçtikleriniz forma alındı; şimdi kaydedebilirsiniz.')
    onClose()
  }
  const isDecided = conflicts.every((_, index) => choices[index])
  return (
    <Dialog
      title="Aynı alanı siz yazarken başkası da değiştirmiş"
      onClose={onClose}
      isWide
      actions={
        <Button className="primary" disabled={!isDecided} onClick={take}>
          Seçtiklerimi kullan
        </Button>
      }
    >
      {conflicts.map(({ field, label, mine, theirs }, index) => (
        <Sides
          key={field.join('.')}
          title={label}
          texts={{ mine: inWords(mine), theirs: inWords(theirs) }}
          chosen={choices[index]}
          onChoose={(side) => setChoices({ ...choices, [index]: side })}
        />
      ))}
    </Dialog>
  )
}
