import { HEADER_RULES } from './header-rules.ts'

/**
 * Writes `_headers`, which Cloudflare Pages, Netlify and others read where Firebase reads firebase.json. They know no
 * regular expressions, so what is not a whole folder is named path by path.
 *
 * @param fileNames What is published, e.g. `hakkimizda/index.html`.
 */
export function writeHeadersFile(fileNames: readonly string[]): string {
  const paths = fileNames.map(publishedPath).filter((path) => path !== '/_headers')
  const blocks = HEADER_RULES.flatMap(({ regex, folder, headers }) => {
    const concerned = folder ? [folder] : paths.filter((path) => new RegExp(regex).test(path)).sort()
    const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)
    return concerned.map((path) => [path, ...lines].join('\n'))
  })
  return `${blocks.join('\n')}\n`
}

/** Where a visitor finds a file: `hakkimizda/index.html` at `/hakkimizda/`. */
export function publishedPath(fileName: string): string {
  return `/${fileName.replace(/(^|\/)index\.html$/, '$1')}`
}
