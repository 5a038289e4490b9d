import { z } from 'zod'
import { line, pagePathSchema } from './fields.ts'
import { allServicesSectionSchema } from './sections/all-services.ts'
import { bannerSectionSchema } from './sections/banner.ts'
import { contactSectionSchema } from './sections/contact.ts'
import { faqSectionSchema } from './sections/faq.ts'
import { heroSectionSchema } from './sections/hero.ts'
import { notFoundSectionSchema } from './sections/not-found.ts'
import { projectsSectionSchema } from './sections/projects.ts'
import { proseSectionSchema } from './sections/prose.ts'
import { servicesSectionSchema } from './sections/services.ts'
import { stepsSectionSchema } from './sections/steps.ts'
import { valuesSectionSchema } from './sections/values.ts'

/** Every section type. How to add one: scripts/content/README.md. */
export const sectionSchema = z
  .discriminatedUnion('type', [
    heroSectionSchema,
    projectsSectionSchema,
    servicesSectionSchema,
    allServicesSectionSchema,
    bannerSectionSchema,
    contactSectionSchema,
    proseSectionSchema,
    stepsSectionSchema,
    faqSectionSchema,
    valuesSectionSchema,
    notFoundSectionSchema,
  ])
  .meta({ title: 'Bölüm', description: 'Sayfanın alt alta duran parçalarından biri.' })

/** Front matter of a file in `content/pages`; the body below it is shown by the page's `prose` section. */
export const pageSchema = z
  .strictObject({
    path: pagePathSchema,
    title: line(60, {
      title: 'Sayfa adı',
      description: 'Tarayıcı sekmesinde ve arama sonucunda görünen ad.',
      examples: ['Hakkımızda'],
    }),
    description: line(160, {
      title: 'Arama açıklaması',
      description: 'Arama sonucunda adın altında görünen bir iki cümle.',
      examples: ['Kimlerle ve nasıl çalıştığımızı, iş bittiğinde elinizde neyin kalacağını okuyun.'],
    }),
    sections: z
      .array(sectionSchema)
      .min(1)
      .max(20)
      .meta({ title: 'Bölümler', description: 'Sayfanın bölümleri, yukarıdan aşağı.' }),
  })
  .meta({ title: 'Sayfa', description: 'Bir sayfa: content/pages içinde bir dosya.' })

export type PageContent = z.infer<typeof pageSchema>
export type SectionContent = z.infer<typeof sectionSchema>
