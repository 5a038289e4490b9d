import { quote } from '../../text/printable.ts'
import { message } from './message.ts'

type None = Record<never, never>

/** Syntax errors of JSON: strings, keys, numbers and comments. */
export const jsonTokenMessages = {
  'wrong-quotes': message<{ found: string; kind: 'single' | 'doubled' | 'backtick' | 'curly' | 'curly-end' }>({
    tr: ({ found, kind }) => ({
      problem: {
        single: 'Tek tırnak kullanılmış.',
        doubled: "Çift tırnak yerine yan yana iki tek tırnak kullanılmış: ''",
        backtick: 'Ters tırnak kullanılmış: `',
        curly: `Düz tırnak yerine kıvrık tırnak kullanılmış: ${printableSign(found)}`,
        'curly-end': `Düz tırnakla açılan yazı kıvrık tırnakla kapatılmış: ${printableSign(found)}`,
      }[kind],
      expected: 'düz çift tırnak: "',
      fix:
        kind === 'curly-end'
          ? `${printableSign(found)} yerine düz çift tırnak koyun: "`
          : 'baştaki ve sondaki tırnağı düz çift tırnakla değiştirin.',
    }),
    en: ({ found, kind }) => ({
      problem: {
        single: 'Single quotes were used.',
        doubled: "Two single quotes side by side were used in place of a double one: ''",
        backtick: 'Backticks were used: `',
        curly: `Curly quotes were used in place of straight ones: ${printableSign(found)}`,
        'curly-end': `A text that begins with a straight quote ends with a curly one: ${printableSign(found)}`,
      }[kind],
      expected: 'straight double quotes: "',
      fix:
        kind === 'curly-end'
          ? `put a straight double quote in place of ${printableSign(found)}: "`
          : 'replace the first and the last quotation mark with straight double quotes.',
    }),
  }),
  'unquoted-name': message<{ name: string }>({
    tr: ({ name }) => ({
      problem: `${quote(name)} adı tırnak içinde değil.`,
      expected: 'alan adları çift tırnak içinde.',
      fix: `"${name}" yazın.`,
    }),
    en: ({ name }) => ({
      problem: `The name ${quote(name)} is not in quotes.`,
      expected: 'names of fields in double quotes.',
      fix: `write "${name}".`,
    }),
  }),
  'unquoted-text': message<{ text: string }>({
    tr: ({ text }) => ({
      problem: `${quote(text)} yazısı tırnak içinde değil.`,
      expected: 'yazılar çift tırnak içinde.',
      fix: 'yazının başına ve sonuna çift tırnak koyun.',
    }),
    en: ({ text }) => ({
      problem: `The text ${quote(text)} is not in quotes.`,
      expected: 'text in double quotes.',
      fix: 'put double quotes around the text.',
    }),
  }),
  'line-break-in-text': message<{ character: 'line' | 'tab' | 'control' }>({
    tr: ({ character }) => ({
      problem:
        character === 'line'
          ? 'Tırnak içindeki yazı alt satıra geçmiş ya da kapanış tırnağı konmamış.'
          : character === 'tab'
            ? 'Tırnak içindeki yazıda sekme (Tab) karakteri var.'
            : 'Tırnak içindeki yazıda görünmeyen bir denetim karakteri var.',
      expected: 'tırnaktan tırnağa tek satır.',
      fix:
        character === 'line'
          ? 'yazıyı tek satırda birleştirin, sonuna çift tırnak koyun.'
          : 'karakteri silin, işaretin yerine boşluk koyun.',
    }),
    en: ({ character }) => ({
      problem:
        character === 'line'
          ? 'The text in quotes runs into the next line, or its closing quotation mark is missing.'
          : character === 'tab'
            ? 'There is a tab in the text in quotes.'
            : 'There is an invisible control character in the text in quotes.',
      expected: 'one line from quote to quote; \\n for a line break.',
      fix:
        character === 'line'
          ? 'join the text into one line and end it with a double quote.'
          : 'delete the character and put a space instead.',
    }),
  }),
  'unknown-escape': message<{ escape: string }>({
    tr: ({ escape: written }) => ({
      problem: `Ters eğik çizgi (\\) burada özel bir işarettir; ardından gelen tanınmıyor: ${quote(written)}`,
      expected: 'ters eğik çizgi yalnızca \\" \\\\ \\n \\t \\/ ya da \\u ve dört hane olarak.',
      fix: 'çizginin kendisini istiyorsanız iki kez yazın: \\\\',
    }),
    en: ({ escape: written }) => ({
      problem: `What follows the backslash is not known: ${quote(written)}`,
      expected: 'a backslash only as \\" \\\\ \\n \\t \\/ or \\u and four digits.',
      fix: 'if you want the backslash itself, write it twice: \\\\',
    }),
  }),
  'number-format': message<{ text: string; suggestion: string | undefined }>({
    tr: ({ text, suggestion }) => ({
      problem: `${quote(text)} sayı olarak okunamıyor.`,
      expected:
        'başında sıfır ya da artı olmayan, ondalığı noktayla yazılmış sayı; telefon gibi değerler tırnak içinde.',
      fix: suggestion ? `sayıysa ${suggestion}, yazıysa "${text}" yazın.` : `yazıysa "${text}" yazın.`,
    }),
    en: ({ text, suggestion }) => ({
      problem: `${quote(text)} cannot be read as a number.`,
      expected: 'a number without leading zero or plus, with a point; values like phone numbers in quotes.',
      fix: suggestion ? `write ${suggestion} for a number, "${text}" for text.` : `write "${text}" for text.`,
    }),
  }),
  'no-break-space': message<None>({
    tr: () => ({
      problem: 'Burada boşluk gibi görünen ama boşluk olmayan bir karakter var (bölünmez boşluk).',
      expected: 'olağan boşluk.',
      fix: 'karakteri silip boşluk çubuğuyla yeniden yazın.',
    }),
    en: () => ({
      problem: 'There is a character here that looks like a space but is none (no-break space).',
      expected: 'an ordinary space.',
      fix: 'delete the character and type a space.',
    }),
  }),
  comment: message<None>({
    tr: () => ({
      problem: 'JSON dosyasına açıklama satırı yazılmış.',
      expected: 'yalnızca alanlar ve değerleri; bu dosyada açıklama olmaz.',
      fix: 'açıklamayı silin.',
    }),
    en: () => ({
      problem: 'There is a comment in a JSON file.',
      expected: 'only fields and their values; this kind of file has no comments.',
      fix: 'delete the comment.',
    }),
  }),
}

function printableSign(sign: string): string {
  return sign.slice(0, 2)
}
