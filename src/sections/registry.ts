import type { ComponentType } from 'react'
import type { ResolvedSection, SectionType } from '@/collections/resolved.ts'

/** The component of a section type; the lookup by type guarantees matching props. */
export type SectionComponent = ComponentType<ResolvedSection>

const modules = import.meta.glob<Record<string, SectionComponent>>('./*/*Section.tsx')

/**
 * The component of every section type, each loaded with the first page that needs it: what `TYPE/NameSection.tsx`
 * exports.
 */
export const sectionLoaders = Object.fromEntries(
  Object.entries(modules).map(([path, load]) => [path.split('/')[1], async () => Object.values(await load())[0]]),
) as Record<SectionType, () => Promise<SectionComponent>>
