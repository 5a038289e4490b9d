import { pageUrl } from '../../src/content/paths.ts'
import type { ResolvedPage, Shell } from '../../src/content/resolved.ts'

type Thing = { '@type': string | string[]; [property: string]: unknown }

/** Where the company and the site are described; other things refer to them by these names. */
const ids = (url: string) => ({ company: `${pageUrl(url, '/')}#organization`, site: `${pageUrl(url, '/')}#website` })

/**
 * What a page says about itself, the company and its services, in the vocabulary of schema.org.
 *
 * @returns One JSON-LD document; things refer to each other by `@id`.
 */
export function structuredData(page: ResolvedPage, shell: Shell, images: { logo: string; share: string }): object {
  const { site } = shell
  const url = pageUrl(site.url, page.path)
  const { company, site: website } = ids(site.url)
  const isHome = page.path === '/'
  const things: Thing[] = [
    {
      '@type': 'Organization',
      '@id': company,
      name: site.brand,
      description: site.tagline,
      url: pageUrl(site.url, '/'),
      logo: { '@type': 'ImageObject', url: images.logo, width: 512, height: 512 },
      image: images.share,
      email: site.contact.email,
      telephone: site.contact.phone,
      address: { '@type': 'PostalAddress', streetAddress: site.contact.address.join(', '), addressCountry: 'TR' },
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'customer service',
        telephone: site.contact.phone,
        email: site.contact.email,
        availableLanguage: 'tr',
      },
      sameAs: site.social.filter(({ network }) => network !== 'whatsapp').map(({ link }) => link),
    },
    {
      '@type': 'WebSite',
      '@id': website,
      name: site.brand,
      url: pageUrl(site.url, '/'),
      inLanguage: 'tr',
      publisher: { '@id': company },
    },
    {
      '@type': pageType(page),
      '@id': url,
      url,
      name: page.title,
      description: page.description,
      inLanguage: 'tr',
      isPartOf: { '@id': website },
      about: { '@id': company },
      primaryImageOfPage: { '@type': 'ImageObject', url: images.share },
      ...questions(page),
    },
  ]
  if (!isHome) things.push(breadcrumbs(page, site))
  things.push(...services(page, shell, company))
  return { '@context': 'https://schema.org', '@graph': things }
}

function pageType({ sections }: ResolvedPage): string {
  const types = sections.map(({ type }) => type)
  if (types.includes('faq')) return 'FAQPage'
  if (types[0] === 'contact') return 'ContactPage'
  if (types[0] === 'prose') return 'AboutPage'
  return types[0] === 'all-services' || types[0] === 'services' ? 'CollectionPage' : 'WebPage'
}

/** Questions and answers, on the page that is made of them. */
function questions({ sections }: ResolvedPage): { mainEntity?: Thing[] } {
  const items = sections.flatMap((section) => (section.type === 'faq' ? section.items : []))
  if (items.length === 0) return {}
  return {
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}

function breadcrumbs(page: ResolvedPage, site: Shell['site']): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: site.brand, item: pageUrl(site.url, '/') },
      { '@type': 'ListItem', position: 2, name: page.title, item: pageUrl(site.url, page.path) },
    ],
  }
}

/** The services, where they are explained: each at its own place on the page. */
function services(page: ResolvedPage, { site }: Shell, company: string): Thing[] {
  return page.sections
    .flatMap((section) => (section.type === 'all-services' ? section.services : []))
    .map(({ id, name, summary }) => ({
      '@type': 'Service',
      '@id': pageUrl(site.url, `${page.path}#${id}`),
      url: pageUrl(site.url, `${page.path}#${id}`),
      name,
      serviceType: name,
      description: summary,
      areaServed: { '@type': 'Country', name: 'Türkiye' },
      provider: { '@id': company },
    }))
}
