import { printable } from '../../text/printable.ts'
import type { Language } from '../language.ts'
import type { FieldName, Phrase, Place, ValueKind } from './params.ts'

/** A parameter of a message. */
export type Param =
  | string
  | number
  | boolean
  | undefined
  | FieldName
  | Place
  | Phrase
  | readonly string[]
  | readonly Place[]

/** Longest text of an author repeated in a message; chosen by eye. */
const QUOTED_MAX_CHARACTERS = 60

/** Longest text an author is told to write, such as an address; chosen by eye. */
const FIX_MAX_CHARACTERS = 300

/** Most names of a long list, chosen by eye. */
const NAMES_MAX = 12

/** Most places in a message, chosen by eye. */
const PLACES_MAX = 6

/** The name of an entry, from the path of its file below the content folder. */
export type NameOf = (path: string) => string

const KINDS: Record<Language, Record<ValueKind, string>> = {
  tr: {
    text: 'yazı',
    number: 'sayı',
    list: 'liste',
    group: 'alan grubu',
    choice: 'true ya da false',
    nothing: 'boş değer',
  },
  en: {
    text: 'text',
    number: 'a number',
    list: 'a list',
    group: 'a group of fields',
    choice: 'true or false',
    nothing: 'nothing',
  },
}

/**
 * Puts a parameter into words: a text in quotation marks, cropped to fit; a list separated by commas.
 *
 * @param format `exact`: a text as it is. `number`: with the separators of the language. `some`: the first names of a
 *   long list. `kind`: the name of a kind of values. `key`: a key in brackets behind its label.
 * @param isFix Texts of a fix are copied by authors, so they are not cropped to fit.
 * @param nameOf Only for the form, which shows neither keys nor files: names of entries in their place.
 * @throws TypeError for a placeholder without a parameter, or of an unknown format.
 */
export function wordParam(
  value: Param,
  {
    format,
    language,
    isFix,
    nameOf,
  }: { format: string | undefined; language: Language; isFix: boolean; nameOf?: NameOf },
): string {
  if (format === 'key' && typeof value === 'string') return nameOf ? '' : ` (${value})`
  if (format === 'exact' && typeof value === 'string') return value
  if (format === 'number' && typeof value === 'number') return value.toLocaleString(language)
  if (format === 'some' && Array.isArray(value)) return listSome(value, NAMES_MAX, ', ')
  if (format === 'kind') return KINDS[language][value as ValueKind]
  if (format !== undefined) throw new TypeError(`The catalogue formats ${value} as "${format}"`)
  if (typeof value === 'string') return quote(value, isFix ? FIX_MAX_CHARACTERS : QUOTED_MAX_CHARACTERS)
  if (typeof value === 'number') return String(value)
  if (typeof value !== 'object') throw new TypeError(`The catalogue shows ${value}`)
  if ('key' in value) return nameField(value, language, nameOf !== undefined)
  if ('line' in value) return namePlace(value, language, nameOf)
  if ('tr' in value) return (nameOf && value.form) ?? value[language]
  if (!isPlaces(value)) return value.join(', ')
  const places = new Set(value.map((place) => namePlace(place, language, nameOf)))
  return listSome([...places], PLACES_MAX, '; ')
}

/** `"Özet" (summary)`; in a list `"Adres satırı" (address, 2. öge)`; in the form without the key. */
function nameField({ key, label, item }: FieldName, language: Language, isForm: boolean): string {
  if (label === undefined) return quote(key, QUOTED_MAX_CHARACTERS)
  const place = item === undefined ? [] : [language === 'tr' ? `${item}. öge` : `item ${item}`]
  const about = [...(isForm ? [] : [key]), ...place].join(', ')
  return quote(label, QUOTED_MAX_CHARACTERS) + (about === '' ? '' : ` (${about})`)
}

function namePlace({ path, line }: Place, language: Language, nameOf: NameOf | undefined): string {
  if (nameOf) return quote(nameOf(path), QUOTED_MAX_CHARACTERS)
  return language === 'tr' ? `${path}, ${line}. satır` : `${path}, line ${line}`
}

function isPlaces(list: readonly string[] | readonly Place[]): list is readonly Place[] {
  return typeof list[0] === 'object'
}

/** The first items of a list, with an ellipsis if there are more. */
function listSome(items: readonly string[], max: number, separator: string): string {
  return [...items.slice(0, max), ...(items.length > max ? ['…'] : [])].join(separator)
}

function quote(text: string, max: number): string {
  const shown = printable(text)
  // Never cuts an emoji in half: a lone surrogate would print as a box.
  return shown.length <= max ? `"${shown}"` : `"${shown.slice(0, max - 1).replace(/\p{Cs}$/u, '')}…"`
}
