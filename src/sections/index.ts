import { z } from 'zod'
import type { ResolveContext, SectionDefinition, SectionPage, SectionRules } from '../collections/define.ts'
import { entryCollections } from '../collections/entry-collections.ts'
import { allServices } from './all-services/schema.ts'
import { banner } from './banner/schema.ts'
import { contact } from './contact/schema.ts'
import { listOf } from './entries/schema.ts'
import { entry } from './entry/schema.ts'
import { faq } from './faq/schema.ts'
import { hero } from './hero/schema.ts'
import { notFound } from './not-found/schema.ts'
import { offer } from './offer/schema.ts'
import { projects } from './projects/schema.ts'
import { prose } from './prose/schema.ts'
import { samples } from './samples/schema.ts'
import { services } from './services/schema.ts'
import { steps } from './steps/schema.ts'
import { values } from './values/schema.ts'

/** Every section type, in the order of the staff reference. */
const sections = [
  hero,
  projects,
  services,
  allServices,
  banner,
  contact,
  prose,
  steps,
  offer,
  faq,
  values,
  ...entryCollections.map(listOf),
  samples,
  notFound,
  entry,
] as const

type Schemas<Definitions extends readonly SectionDefinition[]> = {
  [Index in keyof Definitions]: Definitions[Index]['schema']
}

type Definition = (typeof sections)[number]

/** A section as content or a collection has it. */
export type SectionContent = z.infer<Definition['schema']>

/** A section with what its type adds or replaces, and its element id; the props of its component. */
export type ResolvedSection = Definition extends infer Each
  ? Each extends SectionDefinition<infer Schema, infer Added>
    ? Omit<z.infer<Schema>, keyof Added> & Added & { id?: string }
    : never
  : never

const definitions: ReadonlyMap<string, SectionDefinition> = new Map(
  sections.map((each) => [each.schema.shape.type.value, each]),
)

/** What staff choose from. The type is that of every section, as zod cannot leave out some of a tuple. */
const chosen = [...definitions.values()].flatMap(({ schema, rules }) => (rules.isChosen ? [schema] : []))

/** A section of any type that staff choose. */
export const sectionSchema = z
  .discriminatedUnion('type', chosen as unknown as Schemas<typeof sections>)
  .meta({ title: 'Bölüm', description: 'Sayfanın alt alta duran parçalarından biri.' })

/** The rules of every section type. */
export const sectionRules: Readonly<Record<string, SectionRules>> = Object.fromEntries(
  [...definitions].map(([type, { rules }]) => [type, rules]),
)

/** Adds to each section of a page what its type takes from other files, and to the first of a type its element id. */
export function resolveSections(
  sections: readonly SectionContent[],
  context: ResolveContext,
  page: SectionPage,
): ResolvedSection[] {
  return sections.map((section, index) => {
    const { rules, resolve } = definitions.get(section.type) ?? {}
    const isFirst = sections.findIndex(({ type }) => type === section.type) === index
    const id = isFirst && rules?.elementId ? { id: rules.elementId } : {}
    return { ...section, ...resolve?.(section, context, page), ...id } as unknown as ResolvedSection
  })
}

/** How many pages a section is divided into. */
export function sectionPages(section: SectionContent, context: ResolveContext): number {
  return definitions.get(section.type)?.countPages(section, context) ?? 1
}
