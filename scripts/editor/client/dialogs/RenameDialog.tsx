import { useState } from 'react'
import { toSlug } from '../../../../src/content/locale.ts'
import { announce } from '../announce.ts'
import { ask, refusalOf } from '../api.ts'
import { Button, Dialog, Failure } from '../parts.tsx'
import { type Draft, isChanged, load, useContent } from '../state/store.ts'

type RenameDialogProps = {
  draft: Draft
  address: string
  /** The page below which the address stays; empty for one that may be anywhere. */
  below: string
  /** Whether a page can have previous addresses, which lead to it. */
  canKeep: boolean
  onClose: () => void
  onDone: (path: string) => void
}

/** Moves a page to another address, with every link to it. */
export function RenameDialog({ draft, address, below, canKeep, onClose, onDone }: RenameDialogProps) {
  const [typed, setTyped] = useState(below === '' ? address : address.slice(below.length + 1))
  const [keepsOld, setKeepsOld] = useState(true)
  const [failure, setFailure] = useState<string>()
  const { targets } = useContent()
  // As pasted from the address bar, too.
  const path = typed.trim().replace(/^https?:\/\/[^/]*/, '')
  const part = path.startsWith(`${below}/`) ? path.slice(below.length) : path
  const steps = below === '' ? part.split('/').map(toSlug).filter(Boolean) : [toSlug(part)]
  const to = `${below}/${steps.join('/')}`
  const rename = async () => {
    try {
      const request = { path: draft.key, opened: draft.opened, to, keepsOld: canKeep && keepsOld }
      const { path, changed } = await ask<{ path: string; changed: string[] }>('rename-page', request)
      await load()
      announce(`Adres değişti; ${changed.length} kayıt güncellendi.`)
      onDone(path)
    } catch (error) {
      setFailure(refusalOf(error).error)
    }
  }
  const hasDraft = isChanged(draft)
  const owner = to === address ? undefined : targets.find(({ link }) => link === to)
  return (
    <Dialog
      title="Adresi değiştir"
      onClose={onClose}
      actions={
        <Button
          className="primary"
          disabled={hasDraft || owner !== undefined || to === address || to.endsWith('/')}
          onClick={() => void rename()}
        >
          Değiştir ve kaydet
        </Button>
      }
    >
      {hasDraft && <p className="diagnostic">Önce bu sayfadaki değişiklikleri kaydedin, sonra adresini değiştirin.</p>}
      <label className="field">
        {below === '' ? 'Yeni adres' : `Yeni adresin ${below}/ ardından gelen kısmı`}
        <input type="text" value={typed} onChange={({ target }) => setTyped(target.value)} />
      </label>
      <p className="help">
        Adres <code>{to}</code> olacak; sitedeki bütün bağlantılar da değişecek.
        {!(canKeep && keepsOld) && ' Başka sitelerdeki eski bağlantılar bu sayfayı bulamaz.'}
      </p>
      {canKeep && (
        <label className="row">
          <input type="checkbox" checked={keepsOld} onChange={({ target }) => setKeepsOld(target.checked)} />
          Eski adres de bu sayfaya getirsin
        </label>
      )}
      <Failure text={owner ? `${to} adresinde “${owner.label}” sayfası var. Başka bir ad yazın.` : failure} />
    </Dialog>
  )
}
