import type { ComponentType } from 'react'
import type { SectionOf, SectionType } from '@/collections/resolved.ts'

type SectionLoaders = { [Type in SectionType]: () => Promise<ComponentType<SectionOf<Type>>> }

/** The component of every section type, each loaded with the first page that needs it. A missing one does not compile. */
export const sectionLoaders: SectionLoaders = {
  hero: () => import('./hero/HeroSection.tsx').then((part) => part.HeroSection),
  projects: () => import('./projects/ProjectsSection.tsx').then((part) => part.ProjectsSection),
  services: () => import('./services/ServicesSection.tsx').then((part) => part.ServicesSection),
  'all-services': () => import('./all-services/AllServicesSection.tsx').then((part) => part.AllServicesSection),
  banner: () => import('./banner/BannerSection.tsx').then((part) => part.BannerSection),
  contact: () => import('./contact/ContactSection.tsx').then((part) => part.ContactSection),
  prose: () => import('./prose/ProseSection.tsx').then((part) => part.ProseSection),
  steps: () => import('./steps/StepsSection.tsx').then((part) => part.StepsSection),
  faq: () => import('./faq/FaqSection.tsx').then((part) => part.FaqSection),
  values: () => import('./values/ValuesSection.tsx').then((part) => part.ValuesSection),
  'not-found': () => import('./not-found/NotFoundSection.tsx').then((part) => part.NotFoundSection),
}
