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

const steps = [
  { title: 'Tanışma', text: 'Sizi dinliyoruz.' },
  { title: 'Yayın', text: 'Siteyi açıyoruz.' },
]

test('a service says its price and time where staff wrote them, and nothing in their place where they did not', async () => {
  const facts = { price: '12.000 TL’den başlar (KDV dâhil)', duration: 'Genellikle 4-6 hafta' }
  const { siteData, pages } = await load({ 'services/yeni-hizmet.md': service(facts) })
  const section = sectionOf(pages, 'all-services')
  const [filled] = section.services.filter(({ facts }) => facts.length > 0)

  expect(filled?.facts).toEqual([
    { label: 'Fiyat', value: facts.price },
    { label: 'Süre', value: facts.duration },
  ])
  const html = await render(<AllServicesSection {...section} />, siteData)
  expect(html.match(/<dl/g)).toHaveLength(1)
  expect(html.replace(/<\/?span[^>]*>/g, '')).toContain(`<dt>Süre</dt><dd>${facts.duration}</dd>`)
})

test('a question shows when it has its answer, and a section without answers shows nothing', async () => {
  const items = [{ question: 'Ne kadar sürer?', answer: 'Bir hafta.' }, { question: 'Vazgeçersem?' }]
  const faq = (items: object[]) => page({ path: '/sorular', sections: [{ type: 'faq', title: 'Sorular', items }] })
  const some = await load({ 'pages/sorular.md': faq(items) })
  const none = await load({ 'pages/sorular.md': faq(items.slice(1)) })

  const html = await render(<FaqSection {...sectionOf(some.pages, 'faq')} />, some.siteData)
  expect(html).toContain('Bir hafta.')
  expect(html).not.toContain('Vazgeçersem')
  expect(await render(<FaqSection {...sectionOf(none.pages, 'faq')} />, none.siteData)).toBe('')
})

test('an offer has no sums while an amount is missing', async () => {
  const lines = [
    { name: 'Tasarım', note: 'Sayfaya göre', amount: 1000 },
    { name: 'Metin', note: 'Sayfaya göre', amount: 500, start: 'struck' },
  ]
  const offer = (lines: object[]) => ({
    type: 'offer',
    title: 'Teklif',
    sheetTitle: 'Teklif',
    sheetNote: 'Örnek',
    linesTitle: 'Çizin',
    lines,
    tax: { name: 'KDV', note: 'Ayrı', percent: 20 },
    total: 'Toplam',
    dates: [{ name: 'Teslim' }],
    message: { opening: 'İstediklerim:', without: 'Gerekmeyenler:', nothing: 'Hiçbiri', closing: 'İşim:' },
    nothingHint: 'Seçin.',
    hint: 'Gönderin.',
  })
  const files = (lines: object[]) => ({
    'pages/teklif-ornegi.md': page({ path: '/teklif-ornegi', sections: [offer(lines)] }),
  })
  const priced = await load(files(lines))
  const struck = await load(files(lines.map((line) => ({ ...line, start: 'struck' }))))
  const open = await load(files([...lines, { name: 'Bakım', note: 'Aya göre' }]))

  const html = await render(<OfferSection {...sectionOf(priced.pages, 'offer')} />, priced.siteData)
  expect(html, 'without the line struck out').toMatch(/Toplam[\s\S]*1\.200 TL/)
  expect(html).toContain(encodeURIComponent('İstediklerim:\n- Tasarım\nGerekmeyenler:\n- Metin\nİşim: '))
  expect(await render(<OfferSection {...sectionOf(open.pages, 'offer')} />, open.siteData)).not.toContain('Toplam')
  const nothing = await render(<OfferSection {...sectionOf(struck.pages, 'offer')} />, struck.siteData)
  expect(nothing, 'no line stays').toContain(encodeURIComponent('İstediklerim:\n- Hiçbiri\nİşim: '))
  expect(nothing).toContain('Seçin.')
})

test('a step says how long it takes where staff wrote it', async () => {
  const timed = [{ ...steps[0], duration: '1 hafta' }, steps[1]]
  const { siteData, pages } = await load({
    'pages/surec.md': page({ path: '/surec', sections: [{ type: 'steps', title: 'Adımlar', steps: timed }] }),
  })

  const html = await render(<StepsSection {...sectionOf(pages, 'steps')} />, siteData)
  expect(html.match(/<b>[^<]*<\/b>/g)).toEqual(['<b>1 hafta</b>'])
})

