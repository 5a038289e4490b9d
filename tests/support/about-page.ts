import type { Page } from '@playwright/test'
import { renderProse } from '../../scripts/content/resolve/render-markdown.ts'
import { pageAt } from './site-content.ts'

/** The data of the about page. */
export const ABOUT_FILE = /\/biz-kimiz\/page\.json$/

/** Puts an unchecked body into the about page. */
export async function changeAboutPage(page: Page, markdown: string): Promise<void> {
  const about = pageAt('/biz-kimiz')
  const body = renderProse(markdown, { idPrefix: '', image: () => ({ src: '/favicon.svg', width: 32, height: 32 }) })
  const sections = about.sections.map((section) => (section.type === 'prose' ? { ...section, body } : section))
  await page.route(ABOUT_FILE, async (route) => {
    const { build } = await (await route.fetch()).json()
    await route.fulfill({ json: { build, page: { ...about, sections } } })
  })
}
