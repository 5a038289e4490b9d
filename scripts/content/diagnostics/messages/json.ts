import { quote } from '../../text/printable.ts'
import { message } from './message.ts'

type None = Record<never, never>

/** Syntax errors of JSON: structure. */
export const jsonMessages = {
  /** `found` is the character in place of the comma. */
  'missing-comma': message<{ found?: string }>({
    tr: ({ found }) => ({
      problem: 'İki öge arasında virgül yok.',
      expected: 'her ögeden sonra, sonuncusu dışında, bir virgül.',
      fix: found
        ? `${quote(found)} işaretini silin; arkasından başka bir öge geliyorsa yerine virgül koyun.`
        : 'işaretli yere bir virgül koyun.',
    }),
    en: ({ found }) => ({
      problem: 'There is no comma between two items.',
      expected: 'a comma after every item but the last.',
      fix: found
        ? `delete the ${quote(found)}; if another item follows, write a comma in its place.`
        : 'put a comma at the marked place.',
    }),
  }),
  'extra-comma': message<None>({
    tr: () => ({
      problem: 'Burada fazladan bir virgül var.',
      expected: 'virgül yalnızca iki öge arasında; son ögeden sonra yok.',
      fix: 'bu virgülü silin.',
    }),
    en: () => ({
      problem: 'There is one comma too many here.',
      expected: 'commas only between two items; none after the last.',
      fix: 'delete this comma.',
    }),
  }),
  'missing-colon': message<{ name: string; found?: string }>({
    tr: ({ name, found }) => ({
      problem: `${quote(name)} adından sonra iki nokta yok.`,
      expected: `alanın adı, iki nokta, değeri: "${name}": …`,
      fix: found ? `${quote(found)} işaretini silip yerine iki nokta koyun.` : 'addan sonra iki nokta koyun.',
    }),
    en: ({ name, found }) => ({
      problem: `There is no colon after the name ${quote(name)}.`,
      expected: `the name of the field, a colon, its value: "${name}": …`,
      fix: found ? `delete the ${quote(found)} and put a colon in its place.` : 'put a colon after the name.',
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
        ? `${quote(close)} ekleyin; dosyanın sonu kaybolduysa dosyayı yedekten geri koyun.`
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
      fix: 'dosyanın sonu kaybolmuş görünüyor; dosyayı yedekten geri koyun.',
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
  /** A duplicate key in a section, probably because the first line of the next section is missing. */
  'merged-sections': message<{ name: string }>({
    tr: ({ name }) => ({
      problem: `${quote(name)} bu bölümde ikinci kez yazılmış; arada bir bölümün "- type: …" satırı silinmiş olabilir.`,
      expected: 'her bölümün ilk satırında "- type: …", altında kendi alanları.',
      fix: 'buradan yeni bir bölüm başlıyorsa bu satırın üstüne o bölümün `- type: …` satırını ekleyin; başlamıyorsa fazla olan satırı silin.',
    }),
    en: ({ name }) => ({
      problem: `${quote(name)} is written twice in this section; the "- type: …" line of a section may be lost.`,
      expected: '"- type: …" in the first line of every section, its own fields below.',
      fix: 'if a new section begins here, add its `- type: …` line above this line; if not, delete the line that is too many.',
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
      problem: found === 'nothing' ? 'Dosyanın başındaki { ayracı yok.' : `Dosya ${kindNames.tr[found]} ile başlıyor.`,
      expected: `alanlar ve değerleri: ${fields}.`,
      fix:
        found === 'nothing'
          ? 'dosyanın başına {, sonuna } koyun; daha fazlası eksikse yedekten getirin.'
          : 'dosyayı bir yedekle karşılaştırıp eksik bölümleri geri getirin.',
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

/** Root values other than an object. */
export type FoundKind = 'list' | 'text' | 'number' | 'choice' | 'nothing'

const kindNames: Record<'tr' | 'en', Record<FoundKind, string>> = {
  tr: { list: 'bir liste', text: 'düz yazı', number: 'bir sayı', choice: 'true ya da false', nothing: 'null' },
  en: { list: 'a list', text: 'plain text', number: 'a number', choice: 'true or false', nothing: 'null' },
}
