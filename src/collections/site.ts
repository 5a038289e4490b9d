import { z } from 'zod'
import { companySchema } from '../content/company.ts'
import { choice, group, imagePath, line, list, siteAddress, webAddress } from '../content/fields.ts'
import { pageUrl } from '../content/paths.ts'
import { defineFile, type ResolveContext } from './define.ts'

/**
 * Phone numbers in a readable form: `+90 212 000 00 00`; `tel:` links drop the spaces. A Turkish number has ten digits
 * without a leading zero, or is a company number (`+90 444 0 123`); others have the lengths of E.164.
 */
export const PHONE_NUMBER =
  /^\+(?:9 *0 *(?:[1-9] *(?:[0-9] *){8}|4 *4 *4 *(?:[0-9] *){3})[0-9]|(?!9 *0)[1-9] *(?:[0-9] *){5,13}[0-9])$/

const phoneNumber = z
  .string()
  .regex(PHONE_NUMBER)
  .meta({
    title: 'Telefon',
    description: 'Ülke koduyla, okunacağı gibi boşluklu yazın.',
    expected: '+ ve ülke kodu, arkasından başında sıfır olmayan on rakam (örnek: +90 212 000 00 00)',
    expectedEnglish: '+ and the country code, then ten digits without a zero before them (example: +90 212 000 00 00)',
    examples: ['+90 212 000 00 00'],
  })

const siteSchema = group('Site bilgileri', 'Marka, logo, iletişim ve sosyal hesaplar: content/site.json.', {
  brand: line(30, {
    title: 'Marka adı',
    description: 'Üst bölümde, alt bölümde ve arama sonuçlarında görünen ad.',
    examples: ['Örnek Dijital'],
  }),
  tagline: line(120, {
    title: 'Kısa tanıtım',
    description: 'Alt bölümde adın altında duran yazı: Ne yapıyorsunuz, kimin için?',
    examples: ['İşinizi ilk bakışta anlatan web siteleri. Küçük ve orta ölçekli işletmeler için.'],
  }),
  url: siteAddress({
    title: 'Sitenin adresi',
    description: 'Sitenin yayındaki tam adresi; arama motorları bunu kullanır.',
    examples: ['https://www.example.com'],
  }),
  logo: group('Logo', 'Aynı logonun açık ve koyu zemin için iki çizimi.', {
    light: imagePath({
      title: 'Açık tema logosu',
      description: 'Açık zeminde görünen logo.',
      examples: ['images/logo-acik.svg'],
    }),
    dark: imagePath({
      title: 'Koyu tema logosu',
      description: 'Koyu zeminde görünen logo.',
      examples: ['images/logo-koyu.svg'],
    }),
  }),
  contact: group('İletişim bilgileri', 'Sitenin her yerinde kullanılan iletişim bilgileri.', {
    phone: phoneNumber,
    whatsapp: phoneNumber.meta({
      title: 'WhatsApp numarası',
      description: 'Sohbet bağlantılarının açtığı numara.',
    }),
    email: z.email().meta({
      title: 'E-posta',
      description: 'Ziyaretçilerin yazacağı adres.',
      expected: 'bir e-posta adresi (örnek: merhaba@example.com)',
      expectedEnglish: 'an e-mail address (example: merhaba@example.com)',
      examples: ['merhaba@example.com'],
    }),
    hours: list(
      { title: 'Çalışma saatleri', description: 'Ulaşılabildiğiniz günler, haftanın sırasıyla.', min: 1, max: 7 },
      group('Çalışma günü', 'Günler ve saatler.', {
        days: line(40, { title: 'Günler', description: 'Hangi günler.', examples: ['Pazartesi-Cuma'] }),
        time: line(40, {
          title: 'Saatler',
          description: 'Açılış ve kapanış saati ya da "Kapalı".',
          examples: ['09.00-18.00'],
        }),
      }),
    ),
    address: list(
      { title: 'Adres', description: 'Zarfa yazıldığı gibi, satır satır.', min: 1, max: 4 },
      line(80, {
        title: 'Adres satırı',
        description: 'Zarfa yazıldığı gibi tek satır.',
        examples: ['Örnek Caddesi No: 1', 'İstanbul'],
      }),
    ),
    promise: line(60, {
      title: 'Yanıt sözü',
      description:
        'Ne zaman yanıtladığınız, sormanın bedava olup olmadığı. Ana sayfanın girişinde ilk söz, hizmetlerde WhatsApp bağlantısının yanında durur.',
      examples: ['Bir iş günü içinde yanıt, teklif ücretsiz'],
    }).optional(),
  }),
  company: companySchema.optional(),
  social: list(
    { title: 'Sosyal hesaplar', description: 'Alt bölümde görünen hesaplar.', max: 6 },
    group('Sosyal hesap', 'Alt bölümdeki bir simge.', {
      network: choice(
        { linkedin: 'LinkedIn', whatsapp: 'WhatsApp', instagram: 'Instagram' },
        { title: 'Ağ', description: 'Gösterilecek simge.', examples: ['linkedin'] },
      ),
      name: line(40, {
        title: 'Bağlantının adı',
        description: 'Ekran okuyucuların söylediği ad.',
        examples: ['LinkedIn sayfamız'],
        unique: true,
      }),
      link: webAddress({
        title: 'Hesabın adresi',
        description: 'Hesabınızın tam adresi.',
        examples: ['https://www.linkedin.com/company/ornek'],
      }),
    }),
  ),
  copyrightYear: z
    .int()
    .min(1990)
    .max(2100)
    .meta({
      title: 'Telif yılı',
      description: 'En alttaki "©" işaretinden sonra gelen yıl.',
      examples: [2025],
      expected: 'dört haneli yıl',
      expectedEnglish: 'a year of four digits',
    }),
})

export const site = defineFile({
  name: 'site',
  file: 'site.json',
  schema: siteSchema,
  rules: { siteAddress: 'url', whatsappNumber: ['contact', 'whatsapp'] },
  resolve: ({ logo, url, ...site }, { base, image }) => ({
    ...site,
    /** Of the front page. */
    url: pageUrl(url, base),
    logo: { light: image(logo.light), dark: image(logo.dark) },
  }),
})

/** What staff have filled in about the company, under the label of the group. */
export function companyFacts(company: z.infer<typeof companySchema>, { factsOf }: ResolveContext) {
  return { title: String(companySchema.meta()?.title), facts: factsOf(companySchema, company) }
}
