import { z } from 'zod'
import type { Entry, ResolveContext, SectionDefinition, SectionRules } from '../collections/define.ts'
import { allServices } from './all-services/schema.ts'
import { banner } from './banner/schema.ts'
import { contact } from './contact/schema.ts'
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

/** Every section type, in the order of the form. */
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
  samples,
  notFound,
] as const

type Definition = (typeof sections)[number]
type Schemas<Definitions extends readonly SectionDefinition[]> = {
  [Index in keyof Definitions]: Definitions[Index]['schema']
}

/** A section as content has it. */
export type SectionContent = z.infer<Definition['schema']>

/** A section with what its type adds or replaces; the props of its component. */
export type ResolvedSection = Definition extends infer Each
  ? Each extends SectionDefinition<infer Schema, infer Added>
    ? Omit<z.infer<Schema>, keyof Added> & Added
    : never
  : never

const definitions = new Map<string, SectionDefinition>(sections.map((each) => [each.schema.shape.type.value, each]))

/** A section of any type. */
export const sectionSchema = z
  .discriminatedUnion('type', sections.map(({ schema }) => schema) as unknown as Schemas<typeof sections>)
  .meta({ title: 'Bölüm', description: 'Sayfanın alt alta duran parçalarından biri.' })

/** The rules of every section type. */
export const sectionRules: Readonly<Record<string, SectionRules>> = Object.fromEntries(
  [...definitions].map(([type, { rules }]) => [type, rules]),
)

/** Adds to every section of a page what its type takes from other files. */
export function resolveSections(
  written: readonly SectionContent[],
  context: ResolveContext,
  page: Entry,
): ResolvedSection[] {
  return written.map(
    (section) =>
      ({ ...section, ...definitions.get(section.type)?.resolve(section, context, page) }) as unknown as ResolvedSection,
  )
}