test('people stand below the text, and without them no empty list', async () => {
  const people = [{ name: 'Kişi Bir', role: 'Tasarım' }]
  const prose = (more: object) =>
    page({ path: '/hakkimizda', sections: [{ type: 'prose', title: 'Biz kimiz', ...more }] }, 'Küçük bir ekibiz.')
  const named = await load({ 'pages/hakkimizda.md': prose({ people }) })
  const unnamed = await load({ 'pages/hakkimizda.md': prose({}) })

  const html = await render(<ProseSection {...sectionOf(named.pages, 'prose')} />, named.siteData)
  expect(html).toMatch(/Küçük bir ekibiz[\s\S]*Kişi Bir[\s\S]*Tasarım/)
  expect(await render(<ProseSection {...sectionOf(unnamed.pages, 'prose')} />, unnamed.siteData)).not.toContain('<ul')
})

test('company data stand on the contact page and in the footer, with the labels of the form', async () => {
  const company = { legalName: 'Kıyı Dijital Limited Şirketi', taxNumber: '1234567890' }
  const { siteData, pages } = await load({ 'site.json': json({ ...site, company }) })
  const bare = await load({})

  const section = <ContactSection {...sectionOf(pages, 'contact')} />
  const html = await render(<HeadingLevelContext value={1}>{section}</HeadingLevelContext>, siteData)
  expect(html).toMatch(
    /Şirket bilgileri<\/h2><dl>(?:<div>)?<dt>Ticaret unvanı<\/dt><dd>Kıyı Dijital Limited Şirketi<\/dd>/,
  )
  expect(html).toContain('<dt>Vergi numarası</dt><dd>1234567890</dd>')
  expect(await render(<Footer {...siteData} />, siteData)).toContain(company.legalName)
  expect(await render(section, siteData)).not.toContain('Şirket')
  const without = <ContactSection {...sectionOf(bare.pages, 'contact')} />
  const bareHtml = await render(<HeadingLevelContext value={1}>{without}</HeadingLevelContext>, bare.siteData)
  expect(bareHtml).not.toContain('Şirket')
})

test('the notice is linked at the end of the footer and a line under the contact section', async () => {
  const link = '/hakkimizda'
  const { siteData, pages } = await load({
    'navigation.json': json({ ...navigation, legalLinks: [{ name: 'Kişisel veriler', link }] }),
    'interface.json': json({
      ...interfaceTexts,
      privacyNote: { text: 'Yalnızca yanıt vermek için.', label: 'Aydınlatma metni', link },
    }),
  })
  const bare = await load({})

  const footer = await render(<Footer {...siteData} />, siteData)
  expect(footer.indexOf('Kişisel veriler')).toBeGreaterThan(footer.indexOf('©'))
  expect(await render(<ContactSection {...sectionOf(pages, 'contact')} />, siteData)).toMatch(
    /Yalnızca yanıt vermek için\. <a [^>]*>Aydınlatma metni<\/a>/,
  )
  expect(await render(<Footer {...bare.siteData} />, bare.siteData)).not.toContain('Kişisel veriler')
})

test('a text takes the number of services from the services, at the start of a sentence with a capital', async () => {
  const title = '{Hizmet sayısı} hizmet, yani {hizmet sayısı} iş'
  const files = { 'pages/ozet.md': page({ path: '/ozet', sections: [{ type: 'services', title }] }) }
  const two = await load(files)
  const three = await load({ ...files, 'services/yeni-hizmet.md': service() })

  expect(sectionOf(two.pages, 'services').title).toBe('İki hizmet, yani iki iş')
  expect(sectionOf(three.pages, 'services').title).toBe('Üç hizmet, yani üç iş')
})

test('a fact that is a number is written as Turkish writes it', () => {
  const schema = z.strictObject({ rate: z.number().meta({ title: 'Saat ücreti' }) })

  expect(factsOf(schema, { rate: 1250.5 })).toEqual([{ label: 'Saat ücreti', value: '1.250,5' }])
})
