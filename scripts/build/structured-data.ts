import type { BreadcrumbList, Graph, Organization, Question, Service, Thing, WebPage, WebSite } from 'schema-dts'
import type { EntryFacts } from '../../src/collections/entry-pages.ts'
import { pages } from '../../src/collections/pages.ts'
import type { ResolvedPage, SiteData } from '../../src/collections/resolved.ts'
import { pageUrl } from '../../src/content/paths.ts'
import { siteConfig } from '../../src/site.config.ts'
import type { PageContent } from '../content/resolve/resolve-content.ts'

type Site = SiteData['site']
type PageType = Extract<WebPage, { '@type': unknown }>['@type']

/** `@id` of the company and the site, to which others refer. */
const ids = (url: string) => ({ company: `${pageUrl(url, '/')}#organization`, site: `${pageUrl(url, '/')}#website` })

/**
 * Structured data of a page, the company and its services, in the vocabulary of schema.org.
 *
 * @param shareImage The file of its picture for shared links, from the site's root on.
 * @returns One JSON-LD document; things refer to each other by `@id`. A property that schema.org does not give its
 * type, or a value of another kind than it takes, does not compile.
 */
export function structuredData(
  { content: page, sections, facts }: PageContent,
  siteData: SiteData,
  shareImage: string,
): Graph {
  const root = pageUrl(siteData.site.url, '/')
  return {
    '@context': 'https://schema.org',
    '@graph': [
      organization(siteData.site, `${root}icon-512.png`),
      website(siteData.site),
      webPage(page, pageType(sections[0]), siteData.site, root + shareImage),
      ...(page.path === '/' ? [] : [breadcrumbs(page, facts, siteData.site)]),
      ...entry(page, facts, siteData.site, root + shareImage),
      ...services(page, siteData.site),
    ],
  }
}

/** The company; like the site below, the same on every page. */
function organization(site: Site, logo: string): Organization {
  return {
    '@type': 'Organization',
    '@id': ids(site.url).company,
    name: site.brand,
    description: site.tagline,
    url: pageUrl(site.url, '/'),
    logo: { '@type': 'ImageObject', url: logo },
    email: site.contact.email,
    telephone: site.contact.phone,
    address: { '@type': 'PostalAddress', streetAddress: site.contact.address.join(', '), addressCountry: 'TR' },
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      telephone: site.contact.phone,
      email: site.contact.email,
      availableLanguage: siteConfig.locale,
    },
    sameAs: site.social.filter(({ network }) => network !== 'whatsapp').map(({ link }) => link),
  }
}

function website(site: Site): WebSite {
  return {
    '@type': 'WebSite',
    '@id': ids(site.url).site,
    name: site.brand,
    url: pageUrl(site.url, '/'),
    inLanguage: siteConfig.locale,
    publisher: { '@id': ids(site.url).company },
  }
}

function webPage(page: ResolvedPage, type: PageType, site: Site, shareImage: string): WebPage {
  const url = pageUrl(site.url, page.path)
  const mainEntity = questions(page)
  return {
    '@type': mainEntity.length > 0 ? 'FAQPage' : type,
    '@id': url,
    url,
    name: page.title,
    description: page.description,
    inLanguage: siteConfig.locale,
    isPartOf: { '@id': ids(site.url).site },
    about: { '@id': ids(site.url).company },
    primaryImageOfPage: { '@type': 'ImageObject', url: shareImage },
    ...(mainEntity.length > 0 ? { mainEntity } : {}),
  }
}

function pageType(firstSection = ''): PageType {
  return pages.rules.sections[firstSection]?.pageType ?? 'WebPage'
}

/** Questions and answers, in whichever sections they stand. */
function questions({ sections }: ResolvedPage): Question[] {
  const items = sections.flatMap((section) => ('items' in section ? [...section.items] : []))
  return items.flatMap((item): Question[] => {
    if (!('question' in item)) return []
    const { question, answer } = item
    return [{ '@type': 'Question', name: question, acceptedAnswer: { '@type': 'Answer', text: answer } }]
  })
}

function breadcrumbs(page: ResolvedPage, { list }: EntryFacts, site: Site): BreadcrumbList {
  const crumbs = [{ name: site.brand, path: '/' }, ...(list ? [list] : []), { name: page.title, path: page.path }]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: pageUrl(site.url, path),
    })),
  }
}

/** What the collection of an entry says of it. */
function entry(page: ResolvedPage, { describe }: EntryFacts, site: Site, shareImage: string): Thing[] {
  if (!describe) return []
  const url = pageUrl(site.url, page.path)
  const described = describe({ '@id': ids(site.url).company })
  const type = described['@type'].toLowerCase()
  const common = { description: page.description, image: shareImage, mainEntityOfPage: { '@id': url } }
  return [{ '@id': `${url}#${type}`, ...common, ...described }]
}

/** The services, on the page that explains them, each with its anchor. */
function services(page: ResolvedPage, site: Site): Service[] {
  return page.sections
    .flatMap((section) => (section.type === 'all-services' ? section.services : []))
    .map(
      ({ id, name, summary }): Service => ({
        '@type': 'Service',
        '@id': pageUrl(site.url, `${page.path}#${id}`),
        url: pageUrl(site.url, `${page.path}#${id}`),
        name,
        serviceType: name,
        description: summary,
        areaServed: { '@type': 'Country', name: 'Türkiye' },
        provider: { '@id': ids(site.url).company },
      }),
    )
}
