import { z } from 'zod'
import type { FieldMeta } from './field-meta.ts'

/** What is said of a field: at least its label and an instruction. */
type FieldHelp = FieldMeta & { title: string; description: string }

/**
 * One line of text for visitors.
 *
 * @param max Longest text, in characters as a reader counts them (JavaScript string length of NFC text).
 */
export function line(max: number, help: FieldHelp) {
  return z
    .string()
    .min(1)
    .max(max)
    .regex(/^(?=.*\S)[^\n]*$/)
    .meta({ ...help, kind: 'words' })
}

/** Text for visitors, with or without line breaks. */
export function paragraph(max: number, help: FieldHelp) {
  return z
    .string()
    .min(1)
    .max(max)
    .regex(/\S/)
    .meta({ ...help, kind: 'words', multiline: true })
}

/** Fields that belong together; others are refused. */
export function group<Fields extends z.ZodRawShape>(title: string, description: string, fields: Fields) {
  return z.strictObject(fields).meta({ title, description })
}

/** Items of one kind, in their order. */
export function list<Item extends z.ZodType>(
  { min, max, ...help }: FieldHelp & { min?: number; max: number },
  item: Item,
) {
  const items = min === undefined ? z.array(item) : z.array(item).min(min)
  return items.max(max).meta(help)
}

/** A positive integer: an id or a position in a list. */
export function wholeNumber(help: FieldHelp) {
  return z.int().min(1).max(999).meta(help)
}

/** A slug of lower-case ASCII letters, digits and single hyphens, e.g. `web-tasarim`. */
export function slug(help: FieldHelp) {
  return z
    .string()
    .max(60)
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
    .meta({
      ...help,
      expected: 'küçük harf, rakam ve tire; Türkçe harf ve boşluk yok (örnek: web-tasarim)',
      expectedEnglish: 'lower-case letters, digits and hyphens; no Turkish letters, no spaces (example: web-tasarim)',
    })
}

/**
 * The address of a page on this site, e.g. `/hakkimizda`: `/` alone or `/` and lower-case ASCII words.
 * The check compares it with those of other pages.
 */
export const pagePathSchema = z
  .string()
  .max(120)
  .regex(/^\/(?:[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)*)?$/)
  .meta({
    title: 'Adres',
    description: 'Sayfanın site içindeki adresi. Ana sayfa için yalnızca "/".',
    expected: '"/" ile başlayan, küçük harfli adres; Türkçe harf ve boşluk yok (örnek: /hakkimizda)',
    expectedEnglish: 'a lower-case address starting with "/"; no Turkish letters, no spaces (example: /hakkimizda)',
    examples: ['/hakkimizda', '/iletisim'],
  })

/**
 * The target of a link: a page of this site (`/iletisim`, also with a heading: `/hizmetlerimiz#seo`) or a full
 * address with `https://`, `mailto:` or `tel:`. The check looks for internal targets.
 */
export const linkSchema = z
  .string()
  .max(2000)
  .meta({
    title: 'Bağlantı',
    description: 'Tıklayanın gideceği yer: bu sitedeki bir sayfa ya da https:// ile başlayan tam adres.',
    expected: 'var olan bir sayfa (örnek: /iletisim) ya da https:// ile başlayan tam adres',
    expectedEnglish: 'an existing page (example: /iletisim), or a full address starting with https://',
    examples: ['/iletisim', 'https://www.example.com'],
    kind: 'link',
  })

/** Former addresses of a page. */
export const previousPathsSchema = z
  .array(
    z
      .string()
      .max(120)
      .regex(/^(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)+$/)
      .meta({
        title: 'Eski adres',
        description: 'Sayfanın taşınmadan önceki adresi; oraya gelenler buraya yönlendirilir.',
        expected: '"/" ile başlayan eski adres (örnek: /hakkimizda-eski)',
        expectedEnglish: 'the old address, starting with "/" (example: /hakkimizda-eski)',
        examples: ['/biz-kimiz'],
      }),
  )
  .min(1)
  .max(20)
  .meta({
    title: 'Eski adresler',
    description: 'Sayfanın daha önce durduğu adresler; ziyaretçiler oradan buraya gelir.',
  })

/**
 * One of several values.
 *
 * @param labels What staff read, by value.
 */
