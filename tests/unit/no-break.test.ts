import { expect, test } from 'vitest'
import { keepTogether } from '../../scripts/content/resolve/rewrite-texts.ts'

test('“ya da” stays on one line in every text, and nothing else changes', () => {
  const value = { title: 'Telefon ya da e-posta', items: ['Ya da ikisi', 'hülya dağı', 3], link: '/ya-da' }
  expect(keepTogether(value)).toEqual({
    title: 'Telefon ya\u00a0da e-posta',
    items: ['Ya\u00a0da ikisi', 'hülya dağı', 3],
    link: '/ya-da',
  })
})
