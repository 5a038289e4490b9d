import Validator from '@adobe/structured-data-validator'
import WebAutoExtractor from '@marbec/web-auto-extractor'

/**
 * Reads a page as a crawler does and judges its structured data by what Google asks for rich results: what must be
 * there (`ERROR`) and what should (`WARNING`).
 *
 * @returns The types described on the page, and one line a finding.
 */
export async function richResults(html: string): Promise<{ types: string[]; findings: string[] }> {
  const extracted = new WebAutoExtractor({ addLocation: true }).parse(html)
  const types = Object.keys(extracted.jsonld)
  const findings = await new Validator().validate(extracted)
  return {
    types,
    findings: [
      ...extracted.errors.map((error) => `unreadable: ${JSON.stringify(error)}`),
      ...findings.map(({ severity, rootType, issueMessage }) => `${severity}: ${rootType}: ${issueMessage}`),
    ],
  }
}
