import type { ComponentType } from 'react'
import type { ResolvedSection, SectionOf, SectionType } from '@/collections/resolved.ts'

/** The component of a section type; the lookup by type guarantees matching props. */
export type SectionComponent = ComponentType<ResolvedSection>

type Loaders = { [Type in SectionType]: () => Promise<ComponentType<SectionOf<Type>>> }

const loaders: Loaders = {
  hero: async () => (await import('./hero/HeroSection.tsx')).HeroSection,
  projects: async () => (await import('./projects/ProjectsSection.tsx')).ProjectsSection,
  services: async () => (await import('./services/ServicesSection.tsx')).ServicesSection,
  'all-services': async () => (await import('./all-services/AllServicesSection.tsx')).AllServicesSection,
  banner: async () => (await import('./banner/BannerSection.tsx')).BannerSection,
  contact: async () => (await import('./contact/ContactSection.tsx')).ContactSection,
  prose: async () => (await import('./prose/ProseSection.tsx')).ProseSection,
  steps: async () => (await import('./steps/StepsSection.tsx')).StepsSection,
  offer: async () => (await import('./offer/OfferSection.tsx')).OfferSection,
  faq: async () => (await import('./faq/FaqSection.tsx')).FaqSection,
  values: async () => (await import('./values/ValuesSection.tsx')).ValuesSection,
  entries: async () => (await import('./entries/EntriesSection.tsx')).EntriesSection,
  samples: async () => (await import('./samples/SamplesSection.tsx')).SamplesSection,
  'not-found': async () => (await import('./not-found/NotFoundSection.tsx')).NotFoundSection,
  entry: async () => (await import('./entry/EntrySection.tsx')).EntrySection,
}

/** The component of every section type, each loaded with the first page that needs it. */
export const sectionLoaders = loaders as Record<SectionType, () => Promise<SectionComponent>>
