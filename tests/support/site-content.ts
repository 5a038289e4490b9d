import { loadContent } from '../../scripts/content/check.ts'

const { content } = await loadContent({ root: 'content' })
if (!content) throw new Error('The content has problems.')

/** What every page shares, as the site itself gets it: tests look for the words staff write today. */
export const { shell } = content

/** Every page of the real content, the not-found page among them. */
export const pages = content.pages.map((page) => page.content)
