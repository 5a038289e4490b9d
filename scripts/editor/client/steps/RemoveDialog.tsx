import { useState } from 'react'
import { ask, Refused, reasonOf } from '../api.ts'
import { Dialog } from '../Dialog.tsx'
import { Button, Failure } from '../parts.tsx'
import { load } from '../store.ts'

/** A place where something is linked or shown. */
export type Usage = { path: string; name: string; field: string }

type RemoveDialogProps = { path: string; version: string; name: string; onClose: () => void; onDone: () => void }

/** Deletes an entry or a picture; where it is linked is said first, and those links can go with it. */
export function RemoveDialog({ path, version, name, onClose, onDone }: RemoveDialogProps) {
  const [usages, setUsages] = useState<Usage[]>()
  const [failure, setFailure] = useState<string>()
  const remove = async () => {
    try {
      const unlink = usages ? { unlink: true } : {}
      await ask('remove', { paths: [path], opened: { [path]: version }, ...unlink })
      await load()
      onDone()
    } catch (error) {
      const answer = error instanceof Refused ? error.answer : {}
      if (answer.usages && !usages) setUsages(answer.usages as Usage[])
      else setFailure(reasonOf(error))
    }
  }
  return (
    <Dialog
      title={`Sil: ${name}`}
      onClose={onClose}
      actions={
        <Button className="danger" onClick={() => void remove()}>
          {usages ? 'Bağlantılarla birlikte sil' : 'Sil'}
        </Button>
      }
    >
      {usages ? (
        <>
          <p>Şu yerlerde buraya bağlantı var. Silerseniz bu bağlantılar da kaldırılır:</p>
          <Usages usages={usages} />
        </>
      ) : (
        <p>“{name}” siteden kaldırılacak. Kaydettiğimi geri al düğmesi onu geri getirir.</p>
      )}
      <Failure text={failure} />
    </Dialog>
  )
}

export function Usages({ usages }: { usages: readonly Usage[] }) {
  return (
    <ul>
      {usages.map(({ path, name, field }) => (
        <li key={path + field}>{[name, field].filter(Boolean).join(' › ')}</li>
      ))}
    </ul>
  )
}
