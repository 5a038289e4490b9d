import { z } from 'zod'
import { fold } from '../../../src/content/locale.ts'
import { suggest } from '../text/closest-match.ts'
import { choicesOf, fieldNames, labelsOf, unwrap } from './introspect.ts'

/** Turkish words for fields whose label is another word. */
const TURKISH_WORDS: Readonly<Record<string, readonly string[]>> = {
  baslik: ['title', 'heading', 'question'],
  aciklama: ['description', 'summary', 'lead', 'text'],
  ozet: ['summary', 'lead', 'description'],
  giris: ['lead', 'description'],
  metin: ['text', 'answer', 'lead'],
  yazi: ['text', 'label', 'answer', 'lead'],
  ad: ['name', 'title', 'label'],
  isim: ['name', 'title', 'label'],
  adres: ['path', 'link', 'url', 'address'],
  baglanti: ['link', 'url'],
  sira: ['order', 'id'],
  simge: ['icon'],
  ikon: ['icon'],
  tur: ['type'],
  tip: ['type'],
  soru: ['question', 'title'],
  yanit: ['answer', 'text'],
  cevap: ['answer', 'text'],
  dugme: ['action', 'button', 'actions'],
  gorsel: ['imageUrl', 'image'],
  resim: ['imageUrl', 'image'],
  bolumler: ['sections'],
  ogeler: ['items'],
}

/** The field nearest to a misspelt name or a Turkish label. */
export function suggestField(schema: z.ZodType, written: string): string | undefined {
  const names = fieldNames(schema)
  const near = suggest(written, names)
  if (near !== undefined || !(schema instanceof z.ZodObject)) return near
  const labels = new Map(names.map((name) => [unwrap(schema.shape[name] as z.ZodType).meta.title, name]))
  return byWord(written, names) ?? byLabel(written, labels)
}

/** The choice nearest to a misspelt one or a Turkish label. */
export function suggestChoice(schema: z.ZodType, written: string): string | undefined {
  const choices = choicesOf(schema) ?? []
  const near = suggest(written, choices)
  if (near !== undefined) return near
  if (schema instanceof z.ZodDiscriminatedUnion) {
    const titles = (schema.options as z.ZodType[]).map((option) => unwrap(option).meta.title?.replace(/ bölümü$/, ''))
    return byLabel(written, new Map(titles.map((title, position) => [title, choices[position]])))
  }
  return byLabel(written, new Map([...labelsOf(schema)].map(([choice, label]) => [label, choice])))
}

function byWord(written: string, names: readonly string[]): string | undefined {
  const word = fold(written)
  return Object.hasOwn(TURKISH_WORDS, word) ? TURKISH_WORDS[word]?.find((name) => names.includes(name)) : undefined
}

function byLabel(written: string, names: ReadonlyMap<string | undefined, string | undefined>): string | undefined {
  const label = suggest(
    written,
    [...names.keys()].filter((name) => name !== undefined),
  )
  return label === undefined ? undefined : names.get(label)
}
