import { renderProse } from '../../scripts/content/resolve/render-markdown.ts'
import { pageAt } from './site-content.ts'

/** Chunk with the content of the about page. */
export const ABOUT_FILE = /assets\/biz-kimiz-[^/]*\.js$/

/**
 * Renders the about page with an unchecked body.
 *
 * @returns Code of a module that replaces `ABOUT_FILE`.
 */
export function aboutPageWith(markdown: string): string {
  const page = pageAt('/biz-kimiz')
  const body = renderProse(markdown, { idPrefix: '', image: () => ({ src: '/favicon.svg', width: 32, height: 32 }) })
  const sections = page.sections.map((section) => (section.type === 'prose' ? { ...section, body } : section))
  return `export default ${JSON.stringify({ ...page, sections })}`
}