export function choice<Value extends string>(labels: Readonly<Record<Value, string>>, help: FieldHelp) {
  return z.enum(Object.keys(labels) as Value[]).meta({ ...help, labels })
}

/**
 * One of the site's own drawings.
 *
 * @param labels By the name of the drawing; the first one is the example.
 */
export function drawing<Name extends string>(labels: Readonly<Record<Name, string>>, description: string) {
  const examples = Object.keys(labels).slice(0, 1)
  return choice(labels, {
    title: 'Çizim',
    description,
    examples,
    control: 'drawing',
  })
}

/** Something that is so or not. */
export function yesOrNo(help: FieldHelp) {
  return z.boolean().meta({ ...help, expected: 'true ya da false', expectedEnglish: 'true or false', examples: [true] })
}

/** Whether a page is still being prepared. */
export const draftSchema = yesOrNo({
  title: 'Taslak',
  description: 'Seçiliyken sayfa yayında yoktur; yalnızca formda ve geliştirirken görünür.',
})

/** A day of the calendar, as text: `2026-11-24`. */
export function calendarDay(help: FieldHelp) {
  return z.iso.date().meta({
    ...help,
    expected: 'takvimde olan bir gün, yıl-ay-gün olarak (örnek: 2026-11-24)',
    expectedEnglish: 'a day of the calendar as year-month-day (example: 2026-11-24)',
    control: 'date',
  })
}

/** A host with a dot, reachable by visitors; without `user@`, which disguises an address. */
const SITE = '^https:\\/\\/(?:[a-zA-Z0-9\\u00c0-\\u024f-]+\\.)+[a-zA-Z0-9\\u00c0-\\u024f-]{2,}'

/**
 * Not `z.url()`: that asks `URL.canParse`, which in Node 20 and 22 refuses letters such as ö once it was called a few
 * thousand times, as in a form or a development server that runs for days.
 */
function readableUrl({ value, issues }: z.core.ParsePayload<string>): void {
  try {
    new URL(value)
  } catch {
    issues.push({ code: 'invalid_format', format: 'url', input: value })
  }
}

/** A full web address, always `https://`. */
export function webAddress(help: FieldHelp) {
  return z
    .string()
    .max(2000)
    .regex(new RegExp(`${SITE}(?::\\d+)?(?:[/?#]\\S*)?$`))
    .check(readableUrl)
    .meta({
      ...help,
      expected: 'https:// ile başlayan tam adres',
      expectedEnglish: 'a full address starting with https://',
    })
}

/** The address of a site, without a path: page addresses are appended. */
export function siteAddress(help: FieldHelp) {
  return z
    .string()
    .max(2000)
    .regex(new RegExp(`${SITE}\\/?$`))
    .check(readableUrl)
    .meta({
      ...help,
      expected: 'https:// ve yalnızca sitenin adı (örnek: https://www.example.com)',
      expectedEnglish: 'https:// and the name of the site alone (example: https://www.example.com)',
    })
}

/** The path of a picture inside `content/images`, as written from `content/`: `images/logo.svg`. */
export function imagePath(help: FieldHelp) {
  return z
    .string()
    .max(200)
    .meta({
      ...help,
      expected: '"images/" ile başlayan dosya yolu (örnek: images/logo.svg)',
      expectedEnglish: 'the path of a file, starting with "images/" (example: images/logo.svg)',
      kind: 'image',
    })
}

/** The alternative text of a picture. */
export const imageAltSchema = line(160, {
  title: 'Görsel açıklaması',
  description: 'Görselde ne olduğunu, onu görmeyen birine anlatır gibi yazın.',
  examples: ['Üç ürün kartı ve sepet düğmesi olan bir e-ticaret ana sayfası'],
})

/** A button or a link with its text, and an example of both. */
export function action(
  label: string,
  link: string,
  { title, description }: FieldHelp = { title: 'Düğme', description: 'Bir yazı ve gittiği yer.' },
) {
  return group(title, description, {
    label: line(40, {
      title: 'Düğme yazısı',
      description: 'Tıklayınca ne olacağını söyleyen iki üç kelime.',
      examples: [label],
      unique: true,
    }),
    link: linkSchema.meta({ examples: [link] }),
  })
}

/** A link with the example of most pages. */
export const actionSchema = action('İşinizi anlatın', '/iletisim')
