import { quote } from '../../text/printable.ts'
import type { Language } from '../language.ts'
import { didYouMean, message, type Phrase } from './message.ts'

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
    /** `free`: the suggested field is missing, so the fix is certain. `taken`: it exists. `guessed`: its name is another. */
    place: 'free' | 'taken' | 'guessed'
  }>({
    tr: ({ name, owner, fields, suggestion, place }) => ({
      problem: `${quote(name)} adında bir alan yok.`,
      expected: `${quote(owner)} için ${fields.join(', ')}.`,
      fix:
        suggestion === undefined
          ? 'adını beklenenlerden biriyle değiştirin; hiçbiri değilse satırı silin.'
          : place === 'free'
            ? `bunun yerine "${suggestion}" yazın.`
            : place === 'guessed'
              ? didYouMean.tr(suggestion)
              : `"${suggestion}" zaten var: doğru olan metin hangisiyse onu orada bırakın, öbür satırı silin.`,
    }),
    en: ({ name, owner, fields, suggestion, place }) => ({
      problem: `There is no field named ${quote(name)}.`,
      expected: `${fields.join(', ')} in ${quote(owner)}.`,
      fix:
        suggestion === undefined
          ? 'change its name to one of those expected; if it is none of them, delete the line.'
          : place === 'free'
            ? `write "${suggestion}" instead.`
            : place === 'guessed'
              ? didYouMean.en(suggestion)
              : `"${suggestion}" is already there: keep the right text under that name and delete the other line.`,
    }),
  }),
  /** `around`: the field belongs outside of its group. `beside`: it belongs into the group. */
  'misplaced-field': message<{ name: string; group: string; kind: 'beside' | 'around'; isIndented: boolean }>({
    tr: ({ name, group, kind, isIndented }) =>
      kind === 'around'
        ? {
            problem: `${quote(name)} alanı, ait olmadığı ${quote(group)} grubunun içinde kalmış.`,
            expected: `${quote(name)}, ${quote(group)} grubunun dışında, onunla aynı düzeyde.`,
            fix: isIndented
              ? `satırı ${quote(group)} satırının hemen üstüne taşıyın, başında onunki kadar boşluk bırakın.`
              : `alanı ${quote(group)} grubunun ayraçlarının dışına taşıyın.`,
          }
        : {
            problem: `${quote(name)} alanı, ait olduğu ${quote(group)} grubunun dışında kalmış.`,
            expected: `${quote(name)}, ${quote(group)} altındaki öbür alanlarla birlikte.`,
            fix: isIndented
              ? 'satırı sağa kaydırın: başına, gruptaki öbür alanlarla aynı hizaya gelecek kadar boşluk koyun.'
              : `alanı ${quote(group)} grubunun ayraçları arasına taşıyın.`,
          },
    en: ({ name, group, kind, isIndented }) =>
      kind === 'around'
        ? {
            problem: `The field ${quote(name)} is inside of the group ${quote(group)}, where it does not belong.`,
            expected: `${quote(name)} outside of the group ${quote(group)}, at the same level.`,
            fix: isIndented
              ? `move the line right above the line ${quote(group)}, with as many spaces before it.`
              : `move the field out of the brackets of ${quote(group)}.`,
          }
        : {
            problem: `The field ${quote(name)} is outside of the group ${quote(group)} it belongs to.`,
            expected: `${quote(name)} together with the other fields of ${quote(group)}.`,
            fix: isIndented
              ? 'move the line to the right: put spaces before it until it lines up with the other fields of the group.'
              : `move the field between the brackets of ${quote(group)}.`,
          },
  }),
  'missing-group': message<{ names: readonly string[]; group: string; isIndented: boolean }>({
    tr: ({ names, group, isIndented }) => ({
      problem: `Şu alanlar grupsuz kalmış: ${names.join(', ')}.`,
      expected: `hepsi ${quote(group)} grubunun içinde.`,
      fix: isIndented
        ? `üstlerine \`${group}:\` satırını ekleyin; bu alanların her birini o satırdan iki boşluk daha içeriden başlatın.`
        : `bu alanları şu grubun { } ayraçları arasına taşıyın: \`"${group}": { … }\`.`,
    }),
    en: ({ names, group, isIndented }) => ({
      problem: `These fields stand outside of any group: ${names.join(', ')}.`,
      expected: `all of them inside of the group ${quote(group)}.`,
      fix: isIndented
        ? `add a line \`${group}:\` above them, and begin each of these fields two spaces further in than that line.`
        : `put these fields between the brackets of \`"${group}": { … }\``,
    }),
  }),
  'missing-field': message<{ field: FieldName; expected: Phrase; place: 'json' | 'top' | 'nested'; sample: string }>({
    tr: ({ field, expected, place, sample }) => ({
      problem: `${nameField(field, 'tr')} alanı henüz yazılmamış.`,
      expected: expected.tr,
      fix: `${{ json: 'işaretli bölüme ekleyin', top: 'iki `---` satırının arasına ekleyin', nested: 'bu bölüme ekleyin' }[place]}: \`${sample}\``,
      formFix: 'kırmızı çerçeveli alanı doldurun.',
    }),
    en: ({ field, expected, place, sample }) => ({
      problem: `The ${nameField(field, 'en')} field has not been written yet.`,
      expected: expected.en,
      fix: `add ${{ json: 'to the marked part', top: 'between the two `---` lines', nested: 'to this part' }[place]}: \`${sample}\``,
      formFix: 'fill in the field with the red border.',
    }),
  }),
  'empty-field': message<{ field: FieldName; blank: boolean; optional: boolean; expected: Phrase }>({
    tr: ({ field, blank, optional, expected }) => ({
      problem: blank
        ? `${nameField(field, 'tr')} alanında yalnızca boşluk var.`
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
    cause: WrongTypeCause | undefined
  }>({
    tr: ({ field, wanted, found, expected, written, suggestion, cause }) => ({
      problem: `${nameField(field, 'tr')} alanında ${kinds.tr[wanted]} yerine ${kinds.tr[found]} var${written ? `: ${quote(written)}` : '.'}`,
      expected: expected.tr,
      fix: suggestion
        ? `${found === 'list' ? 'listeyi silip yerine ' : ''}\`${suggestion}\` yazın.`
        : (cause && fixForCause.tr[cause]) || fixForKind.tr[wanted],
    }),
    en: ({ field, wanted, found, expected, written, suggestion, cause }) => ({
      problem: `The ${nameField(field, 'en')} field holds ${kinds.en[found]} where ${kinds.en[wanted]} belongs${written ? `: ${quote(written)}` : '.'}`,
      expected: expected.en,
      fix: suggestion
        ? `${found === 'list' ? 'delete the list and ' : ''}write \`${suggestion}\`.`
        : (cause && fixForCause.en[cause]) || fixForKind.en[wanted],
    }),
  }),
}

/** Fixes for a value of the wrong kind with only one mistake in it. */
const fixForCause = {
  tr: {
    'dash-too-many':
      'bir alttaki satırın başındaki tireyi silip yerine boşluk koyun; öbür satırlar olduğu gibi kalsın.',
    'dash-missing': 'alanları iki boşluk sağa kaydırın, ilkinin önüne o iki boşluğun yerine "- " yazın.',
    'brackets-too-many': 'grubun çevresindeki [ ve ] ayraçlarını silin.',
    'brackets-missing': 'grubu [ ile ] arasına alın.',
    'name-wanted': 'değeri bütünüyle silip yerine beklenenlerden birini yazın.',
  },
  en: {
    'dash-too-many': 'replace the dash below it by a space; leave the other lines as they are.',
    'dash-missing':
      'move the fields two spaces to the right, and write "- " in place of these spaces before the first one.',
    'brackets-too-many': 'delete the brackets [ and ] around the group.',
    'brackets-missing': 'put the group between [ and ].',
    'name-wanted': 'delete the whole value and write one of the expected names.',
  },
}

export type WrongTypeCause = keyof (typeof fixForCause)['tr']

const fixForKind: Record<Language, Record<ValueKind, string>> = {
  tr: {
    text: 'değeri çift tırnak içinde tek bir metin olarak yazın.',
    number: 'yalnızca rakamlarla, tırnaksız yazın.',
    list: 'ögeleri alt alta yazın: `.md` dosyasında her birinin başına "- " koyun, `.json` dosyasında hepsini [ ] arasına alın.',
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
