import { expect, test } from 'vitest'
import { loadContent } from '../../scripts/content/load.ts'
import { contentFolder } from '../support/content-folder.ts'
import { page } from '../support/valid-content.ts'

test('a heading called like the element of every page gets another name, and links lead to that', async () => {
  const body = '## İçerik\n\nNasıl çalıştığımız [burada](/hakkimizda#icerik-2).'
  const about = page({ path: '/hakkimizda', sections: [{ type: 'prose', title: 'Biz kimiz' }] }, body)

  const { diagnostics, content } = await loadContent({ root: await contentFolder({ 'pages/hakkimizda.md': about }) })

  expect(diagnostics).toEqual([])
  const sections = content?.pages.find(({ path }) => path === '/hakkimizda')?.content.sections
  const link = ['a', { href: '/hakkimizda#icerik-2' }, 'burada']
  expect(sections).toMatchObject([
    {
      type: 'prose',
      body: [
        ['h2', { id: 'icerik-2' }, 'İçerik'],
        ['p', 0, 'Nasıl çalıştığımız ', link, '.'],
      ],
    },
  ])
})
