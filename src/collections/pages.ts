import { z } from 'zod'
import { line, pagePathSchema } from '../content/fields.ts'
import { allServicesSectionSchema } from '../sections/all-services/schema.ts'
import { bannerSectionSchema } from '../sections/banner/schema.ts'
import { contactSectionSchema } from '../sections/contact/schema.ts'
import { faqSectionSchema } from '../sections/faq/schema.ts'
import { heroSectionSchema } from '../sections/hero/schema.ts'
import { notFoundSectionSchema } from '../sections/not-found/schema.ts'
import { projectsSectionSchema } from '../sections/projects/schema.ts'
import { proseSectionSchema } from '../sections/prose/schema.ts'
import { servicesSectionSchema } from '../sections/services/schema.ts'
import { stepsSectionSchema } from '../sections/steps/schema.ts'
import { valuesSectionSchema } from '../sections/values/schema.ts'

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
