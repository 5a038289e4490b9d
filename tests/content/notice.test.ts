import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { loadContent } from '../../scripts/content/load.ts'
import { STORED_NAMES } from '../../src/content/stored-names.ts'

test('a data protection notice that names what the site keeps in the browser names all of it, and nothing else', async () => {
  const { content } = await loadContent({ root: 'content' })
  const link = content?.siteData.interface.privacyNote?.link
  const page = content?.pages.find((each) => each.path === link)
  const text = page ? readFileSync(`content/${page.file}`, 'utf8') : ''
  const named = [...new Set([...text.matchAll(/`([^`\n]+)`/g)].map(([, name]) => name))]

  // A lawyer may word it without names.
  if (named.length > 0) expect(named.sort()).toEqual([...STORED_NAMES].sort())
})
