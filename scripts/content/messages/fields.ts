import type { Language } from '../language.ts'
import { quote } from '../printable.ts'
import { message, type Phrase } from './message.ts'

/** A field as staff know it; `item` is its place in a list, from 1. */
export type FieldName = { key: string; label: string | undefined; item?: number | undefined }

/** `"Özet" (summary)`; in a list `"Adres satırı" (address, 2. öge)`. */
export function nameField({ key, label, item }: FieldName, language: Language): string {
  const place = item === undefined ? '' : language === 'tr' ? `${item}. öge` : `item ${item}`
  const technical = [key, place].filter(Boolean).join(', ')
  return label === undefined ? quote(key) : `${quote(label)} (${technical})`
}

/** Kinds of values, as staff call them. */
export type ValueKind = 'text' | 'number' | 'list' | 'group' | 'choice' | 'nothing'

const kinds: Record<Language, Record<ValueKind, string>> = {
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

/** Mistakes about fields and their values. */
export const fieldMessages = {
  'unknown-field': message<{
    name: string
    owner: string
    fields: readonly string[]
    suggestion: string | undefined
    /** `free`: the suggested field is not there yet, so the fix is certain. `taken`: it is. */
    place: 'free' | 'taken'
  }>({
    tr: ({ name, owner, fields, suggestion, place }) => ({
      problem: `${quote(name)} adında bir alan yok.`,
      expected: `${quote(owner)} için ${fields.join(', ')}.`,
      fix:
        suggestion === undefined
          ? 'bu alanı silin.'
          : place === 'free'
            ? `bunun yerine "${suggestion}" yazın.`
            : `silin; "${suggestion}" zaten yazılmış.`,
    }),
    en: ({ name, owner, fields, suggestion, place }) => ({
      problem: `There is no field named ${quote(name)}.`,
      expected: `${fields.join(', ')} in ${quote(owner)}.`,
      fix:
        suggestion === undefined
          ? 'delete this field.'
          : place === 'free'
            ? `write "${suggestion}" instead.`
            : `delete it; "${suggestion}" is already there.`,
    }),
  }),
  'missing-field': message<{ field: FieldName; expected: Phrase; place: 'json' | 'top' | 'nested'; sample: string }>({
    tr: ({ field, expected, place, sample }) => ({
      problem: `${nameField(field, 'tr')} alanı henüz yazılmamış.`,
      expected: expected.tr,
      fix: `${{ json: 'işaretli bölüme ekleyin', top: 'iki `---` satırının arasına ekleyin', nested: 'bu bölüme ekleyin' }[place]}: \`${sample}\``,
    }),
    en: ({ field, expected, place, sample }) => ({
      problem: `The ${nameField(field, 'en')} field has not been written yet.`,
      expected: expected.en,
      fix: `add ${{ json: 'to the marked part', top: 'between the two `---` lines', nested: 'to this part' }[place]}: \`${sample}\``,
    }),
  }),
  'empty-field': message<{ field: FieldName; blank: boolean; optional: boolean; expected: Phrase }>({
    tr: ({ field, blank, optional, expected }) => ({
      problem: blank
        ? `${nameField(field, 'tr')} alanında yalnız boşluk var.`
        : `${nameField(field, 'tr')} alanının değeri boş.`,
      expected: expected.tr,
      fix: optional ? 'değerini yazın ya da alanı bütünüyle silin.' : 'değerini yazın.',
    }),
    en: ({ field, blank, optional, expected }) => ({
      problem: blank
        ? `There is nothing but white space in the ${nameField(field, 'en')} field.`
        : `The ${nameField(field, 'en')} field is empty.`,
      expected: expected.en,
      fix: optional ? 'write its value, or delete the whole field.' : 'write its value.',
    }),
  }),
  'wrong-type': message<{
    field: FieldName
    wanted: ValueKind
    found: ValueKind
    expected: Phrase
    written: string
    suggestion: string | undefined
  }>({
    tr: ({ field, wanted, found, expected, written, suggestion }) => ({
      problem: `${nameField(field, 'tr')} alanında ${kinds.tr[wanted]} yerine ${kinds.tr[found]} var${written ? `: ${quote(written)}` : '.'}`,
      expected: expected.tr,
      fix: suggestion ? `\`${suggestion}\` yazın.` : fixForKind.tr[wanted],
    }),
    en: ({ field, wanted, found, expected, written, suggestion }) => ({
      problem: `The ${nameField(field, 'en')} field holds ${kinds.en[found]} where ${kinds.en[wanted]} belongs${written ? `: ${quote(written)}` : '.'}`,
      expected: expected.en,
      fix: suggestion ? `write \`${suggestion}\`.` : fixForKind.en[wanted],
    }),
  }),
  'too-long': message<{ field: FieldName; length: number; max: number }>({
    tr: ({ field, length, max }) => ({
      problem: `${nameField(field, 'tr')} metni ${length} karakter.`,
      expected: `en fazla ${max} karakter.`,
      fix: `${length - max} karakter kısaltın.`,
    }),
    en: ({ field, length, max }) => ({
      problem: `The ${nameField(field, 'en')} text has ${length} characters.`,
      expected: `${max} at most.`,
      fix: `shorten it by ${length - max} ${length - max === 1 ? 'character' : 'characters'}.`,
    }),
  }),
  'line-break': message<{ field: FieldName }>({
    tr: ({ field }) => ({
      problem: `${nameField(field, 'tr')} metni birden çok satıra yayılıyor.`,
      expected: 'tek satır yazı.',
      fix: 'satır sonunu silip metni tek satırda birleştirin.',
    }),
    en: ({ field }) => ({
      problem: `The ${nameField(field, 'en')} text runs over several lines.`,
      expected: 'one line of text.',
      fix: 'delete the line break and join the text into one line.',
    }),
  }),
  'wrong-choice': message<{
    field: FieldName
    value: string
    choices: readonly string[]
    suggestion: string | undefined
  }>({
    tr: ({ field, value, choices, suggestion }) => ({
      problem: `${nameField(field, 'tr')} için ${quote(value)} diye bir seçenek yok.`,
      expected: `şunlardan biri: ${choices.join(', ')}.`,
      fix: suggestion ? `"${suggestion}" mi demek istediniz?` : 'bu seçeneklerden birini yazın.',
    }),
    en: ({ field, value, choices, suggestion }) => ({
      problem: `There is no choice ${quote(value)} for ${nameField(field, 'en')}.`,
      expected: `one of these: ${choices.join(', ')}.`,
      fix: suggestion ? `did you mean "${suggestion}"?` : 'write one of these choices.',
    }),
  }),
  'wrong-format': message<{
    field: FieldName
    value: string
    expected: Phrase
    suggestion: string | undefined
    example: string | undefined
  }>({
    tr: ({ field, value, expected, suggestion, example }) => ({
      problem: `${nameField(field, 'tr')} beklenen biçimde değil: ${quote(value)}`,
      expected: expected.tr,
      fix: suggestion
        ? `"${suggestion}" mi demek istediniz?`
        : `değeri bu biçimde yeniden yazın${example ? `; örnek: "${example}"` : '.'}`,
    }),
    en: ({ field, value, expected, suggestion, example }) => ({
      problem: `${nameField(field, 'en')} does not have the expected form: ${quote(value)}`,
      expected: expected.en,
      fix: suggestion
        ? `did you mean "${suggestion}"?`
        : `write the value again in this form${example ? `; example: "${example}"` : '.'}`,
    }),
  }),
  'not-whole-number': message<{ field: FieldName; value: string; expected: Phrase }>({
    tr: ({ field, value, expected }) => ({
      problem: `${nameField(field, 'tr')} tam sayı değil: ${quote(value)}`,
      expected: expected.tr,
      fix: 'virgülsüz, noktasız bir sayı yazın.',
    }),
    en: ({ field, value, expected }) => ({
      problem: `${nameField(field, 'en')} is not a whole number: ${quote(value)}`,
      expected: expected.en,
      fix: 'write a number without comma or point.',
    }),
  }),
  'out-of-range': message<{ field: FieldName; value: string; expected: Phrase; min: number; max: number }>({
    tr: ({ field, value, expected, min, max }) => ({
      problem: `${nameField(field, 'tr')} için ${value} kabul edilmiyor.`,
      expected: expected.tr,
      fix: `en az ${min}, en fazla ${max} yazın.`,
    }),
    en: ({ field, value, expected, min, max }) => ({
      problem: `${nameField(field, 'en')} cannot be ${value}.`,
      expected: expected.en,
      fix: `write at least ${min} and at most ${max}.`,
    }),
  }),
  'wrong-count': message<{ field: FieldName; count: number; min: number; max: number | undefined }>({
    tr: ({ field, count, min, max }) => ({
      problem:
        count === 0
          ? `${nameField(field, 'tr')} listesi boş.`
          : `${nameField(field, 'tr')} listesinde ${count} öge var.`,
      expected: min === max ? `tam ${min} öge.` : count < min ? `en az ${min} öge.` : `en fazla ${max} öge.`,
      fix:
        count < min
          ? `${min - count} öge ${count === 0 ? '' : 'daha '}ekleyin.`
          : `${count - (max ?? count)} ögeyi silin ya da ögeleri birleştirin.`,
    }),
    en: ({ field, count, min, max }) => ({
      problem:
        count === 0
          ? `The list ${nameField(field, 'en')} is empty.`
          : `There ${count === 1 ? 'is 1 item' : `are ${count} items`} in the list ${nameField(field, 'en')}.`,
      expected: min === max ? `exactly ${min}.` : count < min ? `${min} at least.` : `${max} at most.`,
      fix:
        count < min ? `add ${min - count}${count === 0 ? '' : ' more'}.` : `delete or merge ${count - (max ?? count)}.`,
    }),
  }),
  'duplicate-value': message<{ field: FieldName; value: string; first: { path: string; line: number } }>({
    tr: ({ field, value, first }) => ({
      problem: `${nameField(field, 'tr')} değeri iki yerde aynı: ${quote(value)}; ilki ${first.path}, ${first.line}. satır.`,
      expected: 'her birinde başka bir değer.',
      fix: 'ikisinden birini değiştirin.',
    }),
    en: ({ field, value, first }) => ({
      problem: `The value of ${nameField(field, 'en')} is the same in two places: ${quote(value)}; first in ${first.path}, line ${first.line}.`,
      expected: 'a different value in each.',
      fix: 'change one of the two.',
    }),
  }),
  placeholder: message<{ field: FieldName | undefined; value: string }>({
    tr: ({ field, value }) => ({
      problem: field
        ? `${nameField(field, 'tr')} alanında örnek değer duruyor: ${quote(value)}`
        : `Metinde örnek değer duruyor: ${quote(value)}`,
      expected: 'yayına çıkacak gerçek değer.',
      fix: 'kendi bilginizi yazın.',
    }),
    en: ({ field, value }) => ({
      problem: field
        ? `The ${nameField(field, 'en')} field still holds a placeholder: ${quote(value)}`
        : `The text still holds a placeholder: ${quote(value)}`,
      expected: 'the real value that goes live.',
      fix: 'write your own.',
    }),
  }),
}

const fixForKind: Record<Language, Record<ValueKind, string>> = {
  tr: {
    text: 'değeri çift tırnak içinde tek bir metin olarak yazın.',
    number: 'yalnız rakamlarla, tırnaksız yazın.',
    list: 'ögeleri alt alta yazın; Markdown dosyasında her ögenin başına "- ", JSON dosyasında [ ] arasına.',
    group: 'alanları adlarıyla yazın; aynı klasördeki başka bir dosyadan örnek alın.',
    choice: 'true ya da false yazın.',
    nothing: 'alanı silin.',
  },
  en: {
    text: 'write the value as one text in double quotes.',
    number: 'write digits only, without quotes.',
    list: 'write the items below each other; after "- " in a Markdown file, between [ ] in a JSON file.',
    group: 'write the fields with their names; take another file of the same folder as a model.',
    choice: 'write true or false.',
    nothing: 'delete the field.',
  },
}
