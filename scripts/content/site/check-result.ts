import type { RawDiagnostic } from '../diagnostics/diagnostic.ts'
import type { ContentFile } from './check-file.ts'

/** The result of checking a content folder. */
export type CheckResult = {
  /** By file, then by place. */
  diagnostics: RawDiagnostic[]
  files: ContentFile[]
  /** Paths on disk of the pictures, by path below the content folder. */
  images: ReadonlyMap<string, string>
}
