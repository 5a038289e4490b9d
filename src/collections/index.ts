import type { z } from 'zod'
import { HOME_PATH, NOT_FOUND_PATH, SERVICES_PATH } from '../content/paths.ts'
import { interfaceSchema } from './interface.ts'
import { navigationSchema } from './navigation.ts'
import { pageSchema, type SectionContent } from './pages.ts'
import { projectsSchema } from './projects.ts'
import { serviceSchema } from './services.ts'
import { siteSchema } from './site.ts'

/** A sentence part in the languages of the check. */
type Phrase = { tr: string; en: string }

/** The rules of the only file of its kind. */
export type FileRules = {
  /** Lists whose items get a free `id` in the form, as paths from the root of the file. */
  numberedLists: readonly (readonly string[])[]
  /** The field that holds the address the site is published at. */
  siteAddress: string | undefined
  /** The field with the number that every WhatsApp link of the file has to open, as a path from the root. */
  whatsappNumber: readonly string[] | undefined
}

/** The rules of a folder with one file an entry. */
export type FolderRules = {
  /** The field that names an entry in addresses; the file has the same name. */
  slugFrom: string
  /** Fields whose value no other entry of the folder may have. */
  unique: readonly string[]
  /** Appended to a name that is an element id of every page, to suggest a free one. */
  freeNameSuffix: string
  /** Where an entry shows: at an address of its own, or as a part of a page, in a section of this type. */
  shownAt: 'own-address' | { page: string; section: string; purpose: Phrase }
  /** Addresses that must have an entry. */
  requiredPages: readonly { path: string; purpose: Phrase }[]
  /** The content of a body, for the message about a missing one. */
  bodyHolds: Phrase
  /** The largest heading of a body: the page itself makes the larger ones. */
  largestHeading: 2 | 3
  /** Fields the page shows with their label, in this order. */
  facts: readonly string[]
  /** The rules of every section type, for entries made of sections. */
  sections: Readonly<Record<string, SectionRules>>
}

/** The rules of a section type. */
export type SectionRules = {
  /** `first`: once, at the top of a page. `once`: its content comes from other files, so a second one would repeat it. */
  occurs: 'first' | 'once' | 'often'
  /** Whether the section shows the body of the page's file. */
  showsBody: boolean
  /** The only address with this section. */
  onlyAt: string | undefined
  /** A field whose words also stand in the title of the section. */
  partOfTitle: string | undefined
  /** The schema.org type of a page that begins with the section. */
  pageType: 'WebPage' | 'AboutPage' | 'CollectionPage' | 'ContactPage'
}

/**
 * One kind of content: its files, their schema, and every rule beyond one value.
 * `file`: exactly one JSON file, required. `folder`: any number of Markdown files, front matter checked by `schema`.
 * `body`: whether the text below the front matter is required.
 */
export type Collection =
  | { name: string; format: 'json'; file: string; schema: z.ZodType; rules: FileRules }
  | {
      name: string
      format: 'markdown'
      folder: string
      schema: z.ZodType
      body: 'optional' | 'required'
      rules: FolderRules
    }

const NO_RULES: FileRules = { numberedLists: [], siteAddress: undefined, whatsappNumber: undefined }

const OFTEN: SectionRules = {
  occurs: 'often',
  showsBody: false,
  onlyAt: undefined,
  partOfTitle: undefined,
  pageType: 'WebPage',
}

const ONCE: SectionRules = { ...OFTEN, occurs: 'once' }

const sections: Record<SectionContent['type'], SectionRules> = {
  hero: { ...OFTEN, occurs: 'first', partOfTitle: 'focus' },
  projects: ONCE,
  services: { ...ONCE, pageType: 'CollectionPage' },
  'all-services': { ...ONCE, pageType: 'CollectionPage' },
  banner: OFTEN,
  contact: { ...OFTEN, pageType: 'ContactPage' },
  prose: { ...ONCE, showsBody: true, pageType: 'AboutPage' },
  steps: OFTEN,
  faq: OFTEN,
  values: OFTEN,
  'not-found': { ...OFTEN, onlyAt: NOT_FOUND_PATH },
}

/** Every kind of content, by name; paths are relative to `content/`. A file that fits none of these is a stray. */
export const collections = {
  site: {
    name: 'site',
    format: 'json',
    file: 'site.json',
    schema: siteSchema,
    rules: { ...NO_RULES, siteAddress: 'url', whatsappNumber: ['contact', 'whatsapp'] },
  },
  interface: { name: 'interface', format: 'json', file: 'interface.json', schema: interfaceSchema, rules: NO_RULES },
  navigation: {
    name: 'navigation',
    format: 'json',
    file: 'navigation.json',
    schema: navigationSchema,
    rules: { ...NO_RULES, numberedLists: [['header'], ['menu', 'items']] },
  },
  projects: {
    name: 'projects',
    format: 'json',
    file: 'projects.json',
    schema: projectsSchema,
    rules: { ...NO_RULES, numberedLists: [['projects']] },
  },
  services: {
    name: 'services',
    format: 'markdown',
    folder: 'services',
    schema: serviceSchema,
    body: 'required',
    rules: {
      slugFrom: 'id',
      unique: ['id', 'order'],
      freeNameSuffix: '-hizmeti',
      shownAt: {
        page: SERVICES_PATH,
        section: 'all-services',
        purpose: {
          tr: 'hizmet bağlantılarının gittiği bölüm; alt bölümdeki hizmet adları da oraya gider.',
          en: 'the section that links to services lead to; the names of services in the footer lead there too.',
        },
      },
      requiredPages: [],
      bodyHolds: { tr: 'hizmetin uzun anlatımı.', en: 'the full text about the service.' },
      largestHeading: 3,
      facts: ['price', 'duration'],
      sections: {},
    },
  },
  pages: {
    name: 'pages',
    format: 'markdown',
    folder: 'pages',
    schema: pageSchema,
    body: 'optional',
    rules: {
      slugFrom: 'path',
      unique: ['path'],
      freeNameSuffix: '-sayfasi',
      shownAt: 'own-address',
      requiredPages: [
        { path: HOME_PATH, purpose: { tr: 'sitenin ana sayfası.', en: 'the front page of the site.' } },
        {
          path: NOT_FOUND_PATH,
          purpose: {
            tr: 'olmayan bir adrese gelenlere görünen sayfa.',
            en: 'the page shown where an address leads nowhere.',
          },
        },
        {
          path: SERVICES_PATH,
          purpose: {
            tr: 'bütün hizmetleri uzun uzun anlatan sayfa; başka sayfalar ona bağlanır.',
            en: 'the page that explains every service; other pages link to it.',
          },
        },
      ],
      bodyHolds: { tr: 'sayfanın uzun yazısı.', en: 'the full text of the page.' },
      largestHeading: 2,
      facts: [],
      sections,
    },
  },
} as const satisfies Record<string, Collection>
