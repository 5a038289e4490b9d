import { createHash } from 'node:crypto'
import type { SiteFile } from './pages.ts'

/** A file that browsers keep for ever, because another content gets another name; as in vite.config.ts. */
export function assetFile(name: string, ending: string, source: string): SiteFile {
  const hash = createHash('sha256').update(source).digest('base64url').slice(0, 6)
  return { fileName: `assets/${name}-${hash}.${ending}`, source }
}
