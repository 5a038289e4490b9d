// Neither package brings types; here is what rich-results.ts uses of them.

declare module '@marbec/web-auto-extractor' {
  export type Extracted = { jsonld: Record<string, unknown[]>; errors: unknown[] }
  export default class WebAutoExtractor {
    constructor(options: { addLocation: boolean })
    parse(html: string): Extracted
  }
}

declare module '@adobe/structured-data-validator' {
  import type { Extracted } from '@marbec/web-auto-extractor'

  export type Finding = {
    rootType: string
    issueMessage: string
    severity: 'ERROR' | 'WARNING'
  }
  export default class Validator {
    validate(extracted: Extracted): Promise<Finding[]>
  }
}
