import { createMemoryHistory, RouterContextProvider } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { loadContent } from '../../scripts/content/load.ts'
import { factsOf } from '../../scripts/content/resolve/facts.ts'
import { createSiteRouter } from '../../src/app/router.tsx'
import type { ResolvedPage, ResolvedSection, SectionOf, SiteData } from '../../src/collections/resolved.ts'
import { HeadingLevelContext } from '../../src/components/Section.tsx'
import { InterfaceTextsContext } from '../../src/components/text/InterfaceTexts.tsx'
import { Footer } from '../../src/layout/footer/Footer.tsx'
import { AllServicesSection } from '../../src/sections/all-services/AllServicesSection.tsx'
import { ContactSection } from '../../src/sections/contact/ContactSection.tsx'
import { FaqSection } from '../../src/sections/faq/FaqSection.tsx'
import { OfferSection } from '../../src/sections/offer/OfferSection.tsx'
import { ProseSection } from '../../src/sections/prose/ProseSection.tsx'
import { StepsSection } from '../../src/sections/steps/StepsSection.tsx'
import { contentFolder } from '../support/content-folder.ts'
import { interfaceTexts, json, navigation, page, service, site } from '../support/valid-content.ts'

async function load(files: Record<string, string>): Promise<{ siteData: SiteData; pages: ResolvedPage[] }> {
  const { content, diagnostics } = await loadContent({ root: await contentFolder(files) })
  expect(diagnostics).toEqual([])
  if (!content) throw new Error('The content has problems.')
  return { siteData: content.siteData, pages: content.pages.map((each) => each.content) }
}

function sectionOf<Type extends ResolvedSection['type']>(pages: ResolvedPage[], type: Type): SectionOf<Type> {
  const found = pages.flatMap(({ sections }) => sections).find((each): each is SectionOf<Type> => each.type === type)
  if (!found) throw new Error(`No ${type} section.`)
  return found
}

async function render(tree: ReactNode, { interface: texts }: SiteData): Promise<string> {
  const router = createSiteRouter(createMemoryHistory(), () => Promise.reject(new Error('No page is shown.')))
  await router.load()
  return renderToStaticMarkup(
    <RouterContextProvider router={router}>
      <InterfaceTextsContext.Provider value={texts}>{tree}</InterfaceTextsContext.Provider>
    </RouterContextProvider>,
  )
}

/** A page of one section. */
const pageOf = (section: object) => page({ path: '/yeni', sections: [section] })

/** The HTML of the first section of a type. */
async function show<Type extends ResolvedSection['type']>(
  files: Record<string, string>,
  type: Type,
  draw: (section: SectionOf<Type>) => ReactNode,
): Promise<string> {
  const { siteData, pages } = await load(files)
  return render(draw(sectionOf(pages, type)), siteData)
}

test('a service says its price and time where staff wrote them, and nothing in their place where they did not', async () => {
  const facts = { price: '12.000 TL’den başlar (KDV dâhil)', duration: 'Genellikle 4-6 hafta' }
  const html = await show({ 'services/yeni-hizmet.md': service(facts) }, 'all-services', (section) => (
    <AllServicesSection {...section} />
  ))
  expect(html.match(/<dl/g)).toHaveLength(1)
  expect(html.replace(/<\/?span[^>]*>/g, '')).toMatch(
    /<dt>Fiyat<\/dt><dd>12\.000 TL’den başlar \(KDV dâhil\)<\/dd>.*<dt>Süre<\/dt><dd>Genellikle 4-6 hafta<\/dd>/,
  )
})

test('a question shows when it has its answer, and a section without answers shows nothing', async () => {
  const items = [{ question: 'Ne kadar sürer?', answer: 'Bir hafta.' }, { question: 'Vazgeçersem?' }]
  const faq = (items: object[]) =>
    show({ 'pages/yeni.md': pageOf({ type: 'faq', title: 'Sorular', items }) }, 'faq', (section) => (
      <FaqSection {...section} />
    ))

  const html = await faq(items)
  expect(html).toContain('Bir hafta.')
  expect(html).not.toContain('Vazgeçersem')
  expect(await faq(items.slice(1))).toBe('')
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
    const tax = { name: 'KDV', note: 'Ayrı', percent: 20 }
    const section = { type: 'offer', ...texts, ...hints, lines, tax, message }
    return show({ 'pages/yeni.md': pageOf(section) }, 'offer', (section) => <OfferSection {...section} />)
  }

  const html = await offer(lines)
  expect(html, 'without the line struck out').toMatch(/Toplam[\s\S]*1\.200 TL/)
  expect(html).toContain(encodeURIComponent('İstediklerim:\n- Tasarım\nGerekmeyenler:\n- Metin\nİşim: '))
  expect(await offer([...lines, { name: 'Bakım', note: 'Aya göre' }])).not.toContain('Toplam')
  const nothing = await offer(lines.map((line) => ({ ...line, start: 'struck' })))
  expect(nothing, 'no line stays').toContain(encodeURIComponent('İstediklerim:\n- Hiçbiri\nİşim: '))
  expect(nothing).toContain('Seçin.')
})

