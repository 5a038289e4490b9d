import type { RawDiagnostic } from '../diagnostics/diagnostic.ts'
import type { ContentFile } from './check-file.ts'

/** Everything known about a content folder after one look. */
export type CheckResult = {
  /** In the order a reader wants them: by file, then by place. */
  diagnostics: RawDiagnostic[]
  files: ContentFile[]
  /** Pictures by their path below the content folder, with the path that opens them. */
  images: ReadonlyMap<string, string>
}
