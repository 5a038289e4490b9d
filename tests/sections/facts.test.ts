import { expect, test } from 'vitest'
import { z } from 'zod'
import { loadContent } from '../../scripts/content/load.ts'
import { factsOf } from '../../scripts/content/resolve/facts.ts'
import { renderPage } from '../../src/entry-server.tsx'
import { contentFolder } from '../support/content-folder.ts'
import { interfaceTexts, json, navigation, page, service, site } from '../support/valid-content.ts'

/** A page of a small site as HTML, by its path, without marks around single words. */
async function siteOf(files: Record<string, string>): Promise<(path: string) => Promise<string>> {
  const { content, diagnostics } = await loadContent({ root: await contentFolder(files) })
  expect(diagnostics).toEqual([])
  return async (path) => {
    const found = content?.pages.find((each) => each.path === path)
    if (!content || !found) throw new Error(`There is no page at ${path}.`)
    return (await renderPage(found.content, content.siteData)).replace(/<\/?span[^>]*>|<!-- -->/g, '')
  }
}

/** A site with a page of these sections, as HTML. */
const pageOf = async (...sections: object[]) =>
  (await siteOf({ 'pages/yeni.md': page({ path: '/yeni', sections }) }))('/yeni')

const company = { legalName: 'Kıyı Dijital Limited Şirketi', taxNumber: '1234567890' }
const link = '/hakkimizda'
const people = [{ name: 'Kişi Bir', role: 'Tasarım' }]