test('a step says how long it takes where staff wrote it', async () => {
  const steps = [
    { title: 'Tanışma', text: 'Sizi dinliyoruz.', duration: '1 hafta' },
    { title: 'Yayın', text: 'Siteyi açıyoruz.' },
  ]
  const section = { type: 'steps', title: 'Adımlar', steps }
  const html = await show({ 'pages/yeni.md': pageOf(section) }, 'steps', (section) => <StepsSection {...section} />)
  expect(html.match(/<b>[^<]*<\/b>/g)).toEqual(['<b>1 hafta</b>'])
})

test('people stand below the text, and without them no empty list', async () => {
  const prose = (more: object) => {
    const sections = [{ type: 'prose', title: 'Biz kimiz', ...more }]
    return show(
      { 'pages/hakkimizda.md': page({ path: '/hakkimizda', sections }, 'Küçük ekip.') },
      'prose',
      (section) => <ProseSection {...section} />,
    )
  }
  expect(await prose({ people: [{ name: 'Kişi Bir', role: 'Tasarım' }] })).toMatch(
    /Küçük ekip[\s\S]*Kişi Bir[\s\S]*Tasarım/,
  )
  expect(await prose({})).not.toContain('<ul')
})

test('company data and the notice stand on the contact page and in the footer, where there are any', async () => {
  const company = { legalName: 'Kıyı Dijital Limited Şirketi', taxNumber: '1234567890' }
  const link = '/hakkimizda'
  const both = async (files: Record<string, string>) => {
    const { siteData, pages } = await load(files)
    const section = <ContactSection {...sectionOf(pages, 'contact')} />
    const whole = await render(<HeadingLevelContext value={1}>{section}</HeadingLevelContext>, siteData)
    return [whole, await render(section, siteData), await render(<Footer {...siteData} />, siteData)] as const
  }
  const [contact, below, footer] = await both({
    'site.json': json({ ...site, company }),
    'navigation.json': json({ ...navigation, legalLinks: [{ name: 'Kişisel veriler', link }] }),
    'interface.json': json({ ...interfaceTexts, privacyNote: { text: 'Yalnızca yanıt için.', label: 'Metin', link } }),
  })

  expect(contact).toMatch(
    /Şirket bilgileri<\/h2><dl>(?:<div>)?<dt>Ticaret unvanı<\/dt><dd>Kıyı Dijital Limited Şirketi</,
  )
  expect(contact).toContain('<dt>Vergi numarası</dt><dd>1234567890</dd>')
  expect(contact).toMatch(/Yalnızca yanıt için\. <a [^>]*>Metin<\/a>/)
  expect(below, 'below other sections').not.toContain('Şirket')
  expect(footer).toContain(company.legalName)
  expect(footer.indexOf('Kişisel veriler')).toBeGreaterThan(footer.indexOf('©'))
  expect((await both({})).join()).not.toMatch(/Şirket|Kişisel veriler/)
})

test('a text takes the number of services from the services, at the start of a sentence with a capital', async () => {
  const title = '{Hizmet sayısı} hizmet, yani {hizmet sayısı} iş'
  const files = { 'pages/yeni.md': pageOf({ type: 'services', title }), 'services/yeni-hizmet.md': service() }

  expect(sectionOf((await load(files)).pages, 'services').title).toBe('Üç hizmet, yani üç iş')
})

test('a fact that is a number is written as Turkish writes it', () => {
  const schema = z.strictObject({ rate: z.number().meta({ title: 'Saat ücreti' }) })

  expect(factsOf(schema, { rate: 1250.5 })).toEqual([{ label: 'Saat ücreti', value: '1.250,5' }])
})
