import { quote } from '../../text/printable.ts'
import { message, type Phrase } from './message.ts'

/** Problems of the Markdown body. */
export const markdownMessages = {
  html: message<{ text: string; suggestion: string | undefined }>({
    tr: ({ text, suggestion }) => ({
      problem: `Metnin içinde HTML var: ${quote(text)}`,
      expected: 'düz metin ve Markdown; HTML kodu sayfada çalışmaz.',
      fix: suggestion
        ? `Markdown olarak yazın: ${suggestion}`
        : 'kodu silin; kodun kendisi görünsün istiyorsanız `ters tırnak` içine alın.',
    }),
    en: ({ text, suggestion }) => ({
      problem: `There is HTML in the text: ${quote(text)}`,
      expected: 'plain text and Markdown; HTML code does nothing on the page.',
      fix: suggestion
        ? `write it as Markdown: ${suggestion}`
        : 'delete the code; to show the code itself put it in `backticks`.',
    }),
  }),
  'field-in-body': message<{ line: string }>({
    tr: ({ line }) => ({
      problem: `Uzun yazının içinde bir alan satırı var; sayfada olduğu gibi görünür: ${quote(line)}`,
      expected: 'alanlar yalnızca dosyanın başında, iki `---` satırının arasında; altında yalnızca uzun yazı.',
      fix: 'yanlışlıkla yapıştırıldıysa bu satırı, ardındaki alanları ve fazla `---` satırlarını silin; değilse ikinci `---` satırının üstüne taşıyın.',
    }),
    en: ({ line }) => ({
      problem: `There is a line of fields in the running text; visitors would read it as it is: ${quote(line)}`,
      expected: 'fields only at the top of the file, between the two `---` lines; only running text below.',
      fix: 'if it was pasted by mistake, delete this line, the fields below it and the `---` lines left over; if not, move it above the second `---` line.',
    }),
  }),
  'number-without-space': message<{ line: string | undefined }>({
    tr: ({ line }) => ({
      problem: 'Listedeki ögenin numarasından sonra boşluk yok.',
      expected: 'her ögenin numarası ile yazısı arasında bir boşluk.',
      fix: line
        ? `satırı \`${line}\` olarak yazın.`
        : 'numaradan sonra bir boşluk bırakın; sonrası olduğu gibi kalsın.',
    }),
    en: ({ line }) => ({
      problem: 'There is no space after the number of this list item.',
      expected: 'a space between the number of every item and its words.',
      fix: line ? `write the line as \`${line}\`.` : 'put a space behind the number; the rest stays as it is.',
    }),
  }),
  'heading-without-space': message<{ line: string | undefined }>({
    tr: ({ line }) => ({
      problem: 'Başlığın # işaretlerinden sonra boşluk yok; satır sayfada # işaretleriyle düz yazı olarak görünür.',
      expected: '# işaretleri ile başlığın yazısı arasında bir boşluk.',
      fix: line
        ? `satırı \`${line}\` olarak yazın.`
        : '# işaretlerinden sonra bir boşluk bırakın; sonrası olduğu gibi kalsın.',
    }),
    en: ({ line }) => ({
      problem: 'There is no space after the # signs of this heading; the page shows it as text with its signs.',
      expected: 'a space between the # signs and the words of the heading.',
      fix: line ? `write the line as \`${line}\`.` : 'put a space behind the # signs; the rest stays as it is.',
    }),
  }),
  'escaped-heading': message<{ line: string | undefined }>({
    tr: ({ line }) => ({
      problem: 'Başlığın önündeki ters eğik çizgi (\\) onu düz yazı yapıyor; sayfada # işaretleriyle görünür.',
      expected: 'satırın başında yalnızca # işaretleri ve bir boşluk.',
      fix: line ? `satırı \`${line}\` olarak yazın.` : 'satırın başındaki \\ işaretini silin.',
    }),
    en: ({ line }) => ({
      problem: 'The backslash before this heading makes plain text of it; the page shows it with its # signs.',
      expected: 'nothing but # signs and a space at the beginning of the line.',
      fix: line ? `write the line as \`${line}\`.` : 'delete the \\ at the beginning of the line.',
    }),
  }),
  'tab-rows': message<{ row: string | undefined; columns: number }>({
    tr: ({ row, columns }) => ({
      problem: 'Tablodan yapıştırılmış satırlar sekmeyle ayrılmış; sayfada hepsi tek bir paragraf olarak görünür.',
      expected: 'hücrelerin arasında | işareti, ilk satırın altında çizgi satırı.',
      fix: `${row ? `bu satırı \`${row}\` yapın` : 'sekmelerin yerine | koyun'}, altına \`|${' --- |'.repeat(columns)}\` ekleyin; öbür satırlarda da sekmelerin yerine | koyun.`,
    }),
    en: ({ row, columns }) => ({
      problem: 'Rows pasted from a table are separated by tabs; the page shows all of them as one paragraph.',
      expected: 'a | between the cells, and a line of dashes below the first row.',
      fix: `${row ? `write this line as \`${row}\`` : 'put | in place of the tabs'}, add \`|${' --- |'.repeat(columns)}\` below it, and put | in place of the tabs in the other rows too.`,
    }),
  }),
  'unread-stars': message<{ text: string; reason: 'alone' | 'gap' | 'joined'; suggestion: string | undefined }>({
    tr: ({ text, reason, suggestion }) => ({
      problem: `Kalın yazı için konan yıldızlar sayfada yıldız olarak görünür: ${quote(text)}`,
      expected: 'kalın yazının başında ve sonunda, ona bitişik ikişer yıldız: **kalın**',
      fix: suggestion
        ? `\`${suggestion}\` olarak yazın.`
        : {
            alone:
              'kalın yazının öbür ucuna da ** yazın ya da buradakini silin; yıldızlar görünsün istiyorsanız `\\*\\*` yazın.',
            gap: 'yıldızlarla kalın yazı arasındaki boşluğu silin.',
            joined: 'noktalama işaretini yıldızların dışına alın: `**kalın**,`',
          }[reason],
    }),
    en: ({ text, reason, suggestion }) => ({
      problem: `The page shows the stars that were to make this bold: ${quote(text)}`,
      expected: 'two stars at the beginning and the end of the bold words, without a gap: **bold**',
      fix: suggestion
        ? `write \`${suggestion}\`.`
        : {
            alone: 'write ** at the other end as well, or delete these; to show the stars, write `\\*\\*`.',
            gap: 'delete the space between the stars and the bold words.',
            joined: 'move the punctuation from inside the stars to the outside, or put a space outside them.',
          }[reason],
    }),
  }),
  'missing-body': message<{ holds: Phrase; reason: 'required' | 'prose' }>({
    tr: ({ holds, reason }) => ({
      problem:
        reason === 'required'
          ? 'Alanların altında metin yok.'
          : 'Sayfada "Yazı bölümü" (prose) var, ama dosyanın altında metin yok.',
      expected: holds.tr,
      fix:
        reason === 'required'
          ? 'ikinci `---` satırının altına metni yazın.'
          : 'ikinci `---` satırının altına metni yazın ya da bu bölümü silin.',
      formFix: reason === 'required' ? 'uzun yazıyı yazın.' : 'uzun yazıyı yazın ya da bu bölümü silin.',
    }),
    en: ({ holds, reason }) => ({
      problem:
        reason === 'required'
          ? 'There is no text below the fields.'
          : 'The page has a "Yazı bölümü" (prose) section, but there is no text at the bottom of the file.',
      expected: holds.en,
      fix:
        reason === 'required'
          ? 'write the text below the second `---` line.'
          : 'write the text below the second `---` line, or delete this section.',
      formFix: reason === 'required' ? 'write the long text.' : 'write the long text, or delete this section.',
    }),
  }),
  'unused-body': message<Record<never, never>>({
    tr: () => ({
      problem: 'Dosyanın altındaki metin sayfada hiçbir yerde görünmüyor.',
      expected: 'metni gösteren bir "Yazı bölümü"; gösterilmeyecekse metin de olmamalı.',
      fix: '`sections` listesine `- type: prose` ve altına `title: …` ekleyin ya da metni silin.',
      formFix: 'bölümlere bir "Yazı bölümü" ekleyin ya da uzun yazıyı silin.',
    }),
    en: () => ({
      problem: 'The text at the bottom of the file is shown nowhere on the page.',
      expected: 'a "Yazı bölümü" section that shows the text, or no text at all.',
      fix: 'add `- type: prose` with a `title: …` below it to the list `sections`, or delete the text.',
      formFix: 'add a "Yazı bölümü" to the sections, or delete the long text.',
    }),
  }),
  'too-long-body': message<{ length: number; max: number; unit: 'characters' | 'lines' }>({
    tr: ({ length, max, unit }) => ({
      problem: `Alanların altındaki metin ${length} ${unit === 'lines' ? 'satır' : 'karakter'}.`,
      expected: `en fazla ${max} ${unit === 'lines' ? 'satır' : 'karakter'}.`,
      fix: 'metni kısaltın ya da birkaç sayfaya bölün.',
    }),
    en: ({ length, max, unit }) => ({
      problem: `The text below the fields has ${length} ${unit}.`,
      expected: `${max} at most.`,
      fix: 'shorten the text, or split it into several pages.',
    }),
  }),
  'heading-level': message<{ found: number; wanted: number; reason: 'first' | 'underline' | 'jump' }>({
    tr: ({ found, wanted, reason }) => ({
      problem: {
        first: `Başlık ${'#'.repeat(found)} ile yazılmış; bu büyüklük sayfanın kendi başlıklarına ayrılmış.`,
        underline: `Altındaki çizgi bu satırı ${'#'.repeat(found)} büyüklüğünde bir başlık yapıyor.`,
        jump: `Başlık düzeyi atlanmış: ${'#'.repeat(found)}`,
      }[reason],
      expected: {
        first: `${'#'.repeat(wanted)} ya da daha küçük bir başlık.`,
        underline: `çizgiden önce boş bir satır ya da ${'#'.repeat(wanted)} ile yazılmış bir başlık.`,
        jump: `burada en çok ${'#'.repeat(wanted)} kullanılabilir.`,
      }[reason],
      fix:
        reason === 'underline'
          ? `başlık değilse çizginin üstüne boş bir satır koyun; başlıksa başına ${'#'.repeat(wanted)} yazıp çizgiyi silin.`
          : `satırın başındaki # işaretlerini ${'#'.repeat(wanted)} ile değiştirin.`,
    }),
    en: ({ found, wanted, reason }) => ({
      problem: {
        first: `The heading is written with ${'#'.repeat(found)}; this size belongs to the headings of the page itself.`,
        underline: `The line below turns this one into a heading of size ${'#'.repeat(found)}.`,
        jump: `A heading level was skipped: ${'#'.repeat(found)}`,
      }[reason],
      expected: {
        first: `${'#'.repeat(wanted)} or a smaller heading.`,
        underline: `an empty line before the rule, or a heading written with ${'#'.repeat(wanted)}.`,
        jump: `${'#'.repeat(wanted)} at most.`,
      }[reason],
      fix:
        reason === 'underline'
          ? `if it is no heading, put an empty line above the rule; if it is one, begin it with ${'#'.repeat(wanted)} and delete the rule.`
          : `begin the line with ${'#'.repeat(wanted)} and a space.`,
    }),
  }),
  'half-link': message<{ text: string; reason: 'brackets' | 'space' }>({
    tr: ({ text, reason }) => ({
      problem: `Bağlantı gibi yazılmış, ama sayfada ayraçlarıyla görünür: ${quote(text)}`,
      expected: 'köşeli ayraçta metin, hemen ardından yuvarlak ayraçta boşluksuz adres: [bize yazın](/iletisim)',
      fix:
        reason === 'space' ? 'adresin içindeki boşluğu silin.' : 'ayraçları bitişik yazın, açılan her ayracı kapatın.',
    }),
    en: ({ text, reason }) => ({
      problem: `This is written like a link, but the page shows it with its brackets: ${quote(text)}`,
      expected:
        'text in square brackets and right after it the address, without spaces, in round ones: [bize yazın](/iletisim)',
      fix:
        reason === 'space'
          ? 'delete the space inside the address.'
          : 'write the brackets without a gap, and close every one of them.',
    }),
  }),
  'table-without-rule': message<{ columns: number }>({
    tr: ({ columns }) => ({
      problem:
        'Tablonun ilk satırının altında çizgi satırı yok; tablo sayfada dik çizgileriyle düz yazı olarak görünür.',
      expected: 'ilk satırda sütun başlıkları, altında çizgi satırı, sonra öbür satırlar.',
      fix: `bu satırın altına ekleyin: \`|${' --- |'.repeat(columns)}\``,
    }),
    en: ({ columns }) => ({
      problem: 'There is no line of dashes below the first row of the table; the page shows it as text with its bars.',
      expected: 'the headings of the columns in the first row, the dashes below it, then the other rows.',
      fix: `add this line below it: \`|${' --- |'.repeat(columns)}\``,
    }),
  }),
  'empty-heading': message<Record<never, never>>({
    tr: () => ({
      problem: 'Başlığın metni yok.',
      expected: '# işaretlerinden sonra başlığın metni.',
      fix: 'metni yazın ya da satırı silin.',
    }),
    en: () => ({
      problem: 'The heading has no text.',
      expected: 'the text of the heading after the # signs.',
      fix: 'write the text, or delete the line.',
    }),
  }),
  'empty-link': message<{ link: string }>({
    tr: ({ link }) => ({
      problem: `${quote(link)} bağlantısının tıklanacak yazısı yok.`,
      expected: 'köşeli ayraçların içinde nereye gidildiğini söyleyen bir yazı.',
      fix: `\`[…](${link})\` içine yazıyı ekleyin.`,
    }),
    en: ({ link }) => ({
      problem: `The link to ${quote(link)} has no text to click.`,
      expected: 'a text in the square brackets that says where the link leads.',
      fix: `add the text to \`[…](${link})\`.`,
    }),
  }),
  footnote: message<{ text: string }>({
    tr: ({ text }) => ({
      problem: `Metinde dipnot var: ${quote(text)}`,
      expected: 'dipnotsuz metin; bu sitenin sayfaları dipnota atlayamaz.',
      fix: 'notu metnin içine, ayraç arasına yazın.',
    }),
    en: ({ text }) => ({
      problem: `There is a footnote in the text: ${quote(text)}`,
      expected: 'text without footnotes; the pages of this site cannot jump to them.',
      fix: 'write the note inside the text, in brackets.',
    }),
  }),
  'tangled-text': message<{ max: number; sign: string }>({
    tr: ({ max, sign }) => ({
      problem: `Tek bir paragrafta çok fazla ${quote(sign)} işareti var.`,
      expected: `bir paragrafta en fazla ${max}.`,
      fix: 'yanlışlıkla yapıştırılmış işaretleri silin ya da paragrafı bölün.',
    }),
    en: ({ max, sign }) => ({
      problem: `There are very many ${quote(sign)} signs in one paragraph.`,
      expected: `${max} at most in one paragraph.`,
      fix: 'delete signs that were pasted by mistake, or split the paragraph.',
    }),
  }),
}