test('what staff may leave out shows where they wrote it', async () => {
  const terms = { price: '12.000 TL’den başlar (KDV dâhil)', duration: 'Genellikle 4-6 hafta' }
  const all = { type: 'all-services', title: 'Hizmetler', contents: 'Liste', aboutMessage: 'Merhaba, {konu}:' }
  const at = await siteOf({
    'services/yeni-hizmet.md': service({ ...terms, name: 'Yeni hizmet' }),
    'pages/hizmetlerimiz.md': page({ path: '/hizmetlerimiz', sections: [all] }),
    'pages/hakkimizda.md': page(
      { path: link, sections: [{ type: 'prose', title: 'Biz kimiz', people }] },
      'Küçük ekip.\n\n## Nasıl çalışırız?',
    ),
    'site.json': json({ ...site, company, contact: { ...site.contact, promise: 'Sormak bedava' } }),
    'navigation.json': json({ ...navigation, legalLinks: [{ name: 'Kişisel veriler', link }] }),
    'interface.json': json({ ...interfaceTexts, privacyNote: { text: 'Yalnızca yanıt için.', label: 'Metin', link } }),
  })

  const services = await at('/hizmetlerimiz')
  expect(services.match(/<dt>Fiyat/g)).toHaveLength(1)
  expect(services).toMatch(
    /<dd>12\.000 TL’den başlar \(KDV dâhil\)<\/dd>.*<dt>Süre<\/dt><dd>Genellikle 4-6 hafta<\/dd>/,
  )
  const chats = services.match(/(?<=<main[\s\S]*wa\.me\/\d+\?text=)[^"]*/g)
  expect(chats, 'beside the price').toEqual([encodeURIComponent('Merhaba, Yeni hizmet: ')])
  for (const html of [services, await at('/')]) expect(html.match(/Sormak bedava/g)).toHaveLength(1)
  expect(await at(link)).toMatch(/Küçük ekip[\s\S]*Kişi Bir[\s\S]*Tasarım/)
  const contact = await at('/iletisim')
  expect(contact).toMatch(
    /Şirket bilgileri<\/h2><dl>(?:<div>)?<dt>Ticaret unvanı<\/dt><dd>Kıyı Dijital Limited Şirketi</,
  )
  expect(contact).toContain('<dt>Vergi numarası</dt><dd>1234567890</dd>')
  expect(contact).toMatch(/Yalnızca yanıt için\. <a [^>]*>Metin<\/a>/)
  const [, footer = ''] = services.split('<footer')
  expect(footer).toContain(company.legalName)
  expect(footer.indexOf('Kişisel veriler')).toBeGreaterThan(footer.indexOf('©'))
})

test('and nothing in its place where they did not', async () => {
  const at = await siteOf({})
  expect(await at('/hizmetlerimiz')).not.toMatch(/<dt>(?:Fiyat|Süre)/)
  expect(await at('/iletisim')).not.toMatch(/Şirket bilgileri|Kişisel veriler/)
  expect(/<main[\s\S]*<\/main>/.exec(await at(link))?.[0]).not.toContain('<ul')
})

test('a question shows when it has its answer, a step its time, and a section without answers is not there', async () => {
  const open = { question: 'Vazgeçersem?' }
  const figure = { question: 'En azı?', answer: 'Üç gün.', opensPrevious: true }
  const items = [{ question: 'Ne kadar sürer?', answer: 'Bir hafta.' }, figure, open]
  const faq = { type: 'faq', title: 'Sorular', items }
  const steps = [
    { title: 'Tanışma', text: 'Sizi dinliyoruz.', duration: '1 hafta' },
    { title: 'Yayın', text: 'Siteyi açıyoruz.' },
  ]

  const html = await pageOf(
    faq,
    { type: 'steps', title: 'Adımlar', steps },
    { ...faq, title: 'Boş', items: [{ ...open }] },
  )
  expect(html).toContain('Üç gün. Bir hafta.')
  expect(html).not.toMatch(/Vazgeçersem|Boş|En azı/)
  expect(html.match(/<b>[^<]*<\/b>/g)).toEqual(['<b>1 hafta</b>'])
})

test('a chat with somebody else says who writes, and has its numbered questions as a list between what stands around them', async () => {
  const message = 'İki soru:\n1. Nerede?\n2. Kaça?\nYeter.'
  const reply = { title: 'Bir fırıncıyla', question: 'Merhaba', wait: 'Yanıtımız', message, answer: 'Burada' }
  const topics = [{ label: 'Yeni site', message: 'Merhaba, yeni bir site istiyorum.' }]
  const contact = { type: 'contact', title: 'Bize ulaşın', topicsTitle: 'Konunuzu seçin', topics, reply }
  const at = await siteOf({
    'interface.json': json({ ...interfaceTexts, chatCustomer: 'Müşteri' }),
    'pages/iletisim.md': page({ path: '/iletisim', sections: [contact] }),
  })
  const said = [
    'Müşteri: Merhaba</p>',
    'Yanıtımız</p>',
    `${site.brand}: İki soru:<ol><li>Nerede\\?</li><li>Kaça\\?</li></ol>Yeter.`,
  ]
  expect(await at('/iletisim')).toMatch(new RegExp([...said, 'Müşteri: Burada</p>'].join('[\\s\\S]*')))
})

test('an offer has no sums while an amount is missing', async () => {
  const lines = [
    { name: 'Tasarım', note: 'Sayfaya göre', amount: 1000 },
    { name: 'Metin', note: 'Sayfaya göre', amount: 500, start: 'struck' },
  ]
  const offer = (lines: object[]) => {
    const texts = { title: 'Teklif', sheetTitle: 'Teklif', sheetNote: 'Örnek', linesTitle: 'Çizin', total: 'Toplam' }
    const hints = { dates: [{ name: 'Teslim' }], nothingHint: 'Seçin.', hint: 'Gönderin.' }
    const message = { opening: 'İstediklerim:', without: 'Gerekmeyenler:', nothing: 'Hiçbiri', closing: 'İşim:' }
    return pageOf({
      type: 'offer',
      ...texts,
      ...hints,
      lines,
      tax: { name: 'KDV', note: 'Ayrı', percent: 20 },
      message,
    })
  }

  const html = await offer(lines)
  expect(html, 'without the line struck out').toMatch(/Toplam[\s\S]*1\.200 TL/)
  expect(html).toContain(
    encodeURIComponent('İstediklerim:\n- Tasarım: 1.000 TL + KDV\n- Toplam: 1.200 TL\nGerekmeyenler:\n- Metin\nİşim: '),
  )
  expect(await offer([...lines, { name: 'Bakım', note: 'Aya göre' }])).not.toContain('Toplam')
  const nothing = await offer(lines.map((line) => ({ ...line, start: 'struck' })))
  expect(nothing, 'no line stays').toContain(
    encodeURIComponent('İstediklerim:\n- Hiçbiri\nGerekmeyenler:\n- Tasarım\n- Metin\nİşim: '),
  )
  expect(nothing).toContain('Seçin.')
})

test('a text takes the number of services, at the start of a sentence with a capital; numbers are written as in Turkish', async () => {
  const title = '{Hizmet sayısı} hizmet, yani {hizmet sayısı} iş'
  expect(await pageOf({ type: 'services', title })).toContain('İki hizmet, yani iki iş')
  const schema = z.strictObject({ rate: z.number().meta({ title: 'Saat ücreti' }) })
  expect(factsOf(schema, { rate: 1250.5 })).toEqual([{ label: 'Saat ücreti', value: '1.250,5' }])
})
