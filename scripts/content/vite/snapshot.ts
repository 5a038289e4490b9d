import type { Issue } from '../diagnostics/diagnostic.ts'
import type { Asset } from '../images/image-asset.ts'
import type { Placeholders } from './index-html.ts'

/** One state of the content, ready to be served; with issues everything else is empty. */
export type Snapshot = {
  issues: Issue[]
  /** Source code by module address. */
  modules: Map<string, string>
  assets: Asset[]
  placeholders: Partial<Placeholders>
}
