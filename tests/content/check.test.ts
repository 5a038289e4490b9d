import { expect, test } from 'vitest'
import { z } from 'zod'
import { checkFolder } from '../../scripts/content/check.ts'
import { translate } from '../../scripts/content/diagnostics/messages/translate.ts'
import { loadContent } from '../../scripts/content/load.ts'
import { collections } from '../../src/collections/index.ts'
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

test.each([
  ['"750 TL"', '`"rate": 750` yazın.'],
  ['"1.250,50"', '`"rate": 1250.5` yazın.'],
  ['"çok"', 'yalnızca rakamlarla, tırnaksız yazın.'],
  ['-5', 'en az 0, en fazla 9999 yazın.'],
  ['750.5', undefined],
])('a field for a number with decimals takes %s: %s', async (written, fix) => {
  const rate = z.number().min(0).max(9999).meta({ title: 'Saat ücreti', description: 'Bir saatlik işin ücreti.' })
  const prices = { name: 'prices', format: 'json', folder: 'prices', schema: z.strictObject({ rate }) } as const
  const root = await contentFolder({ 'prices/saat.json': `{ "rate": ${written} }` })

  const { diagnostics } = checkFolder(root, { collections: [...collections, prices] })

  const told = diagnostics.map(({ code, params }) => translate(code, params, 'tr'))
  expect(told.map((text) => text.fix)).toEqual(fix === undefined ? [] : [fix])
  if (fix) expect(told[0]?.expected).toContain('0 ile 9999 arasında sayı, ondalığı noktayla')
})
