import type { Thing } from 'schema-dts'
import type { z } from 'zod'
import type { Fact, ProseNode, ResolvedImage } from '../content/resolved-values.ts'
import type { DrawingName } from '../drawings/drawings.ts'

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
  /** The field that names an entry in addresses, and whose value its file has as its name; `undefined`: that name alone. */
  slugFrom: string | undefined
  /** Fields whose value no other entry of the folder may have. */
  unique: readonly string[]
  /**
   * The field that sorts the entries, in lists and from the page of one to the next; without one they come in the order of
   * their file names. `newest-first` is for the day an entry is published: one to come is told, since no entry waits for it.
   */
  sortedBy: { field: string; order: 'ascending' | 'newest-first' } | undefined
  /** Whether there may be no entry at all. */
  mayBeEmpty: boolean
  /** Appended to a name that is an element id of every page, to suggest a free one. */
  freeNameSuffix: string
  /**
   * Where an entry shows: at the address in its field `slugFrom`, made of the sections staff chose; on a page of its own
   * below the page that lists them; or as a part of a page, in a section of this type.
   */
  shownAt: 'own-address' | EntryPages | EntryParts
  /** Addresses that must have an entry. */
  requiredPages: readonly { path: string; purpose: Phrase }[]
  /** The words for which texts write the number of entries: `{hizmet sayısı}`. */
  countedAs: string | undefined
  /** The content of a body, for the message about a missing one. */
  bodyHolds: Phrase
  /** The largest heading of a body: the page itself makes the larger ones. */
  largestHeading: 2 | 3
  /** The rules of every section type, for entries made of sections. */
  sections: Readonly<Record<string, SectionRules>>
}

/** Entries that are parts of the page at `page`, in a section of the type `section`. */
export type EntryParts = { page: string; section: string; purpose: Phrase }

/**
 * Entries with pages of their own, at `below/NAME`. The page at `below` lists them in a section whose type is the name of
 * the collection.
 */
export type EntryPages = {
  below: string
  /** What staff call one of them, and all of them. */
  one: string
  many: string
  /** What the page at `below` is for. */
  purpose: Phrase
}

/** The rules of a section type. */
export type SectionRules = {
  /** Whether staff choose it for a page; otherwise it is a section of the pages of a collection (`EntryPages`). */
  isChosen: boolean
  /** `first`: once, at the top of a page. `once`: its content comes from other files, so a second one would repeat it. */
  occurs: 'first' | 'once' | 'often'
  /** Whether the section shows the body of the page's file. */
  showsBody: boolean
  /** The only address with this section. */
  onlyAt: string | undefined
  /** A field whose words also stand in the title of the section. */
  partOfTitle: string | undefined
  /** The element id of the first section of the type on a page, target of links; also in `PAGE_IDS`, so that nothing else gets it. */
  elementId: string | undefined
  /**
   * The element ids of the parts of that section, targets of links too.
   *
   * @param section As written, not checked yet.
   * @returns Undefined when they cannot be known.
   */
  partIds: ((section: unknown) => readonly string[] | undefined) | undefined
  /** The schema.org type of a page that begins with the section. */
  pageType: 'WebPage' | 'AboutPage' | 'CollectionPage' | 'ContactPage'
}

/** A page with an address of its own, before its sections are resolved. */
export type WrittenPage = {
  path: string
  title: string
  description: string
  draft?: boolean | undefined
  sections: readonly { type: string }[]
  /** The day it was published, `2026-11-24`: with one it is in the feed, dated in the sitemap, and an article to social networks. */
  published?: string
  /**
   * What it is in the vocabulary of schema.org, beside what every page says of itself.
   *
   * @param company Refers to the company.
   */
  describe?: ((company: { '@id': string }) => Exclude<Thing, string>) | undefined
}

/** What an entry with a page of its own shows beside its words. */
export type EntryExtras = {
  /** `2026-11-24`, and as people read it. */
  day?: { iso: string; text: string } | undefined
  /** What else is to be known, such as a place. */
  facts?: Fact[] | undefined
  image?: (ResolvedImage & { alt: string }) | undefined
  icon?: DrawingName | undefined
}

/** The page of an entry below another page. */
export type EntryPage = WrittenPage & { sections: readonly [EntryExtras & { type: string }] }

/** The words of the links on the page of an entry; `previous` and `next` follow the order of the list. */
type EntryWords = { list: string; previous: string; next: string; ways: string }

/** A checked file of a collection: its values and the text of its body. */
export type Entry<Content = unknown> = {
  /** The file name without ending. */
  id: string
  collection: Collection
  value: Content
  text: string
}

/** What `resolve` may ask for. Every value is taken at its word: content with diagnostics is never resolved. */
export type ResolveContext = {
  /** Folder of the host that the site is served from, with a slash at both ends. */
  base: string
  /** The entries of a folder, in its order. */
  entriesOf<Schema extends z.ZodType>(folder: FolderCollection<Schema>): Entry<z.infer<Schema>>[]
  /** A file as the browser gets it. */
  resolvedFile<Resolved>(file: FileCollection<z.ZodType, Resolved>): Resolved
  /** The entries of a folder as the browser gets them, in its order. */
  resolvedEntries<Resolved>(folder: FolderCollection<z.ZodType, Resolved>): Resolved[]
  /** An entry of a folder as the browser gets it. */
  resolvedEntry<Resolved>(entry: Entry, folder: FolderCollection<z.ZodType, Resolved>): Resolved
  /** A picture by its path in content. */
  image(path: string): ResolvedImage
  /** The body of an entry. The ids of its headings are those that links of the check lead to. */
  body(entry: Entry): ProseNode[]
  /**
   * The texts and numbers of an object that are filled in, each with the label of its schema.
   *
   * @param keys Which fields, in the order of the page; all of them by default.
   */
  factsOf(schema: z.ZodObject, value: Readonly<Record<string, unknown>>, keys?: readonly string[]): Fact[]
  /** Writes the numbers of entries (`countedAs`) into every text of a value, and a blank for a weight that no build measures. */
  fillCounts<Value>(value: Value): Value
}

