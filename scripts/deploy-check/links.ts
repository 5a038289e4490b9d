import type { BuiltSite } from './built-site.ts'
import { brokenBuild, type Finding } from './finding.ts'

/** Attributes with URLs: one, or several separated by spaces or commas. */
const ADDRESS = /\s(href|src|srcset|poster|data-entry|data-files)="([^"]*)"/gi
const META_ADDRESS = /<meta property="og:(?:image|url)" content="([^"]*)"/g
const CSS_ADDRESS = /url\(\s*["']?([^"')]+)["']?\s*\)/g
/** Files a script loads on demand: `./page-1a2b.js` relative to it, `assets/page-1a2b.css` from the root. */
const SCRIPT_ADDRESS = /["'`](\.\/[\w.-]+\.(?:js|css)|\/?assets\/[\w.-]+\.\w+)["'`]/g

/**
 * Finds broken internal URLs of the built site: links, pictures, fonts, scripts and fragments.
 *
 * @param siteUrl The public URL of the host, whose absolute links are internal too.
 * @param base Folder of the host that the site is served from, with a slash at both ends.
 */
export function checkLinks(site: BuiltSite, siteUrl: string, base: string): { findings: Finding[]; checked: number } {
  const findings: Finding[] = []
  let checked = 0
  const follow = (from: string, address: string) => {
    const inside = address.startsWith(`${siteUrl}/`) ? address.slice(siteUrl.length) : address
    if (inside === '' || /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(inside)) return
    checked += 1
    const problem = judge(site, base, from, inside)
    const isNew = findings.every(({ where, what }) => where !== from || what !== problem)
    if (problem && isNew) findings.push(brokenBuild(from, problem))
  }
  for (const page of site.pages) for (const address of addressesOfPage(site.read(page))) follow(page, address)
  for (const file of site.filesWith('.css'))
    for (const address of matches(site.read(file), CSS_ADDRESS)) follow(file, address)
  for (const file of site.filesWith('.js'))
    for (const address of matches(site.read(file), SCRIPT_ADDRESS))
      follow(file, address.replace(/^assets\//, `${base}assets/`))
  for (const file of site.filesWith('sitemap.xml'))
    for (const address of matches(site.read(file), /<loc>([^<]*)<\/loc>/g)) follow(file, address)
  for (const file of site.filesWith('.webmanifest'))
    for (const address of matches(site.read(file), /"(?:src|start_url)":\s*"([^"]*)"/g)) follow(file, address)
  return { findings, checked }
}

function addressesOfPage(html: string): string[] {
  const named = [...html.matchAll(ADDRESS)].flatMap(([, attribute = '', value = '']) => {
    const text = value.replaceAll('&quot;', '"').replaceAll('&amp;', '&')
    if (attribute.toLowerCase() === 'data-files') return text.split(' ')
    return attribute.toLowerCase() === 'srcset'
      ? text.split(',').map((part) => part.trim().split(/\s/)[0] ?? '')
      : [text]
  })
  return [...named, ...matches(html, META_ADDRESS), ...matches(html, CSS_ADDRESS)]
}

function matches(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, address = '']) => address)
}

/** @returns A sentence on what is wrong with an internal URL; `undefined` for a sound one. */
function judge(site: BuiltSite, base: string, from: string, address: string): string | undefined {
  const [path = '', anchor = ''] = address.split('#')
  if (path === '' && address.startsWith('#')) {
    // `#` is the front page, `#hakkimizda` a page or a fragment of this one: see src/content/paths.ts.
    const isKnown = anchor === '' || site.hasAnchor(from, anchor) || site.fileAt(`${base}${anchor}/`) !== undefined
    return isKnown ? undefined : `"${address}" bağlantısının gittiği yer yok: ne bu sayfada bir bölüm ne de bir sayfa.`
  }
  // Any base URL resolves a relative one.
  const target = site.fileAt(new URL(path, `https://site/${from}`).pathname)
  if (target === undefined) return `"${address}" adresinde dosya yok.`
  if (anchor !== '' && !site.hasAnchor(target, anchor)) return `"${address}" bağlantısının gittiği bölüm sayfada yok.`
  return undefined
}
