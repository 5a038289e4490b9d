import { headerRules } from './header-rules.ts'

/**
 * Writes `_headers` for Cloudflare Pages, Netlify and other hosts. It has no regular expressions, so paths without a
 * pattern of their own are listed.
 *
 * @param fileNames Published files from the root of the host on, e.g. `hakkimizda/index.html`.
 * @param base As in `headerRules`.
 */
export function writeHeadersFile(fileNames: readonly string[], base: string): string {
  const paths = fileNames.map(publishedPath)
  const rules = headerRules(base).filter(({ pattern }) => pattern !== 'default')
  const blocks = rules.flatMap(({ regex, pattern, headers }) => {
    const concerned = pattern ? [pattern] : paths.filter((path) => new RegExp(regex).test(path)).sort()
    const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)
    return concerned.map((path) => [path, ...lines].join('\n'))
  })
  return `${blocks.join('\n')}\n`
}

/** URL path of a file: `/hakkimizda/` for `hakkimizda/index.html`. */
export function publishedPath(fileName: string): string {
  return `/${fileName.replace(/(^|\/)index\.html$/, '$1')}`
}