/** The only file of its kind: required, JSON. */
export type FileCollection<Schema extends z.ZodType = z.ZodType, Resolved = unknown> = {
  name: string
  format: 'json'
  file: string
  schema: Schema
  rules: FileRules
  /** What the browser gets. */
  resolve(value: z.infer<Schema>, context: ResolveContext): Resolved
}

/** A folder of Markdown files, one an entry; `schema` describes the front matter. */
export type FolderCollection<Schema extends z.ZodType = z.ZodType, Resolved = unknown> = {
  name: string
  format: 'markdown'
  folder: string
  schema: Schema
  /** Whether the text below the front matter is required. */
  body: 'optional' | 'required'
  rules: FolderRules
  /**
   * What the browser gets of an entry. Of one with an address of its own: its page (`WrittenPage`), with the sections as
   * content has them.
   */
  resolve(entry: Entry<z.infer<Schema>>, context: ResolveContext): Resolved
}

/** One kind of content: its files, their schema, every rule beyond one value, and what the browser gets. */
export type Collection = FileCollection | FolderCollection

/**
 * Defines a collection with the only file of its kind.
 *
 * @param definition `rules` lists what differs from a file without any.
 */
export function defineFile<Schema extends z.ZodType, Resolved>({
  rules,
  ...definition
}: Omit<FileCollection<Schema, Resolved>, 'format' | 'rules'> & { rules?: Partial<FileRules> }): FileCollection<
  Schema,
  Resolved
> {
  const none: FileRules = { numberedLists: [], siteAddress: undefined, whatsappNumber: undefined }
  return { ...definition, format: 'json', rules: { ...none, ...rules } }
}

/** Rules without which no folder can be. */
type FolderNeeds = Pick<FolderRules, 'freeNameSuffix' | 'bodyHolds' | 'largestHeading'>

/** A folder of which is known where its entries show. */
export type ShownFolder<Schema extends z.ZodType, Resolved, ShownAt> = FolderCollection<Schema, Resolved> & {
  rules: { shownAt: ShownAt }
}

/** A folder of entries with pages of their own. */
export type EntryFolder = ShownFolder<z.ZodType, EntryPage, EntryPages>

/**
 * Defines a collection with one Markdown file an entry.
 *
 * @param definition `rules` lists what differs from a folder of one entry or more, in the order of their file names.
 */
export function defineFolder<Schema extends z.ZodType, Resolved, const ShownAt extends FolderRules['shownAt']>({
  rules,
  ...definition
}: Omit<FolderCollection<Schema, Resolved>, 'format' | 'rules'> & {
  rules: Partial<FolderRules> & FolderNeeds & { shownAt: ShownAt }
}): ShownFolder<Schema, Resolved, ShownAt> {
  const none = {
    slugFrom: undefined,
    unique: [],
    sortedBy: undefined,
    mayBeEmpty: false,
    requiredPages: [],
    countedAs: undefined,
    sections: {},
  }
  return { ...definition, format: 'markdown', rules: { ...none, ...rules } }
}

/** A section type: its schema, its rules, and what it shows of other files. */
export type SectionDefinition<Schema extends z.ZodObject = z.ZodObject, Added extends object = object> = {
  schema: Schema
  rules: SectionRules
  /** What the browser gets beside, or in place of, the section's own fields. */
  resolve(section: z.infer<Schema>, context: ResolveContext, page: SectionPage): Added
  /** How many pages the section is divided into: `/yazilar`, `/yazilar/sayfa-2`. */
  countPages(section: z.infer<Schema>, context: ResolveContext): number
}

/**
 * The page a section stands in: its entry, its number where it is one of several, and for an entry below another page the
 * address of that page with the words of the links.
 */
export type SectionPage = { entry: Entry; number: number; list?: { path: string; words: EntryWords } | undefined }

/**
 * Defines a section type.
 *
 * @param schema With the name of the type as the literal `type`, and a `title`.
 * @param rules What differs from a section that may stand anywhere, any number of times.
 * @param resolve What it takes of other files.
 */
export function defineSection<Schema extends z.ZodObject, Added extends object = object>(
  schema: Schema,
  rules: Partial<SectionRules> = {},
  resolve: SectionDefinition<Schema, Added>['resolve'] = () => ({}) as Added,
  countPages: SectionDefinition<Schema, Added>['countPages'] = () => 1,
): SectionDefinition<Schema, Added> {
  const anywhere: SectionRules = {
    isChosen: true,
    occurs: 'often',
    showsBody: false,
    onlyAt: undefined,
    partOfTitle: undefined,
    elementId: undefined,
    partIds: undefined,
    pageType: 'WebPage',
  }
  return { schema, rules: { ...anywhere, ...rules }, resolve, countPages }
}
