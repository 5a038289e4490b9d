import { quote } from '../../text/printable.ts'
import { message } from './message.ts'

const formats = {
  rtf: { tr: 'zengin metin (RTF)', en: 'rich text (RTF)' },
  html: { tr: 'web sayfası (HTML)', en: 'a web page (HTML)' },
  word: { tr: 'Word belgesi ya da sıkıştırılmış dosya', en: 'a Word document or a packed file' },
}

/** Formats that are no plain text. */
export type TextFormat = keyof typeof formats

/** Problems of encoding and size. */
export const encodingMessages = {
  'not-utf-8': message<{ encoding: 'UTF-16' | 'Windows-1254' | undefined; sample: string }>({
    tr: ({ encoding, sample }) => ({
      problem: encoding
        ? `Dosya ${encoding} olarak kaydedilmiş${sample ? `; burada ${quote(sample)} yazıyor gibi görünüyor` : ''}.`
        : 'Dosyada harf olarak okunamayan veriler var.',
      expected: 'UTF-8 olarak kaydedilmiş yazı dosyası.',
      fix: encoding
        ? 'dosyayı düzenleyicinizde açıp "Farklı kaydet" ile UTF-8 olarak kaydedin (Not Defteri: Farklı kaydet > Kodlama: UTF-8).'
        : 'dosya bozulmuş ya da yazı dosyası değil; yedekten geri getirin.',
    }),
    en: ({ encoding, sample }) => ({
      problem: encoding
        ? `The file was saved as ${encoding}${sample ? `; this place seems to read ${quote(sample)}` : ''}.`
        : 'The file holds data that cannot be read as letters.',
      expected: 'a text file saved as UTF-8.',
      fix: encoding
        ? 'open the file in your editor and use "Save as" with UTF-8.'
        : 'see whether this is a text file at all; bring the file back from a backup.',
    }),
  }),
  'formatted-text': message<{ format: TextFormat }>({
    tr: ({ format }) => ({
      problem: `Dosya düz yazı değil; içi şu biçimde kaydedilmiş: ${formats[format].tr}.`,
      expected: 'yazı tipi, renk ve kalın yazı içermeyen düz metin, UTF-8 olarak.',
      fix: 'açtığınız programda "Düz metin" türüyle yeniden kaydedin (TextEdit: Biçim > Düz Metin Yap) ya da dosyayı yedekten geri koyun.',
    }),
    en: ({ format }) => ({
      problem: `The file is no plain text; it was saved as ${formats[format].en}.`,
      expected: 'plain text without typefaces, colours or bold, as UTF-8.',
      fix: 'save it again as "Plain text" in the program it opens in (TextEdit: Format > Make Plain Text), or bring the file back from a backup.',
    }),
  }),
  'nul-byte': message<Record<never, never>>({
    tr: () => ({
      problem: 'Yazının içinde okunamayan bir karakter var; dosya bozulmuş olabilir.',
      expected: 'yalnızca yazı.',
      fix: 'buradaki görünmeyen karakteri silin ya da dosyayı yedekten geri koyun.',
    }),
    en: () => ({
      problem: 'There is a zero byte in the text; the file may be damaged.',
      expected: 'nothing but text.',
      fix: 'delete the invisible character here, or bring the file back from a backup.',
    }),
  }),
  'invisible-character': message<{ code: string }>({
    tr: ({ code }) => ({
      problem: `Burada gözle görülmeyen bir karakter var (${code}).`,
      expected: 'yalnızca görünen harfler, işaretler ve boşluklar.',
      fix: 'çevresindeki iki harfi de silip elle yeniden yazın.',
    }),
    en: ({ code }) => ({
      problem: `There is a character here that cannot be seen (${code}).`,
      expected: 'only visible letters, signs and spaces.',
      fix: 'delete it together with the letters around it and type them again.',
    }),
  }),
  'lost-letter': message<{ sample: string; suggestion: string | undefined }>({
    tr: ({ sample, suggestion }) => ({
      problem: `Türkçe harfler bozulmuş: ${quote(sample)}`,
      expected: 'harflerin doğrusu; dosya bir kez yanlış dil ayarıyla kaydedilmiş görünüyor.',
      fix: suggestion ? `${quote(suggestion)} yazın.` : 'bozuk harfleri yeniden yazın.',
    }),
    en: ({ sample, suggestion }) => ({
      problem: `Letters have been damaged: ${quote(sample)}`,
      expected: 'the right letters; the file seems to have been saved once with a wrong language setting.',
      fix: suggestion ? `write ${quote(suggestion)}.` : 'type the damaged letters again.',
    }),
  }),
  'broken-character': message<Record<never, never>>({
    tr: () => ({
      problem: 'Burada yarım kalmış bir karakter var; sayfada kutu olarak görünür.',
      expected: 'bütün bir harf ya da emoji.',
      fix: 'karakteri silip yeniden yazın.',
    }),
    en: () => ({
      problem: 'There is half a character here; the page would show a box.',
      expected: 'a whole letter or emoji.',
      fix: 'delete the character and type it again.',
    }),
  }),
  'conflict-marks': message<{ mark: string }>({
    tr: ({ mark }) => ({
      problem: `İki sürümün birleşmesinden kalan işaretler duruyor: ${quote(mark)}`,
      expected: 'iki sürümden yalnızca biri.',
      fix: '"<<<<<<<", "=======" ve ">>>>>>>" satırlarını silin, iki parçadan doğru olanı bırakın; emin değilseniz dosyayı olduğu gibi geliştiriciye gönderin.',
    }),
    en: ({ mark }) => ({
      problem: `Marks are left over from merging two versions: ${quote(mark)}`,
      expected: 'only one of the two versions.',
      fix: 'delete the lines "<<<<<<<", "=======" and ">>>>>>>", and keep the right one of the two parts.',
    }),
  }),
  'too-many-values': message<{ max: number }>({
    tr: ({ max }) => ({
      problem: 'Dosyada çok fazla alan ve değer var.',
      expected: `en fazla ${max.toLocaleString('tr')} alan ve değer.`,
      fix: 'dosyaya yanlışlıkla yapıştırılmış bölümleri silin.',
    }),
    en: ({ max }) => ({
      problem: 'There are very many fields and values in the file.',
      expected: `${max} at most.`,
      fix: 'delete the parts that were pasted into the file by mistake.',
    }),
  }),
  'more-problems': message<{ count: number }>({
    tr: ({ count }) => ({
      problem: `Bu dosyada ${count} sorun daha var.`,
      expected: 'yukarıdaki sorunlar giderilmiş bir dosya; çoğunun nedeni aynıdır.',
      fix: 'önce yukarıdakileri düzeltin, sonra yeniden denetleyin.',
    }),
    en: ({ count }) => ({
      problem: `There ${count === 1 ? 'is 1 more problem' : `are ${count} more problems`} in this file.`,
      expected: 'a file without the problems above; most have the same cause.',
      fix: 'correct the ones above first, then check again.',
    }),
  }),
  'too-deep': message<{ max: number }>({
    tr: ({ max }) => ({
      problem: 'İç içe ayraçlar çok derine iniyor.',
      expected: `en fazla ${max} kat.`,
      fix: 'dosyaya yanlışlıkla yapıştırılmış ayraçları silin.',
    }),
    en: ({ max }) => ({
      problem: 'Brackets are nested very deeply.',
      expected: `${max} levels at most.`,
      fix: 'delete the brackets that were pasted into the file by mistake.',
    }),
  }),
}
