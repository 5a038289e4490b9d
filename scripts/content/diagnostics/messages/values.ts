import { quote } from '../../text/printable.ts'
import { type FieldName, nameField } from './fields.ts'
import { didYouMean, message, type Phrase } from './message.ts'

/** Mistakes about what a field holds. */
export const valueMessages = {
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
  'markup-in-text': message<{ field: FieldName; mark: string; plain: string | undefined }>({
    tr: ({ field, mark, plain }) => ({
      problem: `${nameField(field, 'tr')} alanında ${isMarkdown(mark) ? 'Markdown işareti' : 'HTML kodu'} var: ${quote(mark)}`,
      expected: 'bu alanda yalnızca düz yazı olur; işaretleri ziyaretçi olduğu gibi görür.',
      fix:
        plain === undefined
          ? 'işareti, kapanışı varsa onunla birlikte silin; yazının kendisi kalsın.'
          : plain === ' '
            ? 'işaretin yerine boşluk koyun.'
            : `${quote(plain)} yazın.`,
    }),
    en: ({ field, mark, plain }) => ({
      problem: `There is ${isMarkdown(mark) ? 'Markdown' : 'HTML code'} in the ${nameField(field, 'en')} field: ${quote(mark)}`,
      expected: 'nothing but plain text in this field; visitors see the signs as they are.',
      fix:
        plain === undefined
          ? 'delete the sign, and the one that closes it if there is one; the text itself stays.'
          : plain === ' '
            ? 'put a space in its place.'
            : `write ${quote(plain)}.`,
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
      fix: suggestion ? didYouMean.tr(suggestion) : 'bu seçeneklerden birini yazın.',
    }),
    en: ({ field, value, choices, suggestion }) => ({
      problem: `There is no choice ${quote(value)} for ${nameField(field, 'en')}.`,
      expected: `one of these: ${choices.join(', ')}.`,
      fix: suggestion ? didYouMean.en(suggestion) : 'write one of these choices.',
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
        ? didYouMean.tr(suggestion)
        : `değeri bu biçimde yeniden yazın${example ? `; örnek: "${example}"` : '.'}`,
    }),
    en: ({ field, value, expected, suggestion, example }) => ({
      problem: `${nameField(field, 'en')} does not have the expected form: ${quote(value)}`,
      expected: expected.en,
      fix: suggestion
        ? didYouMean.en(suggestion)
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
      expected:
        min === max
          ? `exactly ${items(min)}.`
          : count < min
            ? `${items(min)} at least.`
            : `${items(max ?? count)} at most.`,
      fix:
        count < min
          ? `add ${count === 0 ? items(min) : `${min - count} more`}.`
          : `delete or merge ${items(count - (max ?? count))}.`,
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

function isMarkdown(mark: string): boolean {
  return !/^[<&]/.test(mark)
}

function items(count: number): string {
  return count === 1 ? '1 item' : `${count} items`
}
