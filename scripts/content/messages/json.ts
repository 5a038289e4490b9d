import { quote } from '../printable.ts'
import { message } from './message.ts'

type None = Record<never, never>

/** Mistakes in how a JSON file is written. */
export const jsonMessages = {
  'missing-comma': message<None>({
    tr: () => ({
      problem: 'İki öge arasında virgül yok.',
      expected: 'her ögeden sonra, sonuncusu dışında, bir virgül.',
      fix: 'işaretli yere bir virgül koyun.',
    }),
    en: () => ({
      problem: 'There is no comma between two items.',
      expected: 'a comma after every item but the last.',
      fix: 'put a comma at the marked place.',
    }),
  }),
  'extra-comma': message<None>({
    tr: () => ({
      problem: 'Burada fazladan bir virgül var.',
      expected: 'virgül yalnız iki öge arasında; son ögeden sonra yok.',
      fix: 'bu virgülü silin.',
    }),
    en: () => ({
      problem: 'There is one comma too many here.',
      expected: 'commas only between two items; none after the last.',
      fix: 'delete this comma.',
    }),
  }),
  'missing-colon': message<{ name: string }>({
    tr: ({ name }) => ({
      problem: `${quote(name)} adından sonra iki nokta yok.`,
      expected: `alanın adı, iki nokta, değeri: "${name}": …`,
      fix: 'addan sonra iki nokta koyun.',
    }),
    en: ({ name }) => ({
      problem: `There is no colon after the name ${quote(name)}.`,
      expected: `the name of the field, a colon, its value: "${name}": …`,
      fix: 'put a colon after the name.',
    }),
  }),
  'missing-value': message<{ name: string }>({
    tr: ({ name }) => ({
      problem: name ? `${quote(name)} alanının değeri yazılmamış.` : 'Burada bir değer yazılmamış.',
      expected: 'iki noktadan sonra bir değer; yazılar çift tırnak içinde.',
      fix: 'iki noktadan sonra değeri yazın.',
    }),
    en: ({ name }) => ({
      problem: name ? `The field ${quote(name)} has no value.` : 'A value is missing here.',
      expected: 'a value after the colon; text in double quotes.',
      fix: 'write the value after the colon.',
    }),
  }),
  unclosed: message<{ open: string; close: string; line: number; isEnd: boolean }>({
    tr: ({ open, close, line, isEnd }) => ({
      problem: isEnd
        ? `Dosya burada bitiyor, ama ${line}. satırda açılan ${quote(open)} kapanmamış.`
        : `${line}. satırda açılan ${quote(open)} kapanmamış.`,
      expected: `her ${quote(open)} için bir ${quote(close)}.`,
      fix: isEnd
        ? `${quote(close)} ekleyin; dosyanın sonu kaybolduysa dosyayı bir yedekten geri getirin.`
        : `işaretli yerden sonra ${quote(close)} ekleyin.`,
    }),
    en: ({ open, close, line, isEnd }) => ({
      problem: isEnd
        ? `The file ends here, but the ${quote(open)} opened in line ${line} was not closed.`
        : `The ${quote(open)} opened in line ${line} was not closed.`,
      expected: `one ${quote(close)} for every ${quote(open)}.`,
      fix: isEnd
        ? `add ${quote(close)}; if the end of the file was lost, bring the file back from a backup.`
        : `add ${quote(close)} after the marked place.`,
    }),
  }),
  'unclosed-text': message<None>({
    tr: () => ({
      problem: 'Dosya bir yazının ortasında bitiyor.',
      expected: 'her yazının sonunda bir çift tırnak, dosyanın sonunda kapanan ayraçlar.',
      fix: 'dosyanın sonu kaybolmuş görünüyor; dosyayı bir yedekten geri getirin.',
    }),
    en: () => ({
      problem: 'The file ends in the middle of a text.',
      expected: 'a double quote at the end of every text, closing brackets at the end of the file.',
      fix: 'the end of the file seems to be lost; bring the file back from a backup.',
    }),
  }),
  'wrong-bracket': message<{ found: string; open: string | undefined; close: string; line: number }>({
    tr: ({ found, open, close, line }) => ({
      problem: open
        ? `${line}. satırda ${quote(open)} ile açılan bölüm burada ${quote(found)} ile kapanıyor.`
        : `Burada fazladan ${quote(found)} var; kapatacağı bir bölüm kalmamış.`,
      expected: open ? `${quote(close)}` : 'her kapanan ayraç için bir açılan ayraç.',
      fix: open ? `${quote(found)} yerine ${quote(close)} yazın ya da eksik ayracı tamamlayın.` : 'bu ayracı silin.',
    }),
    en: ({ found, open, close, line }) => ({
      problem: open
        ? `The part opened with ${quote(open)} in line ${line} is closed with ${quote(found)} here.`
        : `There is one ${quote(found)} too many; nothing is left for it to close.`,
      expected: open ? `${quote(close)}` : 'an opening bracket for every closing one.',
      fix: open
        ? `write ${quote(close)} instead of ${quote(found)}, or add the missing bracket.`
        : 'delete this bracket.',
    }),
  }),
  'wrong-quotes': message<{ found: string; kind: 'single' | 'curly' }>({
    tr: ({ found, kind }) => ({
      problem:
        kind === 'single'
          ? 'Tek tırnak kullanılmış.'
          : `Düz tırnak yerine kıvrık tırnak kullanılmış: ${printableSign(found)}`,
      expected: 'düz çift tırnak: "',
      fix: 'baştaki ve sondaki tırnağı düz çift tırnakla değiştirin.',
    }),
    en: ({ found, kind }) => ({
      problem:
        kind === 'single'
          ? 'Single quotes were used.'
          : `Curly quotes were used in place of straight ones: ${printableSign(found)}`,
      expected: 'straight double quotes: "',
      fix: 'replace the first and the last quotation mark with straight double quotes.',
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
  comment: message<None>({
    tr: () => ({
      problem: 'JSON dosyasına açıklama satırı yazılmış.',
      expected: 'yalnız alanlar ve değerleri; bu dosyada açıklama olmaz.',
      fix: 'açıklamayı silin.',
    }),
    en: () => ({
      problem: 'There is a comment in a JSON file.',
      expected: 'only fields and their values; this kind of file has no comments.',
      fix: 'delete the comment.',
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
      expected: 'tırnaktan tırnağa tek satır; satır sonu için \\n.',
      fix:
        character === 'line'
          ? 'yazıyı tek satırda birleştirin, sonuna çift tırnak koyun.'
          : 'karakteri silin, yerine boşluk koyun.',
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
      problem: `Ters eğik çizgiden sonra gelen bilinmiyor: ${quote(written)}`,
      expected: 'ters eğik çizgi yalnız \\" \\\\ \\n \\t \\/ ya da \\u ve dört hane olarak.',
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
      expected: 'başında sıfır ya da artı olmayan, noktayla ayrılmış sayı; telefon gibi değerler tırnak içinde.',
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
  'duplicate-field': message<{ name: string; firstLine: number }>({
    tr: ({ name, firstLine }) => ({
      problem: `${quote(name)} alanı iki kez yazılmış; ilki ${firstLine}. satırda.`,
      expected: 'her alan bir kez.',
      fix: 'ikisinden birini silin.',
    }),
    en: ({ name, firstLine }) => ({
      problem: `The field ${quote(name)} is written twice; first in line ${firstLine}.`,
      expected: 'every field once.',
      fix: 'delete one of the two.',
    }),
  }),
  'text-after-end': message<{ text: string }>({
    tr: ({ text }) => ({
      problem: `Dosyanın içeriği bittikten sonra bir şey daha yazılmış: ${quote(text)}`,
      expected: 'en dıştaki ayraç kapandıktan sonra hiçbir şey.',
      fix: 'fazla bölümü silin ya da kapanan ayracı doğru yere taşıyın.',
    }),
    en: ({ text }) => ({
      problem: `Something is written after the end of the file's content: ${quote(text)}`,
      expected: 'nothing after the outermost bracket has closed.',
      fix: 'delete the rest, or move the closing bracket to the right place.',
    }),
  }),
  'wrong-root': message<{ found: FoundKind; fields: string }>({
    tr: ({ found, fields }) => ({
      problem: `Dosya ${kindNames.tr[found]} ile başlıyor.`,
      expected: `alanlar ve değerleri: ${fields}.`,
      fix: 'dosyayı bir yedekle karşılaştırıp eksik bölümleri geri getirin.',
    }),
    en: ({ found, fields }) => ({
      problem: `The file begins with ${kindNames.en[found]}.`,
      expected: `fields and their values: ${fields}.`,
      fix: 'compare the file with a backup and bring the missing parts back.',
    }),
  }),
  'unreadable-text': message<{ text: string }>({
    tr: ({ text }) => ({
      problem: text ? `Burası okunamıyor: ${quote(text)}` : 'Burası okunamıyor.',
      expected: 'alan adı, iki nokta ve değeri.',
      fix: 'bu satırı ve bir öncekini komşu satırlarla karşılaştırın; tırnak, virgül ve ayraçlara bakın.',
    }),
    en: ({ text }) => ({
      problem: text ? `This cannot be read: ${quote(text)}` : 'This place cannot be read.',
      expected: 'the name of a field, a colon and its value.',
      fix: 'compare this line and the one before with their neighbours; look at quotes, commas and brackets.',
    }),
  }),
}

/** What can stand in the place of a set of fields. */
export type FoundKind = 'list' | 'text' | 'number' | 'choice' | 'nothing'

const kindNames: Record<'tr' | 'en', Record<FoundKind, string>> = {
  tr: { list: 'bir liste', text: 'düz yazı', number: 'bir sayı', choice: 'true ya da false', nothing: 'null' },
  en: { list: 'a list', text: 'plain text', number: 'a number', choice: 'true or false', nothing: 'null' },
}

function printableSign(sign: string): string {
  return sign.slice(0, 2)
}
