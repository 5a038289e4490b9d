/**
 * What the host has to say with every answer, and a page cannot say of itself: the one source of the headers in
 * firebase.json (`npm run headers:generate`), in `dist/_headers`, and of the preview.
 */
export type HeaderRule = {
  /** Paths it concerns, as a regular expression in the common part of RE2 (Firebase) and JavaScript. */
  regex: string
  /** The same in the words of `_headers`; absent: every published file it concerns is named there. */
  folder?: string
  headers: Record<string, string>
}

const YEAR_S = 365 * 24 * 60 * 60
const DAY_S = 24 * 60 * 60

/**
 * No path gets the same header from two rules: hosts do not agree whether the last one counts or both. The exception
 * is the policy, of which browsers obey all; the rule that stands last therefore repeats the first one's.
 */
export const HEADER_RULES: readonly HeaderRule[] = [
  {
    regex: '^/',
    folder: '/*',
    headers: {
      // The rest of the policy is in the pages, with their hashes. Frames are judged before a page is read.
      'Content-Security-Policy': "frame-ancestors 'none'",
      // For browsers that do not know frame-ancestors.
      'X-Frame-Options': 'DENY',
      // One year, as the OWASP cheat sheet says. No subdomains and no preload list: the company may run others by http.
      'Strict-Transport-Security': `max-age=${YEAR_S}`,
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
      'Cross-Origin-Opener-Policy': 'same-origin',
    },
  },
  {
    // Pages, and what is no file: an address without an ending. A new release is seen at the next visit.
    regex: '(?:/|\\.html|/[^/.]+)$',
    headers: { 'Cache-Control': 'no-cache', 'Cross-Origin-Resource-Policy': 'same-origin' },
  },
  {
    // Named by their content: a file that changes gets another name.
    regex: '^/assets/.*\\.[^/.]+$',
    folder: '/assets/*',
    headers: {
      'Cache-Control': `public, max-age=${YEAR_S}, immutable`,
      'Cross-Origin-Resource-Policy': 'same-origin',
    },
  },
  {
    // Shown by other sites where a page is shared.
    regex: '^/share/.*\\.[^/.]+$',
    folder: '/share/*',
    headers: { 'Cache-Control': `public, max-age=${DAY_S}`, 'Cross-Origin-Resource-Policy': 'cross-origin' },
  },
  {
    // Icons, robots.txt, sitemap.xml, licences.
    regex: '^/[^/]*\\.(?:ico|png|svg|txt|webmanifest|xml)$',
    headers: { 'Cache-Control': `public, max-age=${DAY_S}`, 'Cross-Origin-Resource-Policy': 'same-origin' },
  },
  {
    // A drawing opened by itself is a document, which could run scripts: uploads are checked, and this is the second lock.
    // Not a sandbox: its origin of its own may keep browsers from using parts of a drawing in a page.
    regex: '\\.svg$',
    headers: { 'Content-Security-Policy': "frame-ancestors 'none'; script-src 'none'" },
  },
]

/** @returns The headers of an answer to this path, by name; of several rules the last one counts, as on Firebase. */
export function headersFor(path: string, rules: readonly HeaderRule[] = HEADER_RULES): Record<string, string> {
  return Object.assign({}, ...rules.filter(({ regex }) => new RegExp(regex).test(path)).map(({ headers }) => headers))
}
