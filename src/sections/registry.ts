import type { ComponentType } from 'react'
import type { SectionOf, SectionType } from '@/content/resolved.ts'

type SectionLoaders = { [Type in SectionType]: () => Promise<ComponentType<SectionOf<Type>>> }

/** The component of every section type, each loaded with the first page that needs it. A missing one does not compile. */
export const sectionLoaders: SectionLoaders = {
  hero: async () => (await import('./hero/HeroSection.tsx')).HeroSection,
  projects: async () => (await import('./projects/ProjectsSection.tsx')).ProjectsSection,
  services: async () => (await import('./services/ServicesSection.tsx')).ServicesSection,
  'all-services': async () => (await import('./all-services/AllServicesSection.tsx')).AllServicesSection,
  banner: async () => (await import('./banner/BannerSection.tsx')).BannerSection,
  contact: async () => (await import('./contact/ContactSection.tsx')).ContactSection,
  prose: async () => (await import('./prose/ProseSection.tsx')).ProseSection,
  steps: async () => (await import('./steps/StepsSection.tsx')).StepsSection,
  faq: async () => (await import('./faq/FaqSection.tsx')).FaqSection,
  values: async () => (await import('./values/ValuesSection.tsx')).ValuesSection,
  'not-found': async () => (await import('./not-found/NotFoundSection.tsx')).NotFoundSection,
}
