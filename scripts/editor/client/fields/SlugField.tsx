import { HOME_PATH, NOT_FOUND_PATH } from '@/content/paths.ts'
import { Button } from '../parts.tsx'

type SlugFieldProps = { title: string; value: string; onRename: () => void }

/** The slug of a saved entry: links lead to it, so it changes together with them or not at all. */
export function SlugField({ title, value, onRename }: SlugFieldProps) {
  const isPage = value.startsWith('/')
  return (
    <div className="field">
      <strong>{title}</strong>
      <div className="row">
        <code>{value}</code>
        {isPage && value !== HOME_PATH && value !== NOT_FOUND_PATH && (
          <Button onClick={onRename}>Adresi değiştir</Button>
        )}
      </div>
      {!isPage && <p className="help">Bağlantılar bu ada gider; kaydedildikten sonra değişmez.</p>}
    </div>
  )
}
