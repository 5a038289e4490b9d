import { pageUrl } from '@/content/paths.ts'
import type { PreviewState } from '../../server/preview.ts'
import { Button } from '../parts.tsx'
import { type Draft, isChanged, travel } from '../state/store.ts'

type EntryHeadProps = {
  title: string
  draft: Draft
  /** The page that shows the entry. */
  preview: PreviewState | undefined
  isSaving: boolean
  /** Missing for the only file of its kind. */
  onCopy: (() => void) | undefined
  onRemove: () => void
  /** Missing where nothing can be published. */
  onHistory: (() => void) | undefined
  onDiscard: () => void
}

/** The name of an entry, and what can be done with it as a whole. */
export function EntryHead({ title, draft, preview, isSaving, onCopy, onRemove, onHistory, onDiscard }: EntryHeadProps) {
  const isNew = draft.opened === null
  const hasChanges = isChanged(draft)
  const isPublic = !isNew && draft.base.draft !== true
  const discard = () => {
    if (window.confirm('Bu kayıtta kaydetmediğiniz her şey silinecek. Emin misiniz?')) onDiscard()
  }
  const path = preview?.page?.path
  const siteUrl = preview?.siteData?.site.url
  const anchor = typeof preview?.place === 'string' ? `#${preview.place}` : ''
  return (
    <header className="head">
      <h1 tabIndex={-1}>{title}</h1>
      <button type="submit" className="primary" disabled={isSaving || !hasChanges}>
        {isSaving ? 'Kaydediliyor…' : hasChanges ? 'Kaydet' : 'Kaydedildi'}
      </button>
      <div className="row">
        <Button disabled={draft.past.length === 0} onClick={() => travel(draft, 'past')}>
          Geri al
        </Button>
        <Button disabled={draft.future.length === 0} onClick={() => travel(draft, 'future')}>
          Yinele
        </Button>
        {hasChanges && <Button onClick={discard}>{isNew ? 'Yazdıklarımı sil' : 'Değişiklikleri bırak'}</Button>}
        {!isNew && onHistory && <Button onClick={onHistory}>Önceki hâlleri</Button>}
        {onCopy && !isNew && (
          <>
            <Button onClick={onCopy}>Kopyasını oluştur</Button>
            <Button onClick={onRemove}>Sil</Button>
          </>
        )}
        {isPublic && path && siteUrl && (
          <a className="button" href={pageUrl(siteUrl, path + anchor)} target="_blank" rel="noreferrer">
            Sitede aç
          </a>
        )}
      </div>
    </header>
  )
}
