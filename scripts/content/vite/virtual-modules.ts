import type { PageEntry } from '../../../src/content/resolved.ts'
import type { ResolvedContent } from '../resolve/resolve-content.ts'

/** What every address of a content module begins with. */
export const VIRTUAL_PREFIX = 'virtual:content/'

/** The route table; a change here means other routes, so the whole page has to load again. */
export const PAGES_MODULE = `${VIRTUAL_PREFIX}pages`

/**
 * Writes the modules the browser imports.
 *
 * @param isDev Adds the lines that hand new content to a page that is already open.
 * @returns Source code by module address; `virtual:content/page/<id>` is only loaded when its page is visited.
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

/** A literal, not a text for `JSON.parse`: without quotes around its names it is smaller, and there is too little to read for more. */
function dataModule(id: string, data: unknown, isDev: boolean): string {
  const literal = JSON.stringify(data)
  return isDev ? liveModule(id, literal) : `export default ${literal}\n`
}

/**
 * Hands new content to the open page. What the page imported first stays the module of every later visit, so the new
 * content is put into that object as well.
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
