import type { z } from 'zod'
import { SERVICES_PATH } from './paths.ts'
import { interfaceSchema } from './schemas/interface.ts'
import { navigationSchema } from './schemas/navigation.ts'
import { pageSchema } from './schemas/pages.ts'
import { projectsSchema } from './schemas/projects.ts'
import { serviceSchema } from './schemas/services.ts'
import { siteSchema } from './schemas/site.ts'

/** What the check knows of the one file of a kind beyond its schema. */
export type FileRules = {
  /** Lists whose items are told apart by their `id`, as paths from the root of the file. */
  numberedLists: readonly (readonly string[])[]
  /** The field that holds the address the site is published at. */
  siteAddress: string | undefined
  /** The field with the number that every WhatsApp link of the file has to open, as a path from the root. */
  whatsappNumber: readonly string[] | undefined
}

/** What the check knows of a folder of entries beyond the schema of one. */
export type FolderRules = {
  /** The field that names an entry in addresses; the file is called like it. */
  slugFrom: string
  /** Fields whose value no other entry of the folder may have. */
  unique: readonly string[]
  /** Put behind a name that every page carries already, to offer a free one. */
  freeNameSuffix: string
  /** Where an entry shows: at an address of its own, or as a part of a page, in a section of this type. */
  shownAt: 'own-address' | { page: string; section: string }
  /** What a body tells, to say so when it is missing. */
  bodyHolds: { tr: string; en: string }
  /** The largest heading of a body: above it stand those the page makes itself. */
  largestHeading: 2 | 3
  /** Section types whose content comes from elsewhere: two of them would show the same twice. */
  singleSections: readonly string[]
}

/**
 * One kind of content: where its files are, what they hold, and every rule that goes beyond one value.
 * `file`: exactly one JSON file, required. `folder`: any number of Markdown files, front matter checked by `schema`.
 * `body`: whether the text below the front matter may (`optional`) or must (`required`) be there.
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
      shownAt: { page: SERVICES_PATH, section: 'all-services' },
      bodyHolds: { tr: 'hizmetin uzun anlatımı.', en: 'the full text about the service.' },
      largestHeading: 3,
      singleSections: [],
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
      bodyHolds: { tr: 'sayfanın uzun yazısı.', en: 'the full text of the page.' },
      largestHeading: 2,
      singleSections: ['prose', 'all-services', 'projects', 'services'],
    },
  },
} as const satisfies Record<string, Collection>
