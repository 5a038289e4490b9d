import type { PageEntry } from '../../../src/collections/resolved.ts'
import type { ResolvedContent } from '../resolve/resolve-content.ts'

/** Prefix of the ids of content modules. */
export const VIRTUAL_PREFIX = 'virtual:content/'

/** The route table; a change of it reloads the page. */
export const PAGES_MODULE = `${VIRTUAL_PREFIX}pages`

/**
 * Writes the modules the browser imports.
 *
 * @param isDev Adds the code that updates open pages.
 * @returns Source code by module id; `virtual:content/page/<id>` loads with its page.
 */
export function writeModules({ siteData, pages }: ResolvedContent, isDev: boolean): Map<string, string> {
  const modules = new Map([
    [`${VIRTUAL_PREFIX}site-data`, dataModule('site-data', siteData, isDev)],
    [PAGES_MODULE, routeTable(pages)],
  ])
  for (const { id, content } of pages)
    modules.set(`${VIRTUAL_PREFIX}page/${id}`, dataModule(`page/${id}`, content, isDev))
  return modules
}

/** A literal instead of `JSON.parse`: smaller after minification, and the data is small. */
function dataModule(id: string, data: unknown, isDev: boolean): string {
  const literal = JSON.stringify(data)
  return isDev ? liveModule(id, literal) : `export default ${literal}\n`
}

/**
 * Dispatches new content to open pages. Later visits import the first module again, so its object gets the new content
 * as well.
 */
function liveModule(id: string, literal: string): string {
  return `const content = ${literal}
export default content
if (import.meta.hot) {
  const first = (import.meta.hot.data.content ??= content)
  if (first !== content) {
    for (const key of Object.keys(first)) delete first[key]
    Object.assign(first, content)
  }
  import.meta.hot.accept((next) => {
    if (next) window.dispatchEvent(new CustomEvent('content:update', { detail: { id: ${JSON.stringify(id)}, content: next.default } }))
  })
}
`
}

function routeTable(pages: ResolvedContent['pages']): string {
  const rows = pages.map(({ id, content }) => {
    const entry: Omit<PageEntry, 'load'> = {
      id,
      path: content.path,
      sectionTypes: content.sections.map(({ type }) => type),
    }
    return `  { ...${JSON.stringify(entry)}, load: () => import(${JSON.stringify(`${VIRTUAL_PREFIX}page/${id}`)}) },`
  })
  return `export default [\n${rows.join('\n')}\n]\n`
}
