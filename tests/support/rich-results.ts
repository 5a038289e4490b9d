// @ts-expect-error: it brings no types
import Validator from '@adobe/structured-data-validator'
// @ts-expect-error: nor does it
import WebAutoExtractor from '@marbec/web-auto-extractor'

type Finding = { rootType: string; issueMessage: string; severity: 'ERROR' | 'WARNING' }

/**
 * Validates the structured data of a page against Google's rules for rich results: required (`ERROR`) and recommended
 * (`WARNING`) properties.
 *
 * @returns The types on the page, and one line per finding.
 */
export async function richResults(html: string): Promise<{ types: string[]; findings: string[] }> {
  const extracted = new WebAutoExtractor({ addLocation: true }).parse(html)
  const types = Object.keys(extracted.jsonld)
  const findings: Finding[] = await new Validator().validate(extracted)
  return {
    types,
    findings: [
      ...extracted.errors.map((error: unknown) => `unreadable: ${JSON.stringify(error)}`),
      ...findings.map(({ severity, rootType, issueMessage }) => `${severity}: ${rootType}: ${issueMessage}`),
    ],
  }
}
