import { expect, test } from 'vitest'
import { UNBROKEN } from '@/content/locale.ts'

const unbroken = (text: string) => text.split(UNBROKEN).filter((_, place) => place % 2 === 1)

test.each([
  ['Bir e-posta yazın, e-faturanızı görelim.', ['e-posta', 'e-faturanızı']],
  ['Sizi Google da görsün, evde de.', ['Google da', 'evde de']],
  ['Orada “açık lastikçi” mi yazıyor, ne zaman?', ['lastikçi” mi', 'ne zaman']],
  ['Yaptırmadan ya da yenilemeden önce', ['ya da']],
  ['Çatı mı, görür müsünüz?', ['Çatı mı', 'görür müsünüz']],
  ['Örnek Caddesi No: 1, Kadıköy', ['No: 1']],
  ['Kanun’un 10. maddesi, 2026.', ['10. maddesi']],
  ['Genellikle 4–6 hafta, en çok 2-3 gün', ['4–6 hafta', '2-3 gün']],
  ['Serigrafi, 70 × 50 cm; madde 5/2-f', ['70 × 50 cm', 'madde 5/2-f']],
  ['Yanında fiyatı: 1.240 ₺', ['1.240 ₺']],
  ['Bu başlığın sonu kırılır.', []],
  ['Ajans Web Sitesi', ['Web Sitesi']],
  ['En büyük yeri. İlk sıra sözü, en büyük, Enginar çıktı', ['En büyük', 'İlk sıra']],
  ['Bir iş günü içinde o uygulamada, radyo açık', ['iş günü', 'o uygulamada']],
  ['Fiyatını da adım adım yazarız', ['adım adım']],
])('%s: %j stay on one line', (text, expected) => {
  expect(unbroken(text)).toEqual(expected)
})

test('a word that only begins like a particle, a year, a quotation and long words may break', () => {
  const text = 'Burada dahil olan müşteri, 2026. Yeni “üç yıl”: kayıtları da burada, ne yaptığınız da.'
  expect(unbroken(text)).toEqual([])
})
