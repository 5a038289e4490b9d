import { useState } from 'react'
import type { Usage } from '../../server/steps.ts'
import { ask, refusalOf } from '../api.ts'
import { Button, Dialog, Failure } from '../parts.tsx'
import { load } from '../state/store.ts'

type RemoveDialogProps = { path: string; version: string; name: string; onClose: () => void; onDone: () => void }

/** Deletes an entry. Links to it are shown first, and can be removed with it. */
export function RemoveDialog({ path, version, name, onClose, onDone }: RemoveDialogProps) {
  const [usages, setUsages] = useState<readonly Usage[]>()
  const [failure, setFailure] = useState<string>()
  const isRequired = usages?.some((usage) => usage.isRequired) ?? false
  const remove = async () => {
    try {
      await ask('remove', { path, opened: version, unlink: usages !== undefined })
      // First away from what is gone.
      onDone()
      await load()
    } catch (error) {
      const refusal = refusalOf(error)
      if (refusal.usages) setUsages(refusal.usages)
      else setFailure(refusal.error)
    }
  }
  return (
    <Dialog
      title={`Sil: ${name}`}
      onClose={onClose}
      actions={
        <Button className="danger" disabled={isRequired} onClick={() => void remove()}>
          {usages ? 'Bağlantılarla birlikte sil' : 'Sil'}
        </Button>
      }
    >
      {usages ? (
        <>
          <p>
            {isRequired
              ? 'Şu yerlerde buraya bağlantı var. “Zorunlu” olanlar boş kalamaz; önce orada başka bir sayfa seçin, sonra silin:'
              : 'Şu yerlerde buraya bağlantı var. Silerseniz bu bağlantılar da kaldırılır:'}
          </p>
          <UsageList
            usages={usages.map(
              ({ name, field, isRequired }) =>
                [name, field].filter(Boolean).join(' › ') + (isRequired ? ' (zorunlu)' : ''),
            )}
          />
        </>
      ) : (
        <p>“{name}” siteden kaldırılacak. “Kaydettiğimi geri al” düğmesi onu geri getirir.</p>
      )}
      <Failure text={failure} />
    </Dialog>
  )
}

export function UsageList({ usages }: { usages: readonly string[] }) {
  return (
    <ul>
      {usages.map((usage) => (
        <li key={usage}>{usage}</li>
      ))}
    </ul>
  )
}
