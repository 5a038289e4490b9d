/** Response headers of some paths. */
export type HeaderRule = {
  /** Matching paths: a regular expression in the common subset of RE2 (Firebase) and JavaScript. */
  regex: string
  /**
   * The same as a pattern of `_headers`, or `default` for what that file leaves to its hosts; without it, the file lists every
   * match. Nothing that grows with the site: Cloudflare Pages reads the first 100 rules.
   */
  pattern?: string
  headers: Record<string, string>
}

const YEAR_S = 365 * 24 * 60 * 60
const DAY_S = 24 * 60 * 60

/**
 * Response headers, which a page cannot set itself: the single source of firebase.json (`npm run headers:generate`), of
 * `dist/_headers` and of the preview.
 *
 * No path gets the same header from two rules: hosts disagree whether the last one counts or both. The exception is the
 * policy, of which browsers enforce all; the last rule therefore repeats the policy of the first.
 *
 * @param base Folder of the host that the site is served from, with a slash at both ends.
 */
export function headerRules(base: string): HeaderRule[] {
  const folder = asPattern(base)
  return [
    {
      regex: '^/',
      pattern: '/*',
      headers: {
        // The rest of the policy is in the pages, with their hashes. `frame-ancestors` works in a header only.
        'Content-Security-Policy': "frame-ancestors 'none'",
        // For browsers without frame-ancestors.
        'X-Frame-Options': 'DENY',
        // One year, as in the OWASP cheat sheet. No subdomains and no preload list: others of the company may use http.
        'Strict-Transport-Security': `max-age=${YEAR_S}`,
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
        'Cross-Origin-Opener-Policy': 'same-origin',
      },
    },
    {
      // Pages, their data and unknown paths: URLs without an extension. The next visit gets a new release.
      regex: '(?:/|\\.html|\\.json|/[^/.]+)$',
      pattern: 'default',
      headers: { 'Cache-Control': 'no-cache', 'Cross-Origin-Resource-Policy': 'same-origin' },
    },
    {
      // File names with a content hash.
      regex: `^${folder}assets/.*\\.[^/.]+$`,
      pattern: `${base}assets/*`,
      headers: {
        'Cache-Control': `public, max-age=${YEAR_S}, immutable`,
        'Cross-Origin-Resource-Policy': 'same-origin',
      },
    },
    {
      // Embedded by other sites where a page is shared.
      regex: `^${folder}share/.*\\.[^/.]+$`,
      pattern: `${base}share/*`,
      headers: { 'Cache-Control': `public, max-age=${DAY_S}`, 'Cross-Origin-Resource-Policy': 'cross-origin' },
    },
    {
      // Icons, robots.txt, sitemap.xml, licences.
      regex: `^${folder}[^/]*\\.(?:ico|png|svg|txt|webmanifest|xml)$`,
      headers: { 'Cache-Control': `public, max-age=${DAY_S}`, 'Cross-Origin-Resource-Policy': 'same-origin' },
    },
    {
      // An SVG opened directly is a document and could run scripts: uploads are checked, this is defence in depth.
      // No sandbox: with an opaque origin browsers may refuse `<use>` of the file.
      regex: '\\.svg$',
      pattern: '/*.svg',
      headers: { 'Content-Security-Policy': "frame-ancestors 'none'; script-src 'none'" },
    },
  ]
}

/** A folder of the host as a part of a regular expression. */
export function asPattern(base: string): string {
  return base.replaceAll('.', '\\.')
}

/** @returns Headers of a path by name. The last matching rule wins, as on Firebase. */
export function headersFor(path: string, rules: readonly HeaderRule[]): Record<string, string> {
  return Object.assign({}, ...rules.filter(({ regex }) => new RegExp(regex).test(path)).map(({ headers }) => headers))
}
