import { HOME_PATH, NOT_FOUND_PATH } from '@/content/paths.ts'
import type { FieldSchema } from '../../forms/json-schema.ts'
import { Button } from '../parts.tsx'

type SlugFieldProps = { schema: FieldSchema; value: string; onRename: () => void }

/** The address of an entry that has been saved: links lead to it, so it changes with all of them or not at all. */
export function SlugField({ schema, value, onRename }: SlugFieldProps) {
  const isPage = value.startsWith('/')
  return (
    <div className="field">
      <div className="field-head">
        <span className="label">{schema.title}</span>
      </div>
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
