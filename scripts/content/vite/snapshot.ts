import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { Asset } from '../images/image-asset.ts'
import type { Placeholders } from './index-html.ts'

/** One state of the content; with diagnostics all else is empty. */
export type Snapshot = {
  diagnostics: Diagnostic[]
  /** Source code by module address. */
  modules: Map<string, string>
  assets: Asset[]
  placeholders: Partial<Placeholders>
  /** Rules for the mean colours of pictures, added to the stylesheet. */
  colors: string
}
