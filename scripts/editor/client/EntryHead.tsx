import { hashHref } from '@/content/paths.ts'
import type { PreviewState } from '../server/preview.ts'
import { Button } from './parts.tsx'
import { type Draft, drop, isChanged, redo, undo } from './store.ts'

type EntryHeadProps = {
  title: string
  draft: Draft
  /** The page that shows the entry. */
  preview: PreviewState | undefined
  isSaving: boolean
  /** Missing for the only file of its kind. */
  onCopy: (() => void) | undefined
  onRemove: () => void
  goToEntry: (key: string) => void
}

/** The name of an entry, and what can be done with it as a whole. */
export function EntryHead({ title, draft, preview, isSaving, onCopy, onRemove, goToEntry }: EntryHeadProps) {
  const isNew = draft.opened === null
  const hasChanges = isChanged(draft)
  const discard = () => {
    if (!window.confirm('Bu kayıtta kaydetmediğiniz her şey silinecek. Emin misiniz?')) return
    drop(draft.key)
    if (isNew) goToEntry('')
  }
  const shownAt =
    preview?.page && hashHref(preview.page.page.path + (typeof preview.place === 'string' ? `#${preview.place}` : ''))
  return (
    <header className="entry-head">
      <h1>{title}</h1>
      <div className="row">
        <Button disabled={draft.past.length === 0} onClick={() => undo(draft)}>
          Geri al
        </Button>
        <Button disabled={draft.future.length === 0} onClick={() => redo(draft)}>
          Yinele
        </Button>
        {hasChanges && <Button onClick={discard}>{isNew ? 'Taslağı sil' : 'Değişiklikleri bırak'}</Button>}
        {onCopy && !isNew && (
          <>
            <Button onClick={onCopy}>Kopyasını oluştur</Button>
            <Button onClick={onRemove}>Sil</Button>
          </>
        )}
        {!isNew && shownAt && (
          <a className="button" href={shownAt} target="_blank" rel="noreferrer">
            Sitede aç
          </a>
        )}
        <button type="submit" className="primary" disabled={isSaving || !hasChanges}>
          {isSaving ? 'Kaydediliyor…' : hasChanges ? 'Kaydet' : 'Kaydedildi'}
        </button>
      </div>
    </header>
  )
}
