import { diagnose, type RawDiagnostic } from '../diagnostics/diagnostic.ts'
import type { Code, Params } from '../diagnostics/messages/index.ts'
import type { ParsedFile } from '../parse/locate.ts'
import type { Path } from '../text/source-text.ts'

/** Records a diagnostic at the key or the value of a field. */
export function diagnoseAt<C extends Code>(
  { source, locate }: ParsedFile,
  path: Path,
  what: 'key' | 'value',
  code: C,
  params: Params<C>,
): RawDiagnostic {
  return diagnose(source, locate(path, what), code, params)
}
