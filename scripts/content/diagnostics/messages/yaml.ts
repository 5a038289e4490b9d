import { quote } from '../../text/printable.ts'
import { type FieldName, nameField } from './fields.ts'
import { message } from './message.ts'

type None = Record<never, never>

/** Syntax errors of front matter. */
export const yamlMessages = {
  'needs-quotes': message<{
    field: FieldName
    reason: 'colon' | 'sign' | 'hash'
    /** The first character; for a hash the lost comment. */
    text: string
    suggestion: string | undefined
  }>({
    tr: ({ field, reason, text, suggestion }) => {
      const name = nameField(field, 'tr')
      const quoted = suggestion ? `\`${suggestion}\`` : 'metnin başına ve sonuna çift tırnak koyun'
      return {
        problem: {
          colon: `${name} metninin içindeki iki nokta dosyanın okunmasını engelliyor.`,
          sign: `${name} metni ${quote(text)} işaretiyle başlıyor; bu işaretin burada özel bir anlamı var.`,
          hash: `${name} metninin # işaretinden sonrası okunmuyor: ${quote(text)}`,
        }[reason],
        expected: {
          colon: 'iki nokta içeren metin tırnak içinde.',
          sign: 'böyle başlayan metin tırnak içinde.',
          hash: 'başında ya da boşluktan sonra # olan metin tırnak içinde.',
        }[reason],
        fix:
          reason === 'hash'
            ? `${quoted}; kendinize bir notsa ayrı bir satıra taşıyın.`
            : suggestion
              ? `şöyle yazın: ${quoted}`
              : `${quoted}.`,
      }
    },
    en: ({ field, reason, text, suggestion }) => {
      const name = nameField(field, 'en')
      const quoted = suggestion ? `\`${suggestion}\`` : 'put double quotes around the text'
      return {
        problem: {
          colon: `A colon inside ${name} makes the file unreadable.`,
          sign: `The text of ${name} begins with ${quote(text)}, a sign with a special meaning here.`,
          hash: `The text of ${name} is not read from its # sign on: ${quote(text)}`,
        }[reason],
        expected: {
          colon: 'text with a colon in quotes.',
          sign: 'text that begins like this in quotes.',
          hash: 'text in quotes when it begins with # or has one after a space.',
        }[reason],
        fix:
          reason === 'hash'
            ? `${quoted}; a note to yourself belongs in a line of its own.`
            : `${quoted}${suggestion ? '' : '.'}`,
      }
    },
  }),
  'tab-indent': message<None>({
    tr: () => ({
      problem: 'Satırın başında sekme (Tab) karakteri var.',
      expected: 'satır başlarında yalnızca boşluk.',
      fix: 'her sekmenin yerine iki boşluk koyun.',
    }),
    en: () => ({
      problem: 'There is a tab at the start of the line.',
      expected: 'only spaces at the start of lines.',
      fix: 'put two spaces in place of every tab.',
    }),
  }),
  'unclosed-quote': message<{ quote: string; curly: string | undefined }>({
    tr: ({ quote: sign, curly }) => ({
      problem: curly
        ? `Bu satırda düz tırnak açılıyor, sonundaki kıvrık tırnak onu kapatmıyor: ${curly}`
        : 'Bu satırda açılan tırnak kapanmıyor.',
      expected: `metnin başında ve sonunda aynı tırnak: ${sign}`,
      fix: curly ? `sondaki ${curly} yerine ${sign} koyun.` : `metnin bittiği yere ${sign} koyun.`,
    }),
    en: ({ quote: sign, curly }) => ({
      problem: curly
        ? `This line opens a straight quote that the curly one at its end does not close: ${curly}`
        : 'The quotation mark opened in this line is never closed.',
      expected: `the same quotation mark before and after the text: ${sign}`,
      fix: curly ? `put ${sign} in place of the ${curly} at the end.` : `put ${sign} where the text ends.`,
    }),
  }),
  'text-after-quote': message<{ text: string; sign: string }>({
    tr: ({ text, sign }) => ({
      problem: `Tırnak kapandıktan sonra metin sürüyor: ${quote(text)}`,
      expected: 'metnin tamamı tırnak içinde.',
      fix:
        sign === "'"
          ? "metni çift tırnak içine alın; içindeki ' olduğu gibi kalabilir."
          : 'kapanış tırnağını metnin sonuna taşıyın; metnin içindeki tırnakları “ ” yapın.',
    }),
    en: ({ text, sign }) => ({
      problem: `The text goes on after the closing quotation mark: ${quote(text)}`,
      expected: 'the whole text inside the quotes.',
      fix:
        sign === "'"
          ? "put the text in double quotes; a ' inside it can stay as it is."
          : "move the closing quotation mark to the end of the text; turn quotes inside the text into ' or put \\ before them.",
    }),
  }),
  indentation: message<{ isItem: boolean }>({
    tr: ({ isItem }) => ({
      problem: 'Satır başındaki boşluk üstteki satırlarla uyuşmuyor.',
      expected: 'aynı düzeydeki alanlar alt alta, aynı sayıda boşlukla.',
      fix: isItem
        ? 'satırı kaydırın: tiresi, aynı listedeki öbür tirelerin tam altına ya da üstüne gelsin.'
        : 'satırı, ait olduğu öbür alanlarla aynı hizaya getirin.',
    }),
    en: ({ isItem }) => ({
      problem: 'The space at the start of the line does not fit the lines above.',
      expected: 'fields of one level below each other, with the same number of spaces.',
      fix: isItem
        ? 'move the line until its dash is right above or below the other dashes of the list.'
        : 'align the line with the other fields it belongs to.',
    }),
  }),
  'wrong-dash': message<{ sign: string; line: string | undefined }>({
    tr: ({ sign, line }) => ({
      problem:
        sign === '-'
          ? 'Listedeki ögenin tiresinden sonra boşluk yok.'
          : `Listedeki ögenin başında kısa tire yerine başka bir işaret var: ${quote(sign)}`,
      expected: 'her ögenin başında bir kısa tire ve bir boşluk.',
      fix: line ? `satırı \`${line}\` olarak yazın.` : 'satırın başına "- " yazın; sonrası olduğu gibi kalsın.',
    }),
    en: ({ sign, line }) => ({
      problem:
        sign === '-'
          ? 'There is no space after the dash of this list item.'
          : `This list item begins with another sign than a hyphen: ${quote(sign)}`,
      expected: 'a hyphen and a space at the beginning of every item.',
      fix: line ? `write the line as \`${line}\`.` : 'begin the line with "- "; the rest stays as it is.',
    }),
  }),
  'missing-colon-space': message<{ line: string; suggestion: string | undefined; isBelowText?: boolean }>({
    tr: ({ line, suggestion, isBelowText }) => ({
      problem: `Bu satırda alan adı ile değeri ayrılmamış: ${quote(line)}`,
      expected: 'alanın adı, iki nokta, bir boşluk, değeri.',
      fix: suggestion
        ? `\`${suggestion}\``
        : `${isBelowText ? 'üstteki yazının devamıysa o satırın sonuna ekleyin; değilse ' : ''}satırı "ad: değer" biçiminde yazın ya da silin.`,
    }),
    en: ({ line, suggestion, isBelowText }) => ({
      problem: `The name of a field and its value are not separated in this line: ${quote(line)}`,
      expected: 'the name of the field, a colon, a space, its value.',
      fix: suggestion
        ? `\`${suggestion}\``
        : `${isBelowText ? 'if it continues the text above, add it to the end of that line; otherwise ' : ''}write the line as "name: value", or delete it.`,
    }),
  }),
  alias: message<{ text: string }>({
    tr: ({ text }) => ({
      problem: `Burada başka bir değere gönderme var: ${quote(text)}`,
      expected: 'değerin kendisi; & ve * ile gönderme kullanılmaz.',
      fix: 'değeri buraya yazın; metin bu işaretle başlıyorsa tırnak içine alın.',
    }),
    en: ({ text }) => ({
      problem: `There is a reference to another value here: ${quote(text)}`,
      expected: 'the value itself; references with & and * are not used.',
      fix: 'write the value here; put text that begins with this sign in quotes.',
    }),
  }),
  tag: message<{ text: string }>({
    tr: ({ text }) => ({
      problem: `Değerin önünde bir tür etiketi var: ${quote(text)}`,
      expected: 'değerin kendisi; ! ile etiket kullanılmaz.',
      fix: 'etiketi silin; metin ünlemle başlıyorsa tırnak içine alın.',
    }),
    en: ({ text }) => ({
      problem: `There is a type tag before the value: ${quote(text)}`,
      expected: 'the value itself; tags with ! are not used.',
      fix: 'delete the tag; put text that begins with an exclamation mark in quotes.',
    }),
  }),
  'several-documents': message<None>({
    tr: () => ({
      problem: 'Alanlar bölümü burada ikiye bölünüyor.',
      expected: 'tek bir alanlar bölümü.',
      fix: 'bu satırı silin.',
    }),
    en: () => ({
      problem: 'The block of fields is split in two here.',
      expected: 'one block of fields.',
      fix: 'delete this line.',
    }),
  }),
  'missing-dash': message<{ name: string; line: string }>({
    tr: ({ name, line }) => ({
      problem: `Burada yeni bir öge başlıyor gibi, ama başında tire yok: ${quote(name)} aynı ögede ikinci kez yazılmış.`,
      expected: 'listede her ögenin ilk satırı "- " ile, üstteki ögenin tiresiyle aynı hizada başlar.',
      fix: `satırı \`${line}\` olarak yazın.`,
    }),
    en: ({ name, line }) => ({
      problem: `A new item seems to begin here without a dash: ${quote(name)} is written twice in one item.`,
      expected: 'the first line of every item begins with "- ", right below the dash of the item above.',
      fix: `write the line as \`${line}\`.`,
    }),
  }),
  'odd-number': message<{ text: string; value: string }>({
    tr: ({ text, value }) => ({
      problem: `${quote(text)} yazılışı ${value} sayısı olarak okunuyor.`,
      expected: 'yalnızca rakamlarla yazılmış bir sayı; başında sıfır ya da artı, içinde harf olmadan.',
      fix: `istediğiniz sayı buysa ${value} yazın.`,
    }),
    en: ({ text, value }) => ({
      problem: `${quote(text)} is read as the number ${value}.`,
      expected: 'a number written in digits only, without a leading zero, a plus or letters.',
      fix: `write ${value} if that is the number you mean.`,
    }),
  }),
}
