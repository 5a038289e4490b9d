import { quote } from '../../text/printable.ts'
import type { Language } from '../language.ts'
import { message, type Phrase, restore } from './message.ts'

/** Mistakes about files and folders themselves. */
export const fileMessages = {
  'missing-file': message<{ path: string; holds: Phrase }>({
    tr: ({ path, holds }) => ({
      problem: `${quote(path)} dosyası yok.`,
      expected: `içerik klasöründe bu dosya; ${holds.tr}`,
      fix: restore.tr('dosyayı'),
    }),
    en: ({ path, holds }) => ({
      problem: `There is no file ${quote(path)}.`,
      expected: `this file in the content folder, with ${holds.en}`,
      fix: restore.en('file'),
    }),
  }),
  /** `label`: the kind of entry that has these fields, in `folder`. */
  'misfiled-entry': message<{ folder: string; label: string; own: string; fields: string }>({
    tr: ({ folder, label, own, fields }) => ({
      problem: `Bu dosya başka bir klasöre ait: içinde ${quote(label)} alanları var.`,
      expected: `burada ${quote(own)} için ${fields}.`,
      fix: `dosyayı ${quote(`${folder}/`)} klasörüne taşıyın; alanlarını değiştirmeyin.`,
    }),
    en: ({ folder, label, own, fields }) => ({
      problem: `This file belongs into another folder: its fields are those of ${quote(label)}.`,
      expected: `${fields} for ${quote(own)} here.`,
      fix: `move the file to the folder ${quote(`${folder}/`)}; leave its fields as they are.`,
    }),
  }),
  'missing-entries': message<{ folder: string; holds: Phrase }>({
    tr: ({ folder, holds }) => ({
      problem: `${quote(folder)} klasöründe hiç .md dosyası yok.`,
      expected: `en az bir dosya; ${holds.tr}`,
      fix: restore.tr('dosyaları'),
    }),
    en: ({ folder, holds }) => ({
      problem: `There is no .md file in the folder ${quote(folder)}.`,
      expected: `at least one file, with ${holds.en}`,
      fix: restore.en('files'),
    }),
  }),
  'stray-file': message<{ name: string; places: string; moveTo: string | undefined }>({
    tr: ({ name, places, moveTo }) => ({
      problem: `${quote(name)} ${name.endsWith('/') ? 'klasörünü' : 'dosyasını'} site hiçbir yerde kullanmıyor.`,
      expected: `burada yalnızca şunlar: ${places}.`,
      fix: moveTo
        ? `${quote(moveTo)} klasörüne ya da içerik klasörünün dışına taşıyın.`
        : 'içerik klasörünün dışına taşıyın ya da silin.',
    }),
    en: ({ name, places, moveTo }) => ({
      problem: `The site uses the ${name.endsWith('/') ? 'folder' : 'file'} ${quote(name)} nowhere.`,
      expected: `only these here: ${places}.`,
      fix: moveTo
        ? `move it to the folder ${quote(moveTo)}, or out of the content folder.`
        : 'move it out of the content folder, or delete it.',
    }),
  }),
  'guide-among-entries': message<{ name: string }>({
    tr: ({ name }) => ({
      problem: `${quote(name)} bu klasörde durduğu için sitenin bir parçası sayılıyor.`,
      expected: 'bu klasörde yalnızca sitede görünen içerik; notlar içerik klasörünün kendi README.md dosyasında.',
      fix: 'notları oraya taşıyın, bu dosyayı silin.',
    }),
    en: ({ name }) => ({
      problem: `${quote(name)} counts as a part of the site, because it is in this folder.`,
      expected: 'only what the site shows in this folder; notes in the README.md of the content folder itself.',
      fix: 'move the notes there, and delete this file.',
    }),
  }),
  /** `found`: the kind of the content, where the ending is another one's. */
  'image-kind': message<{ name: string; kinds: string; found: string | undefined }>({
    tr: ({ name, kinds, found }) => ({
      problem: found
        ? `${quote(name)} dosyasının içinde ${found} görseli var; tarayıcılar bunu göstermez.`
        : `${quote(name)} tarayıcıların gösteremediği bir görsel türü.`,
      expected: `şu türlerden biri: ${kinds}.`,
      fix: 'görseli JPEG, PNG ya da WebP olarak yeniden kaydedin; bu dosyayı silin.',
    }),
    en: ({ name, kinds, found }) => ({
      problem: found
        ? `The file ${quote(name)} holds a picture of the kind ${found}, which browsers do not show.`
        : `${quote(name)} is a kind of picture browsers do not show.`,
      expected: `one of these kinds: ${kinds}.`,
      fix: 'save the picture again as JPEG, PNG or WebP, and delete this file.',
    }),
  }),
  'misnamed-file': message<{ name: string; correct: string }>({
    tr: ({ name, correct }) => ({
      problem: `${quote(name)} dosyasının adı beklenenden farklı.`,
      expected: `tam olarak ${quote(correct)}; büyük küçük harf ve uzantı önemli.`,
      fix: `dosyanın adını ${quote(correct)} yapın.`,
    }),
    en: ({ name, correct }) => ({
      problem: `The name of the file ${quote(name)} is not the expected one.`,
      expected: `exactly ${quote(correct)}; capitals and the ending matter.`,
      fix: `rename the file to ${quote(correct)}.`,
    }),
  }),
  /** `isFixed`: the only file of its kind. */
  'copied-file': message<{ name: string; original: string; isFixed: boolean }>({
    tr: ({ name, original, isFixed }) => ({
      problem: `${quote(name)} dosyası ${quote(original)} dosyasının kopyasına benziyor.`,
      expected: 'aynı içerikten yalnızca bir dosya.',
      fix: `birini silin, kalanın adı ${quote(original)} olsun${isFixed ? '.' : '; yeni bir içerikse dosyaya kendi adını verin.'}`,
    }),
    en: ({ name, original, isFixed }) => ({
      problem: `The file ${quote(name)} looks like a copy of ${quote(original)}.`,
      expected: 'one file only of the same content.',
      fix: `delete one, and let the other be called ${quote(original)}${isFixed ? '.' : '; if it is something new, give it a name of its own.'}`,
    }),
  }),
  'file-name': message<{ name: string; suggestion: string | undefined }>({
    tr: ({ name, suggestion }) => ({
      problem: `${quote(name)} dosyasının adı adres olarak kullanılamıyor.`,
      expected: 'küçük harf, rakam ve tireden oluşan bir ad; Türkçe harf ve boşluk yok (örnek: web-tasarim.md).',
      fix: suggestion ? `dosyanın adını ${quote(suggestion)} yapın.` : 'dosyaya bu biçimde bir ad verin.',
    }),
    en: ({ name, suggestion }) => ({
      problem: `The name of the file ${quote(name)} cannot be used in an address.`,
      expected:
        'a name of lower-case letters, digits and hyphens; no Turkish letters, no spaces (example: web-tasarim.md).',
      fix: suggestion ? `rename the file to ${quote(suggestion)}.` : 'give the file such a name.',
    }),
  }),
  'not-a-file': message<{ name: string }>({
    tr: ({ name }) => ({
      problem: `${quote(name)} bir dosya değil, klasör.`,
      expected: 'bu adda bir dosya.',
      fix: 'klasörün adını değiştirin ya da klasörü taşıyıp yerine dosyayı koyun.',
    }),
    en: ({ name }) => ({
      problem: `${quote(name)} is a folder, not a file.`,
      expected: 'a file with this name.',
      fix: 'rename the folder, or move it away and put the file in its place.',
    }),
  }),
  'not-a-folder': message<{ name: string }>({
    tr: ({ name }) => ({
      problem: `${quote(name)} bir klasör değil, dosya.`,
      expected: 'bu adda bir klasör.',
      fix: 'dosyayı taşıyıp yerine klasörü koyun.',
    }),
    en: ({ name }) => ({
      problem: `${quote(name)} is a file, not a folder.`,
      expected: 'a folder with this name.',
      fix: 'move the file away and put the folder in its place.',
    }),
  }),
  'linked-file': message<{ name: string; target: string; reason: 'outside' | 'dangling' | 'loop' }>({
    tr: ({ name, target, reason }) => ({
      problem: {
        outside: `${quote(name)} içerik klasörünün dışındaki bir yere bağlanıyor: ${quote(target)}`,
        dangling: `${quote(name)} olmayan bir yere bağlanıyor: ${quote(target)}`,
        loop: `${quote(name)} dönüp kendisine çıkan bir kısayol.`,
      }[reason],
      expected: 'dosyanın kendisi; kısayol (sembolik bağ) yok.',
      fix: reason === 'outside' ? 'kısayolu silip yerine dosyayı kopyalayın.' : 'kısayolu silin.',
    }),
    en: ({ name, target, reason }) => ({
      problem: {
        outside: `${quote(name)} links to a place outside the content folder: ${quote(target)}`,
        dangling: `${quote(name)} links to a place that does not exist: ${quote(target)}`,
        loop: `${quote(name)} is a link that leads back to itself.`,
      }[reason],
      expected: 'the file itself, no symbolic link.',
      fix: reason === 'outside' ? 'delete the link and copy the file here instead.' : 'delete the link.',
    }),
  }),
  'special-file': message<{ name: string }>({
    tr: ({ name }) => ({
      problem: `${quote(name)} okunacak bir dosya değil (işletim sisteminin özel bir ögesi).`,
      expected: 'içinde yazı ya da görsel olan bir dosya.',
      fix: 'içerik klasöründen silin.',
    }),
    en: ({ name }) => ({
      problem: `${quote(name)} is not a file that can be read (it is a special item of the operating system).`,
      expected: 'a file holding text or a picture.',
      fix: 'delete it from the content folder.',
    }),
  }),
  'unreadable-file': message<{ name: string; reason: string }>({
    tr: ({ name, reason }) => ({
      problem: `${quote(name)} okunamıyor (${reason}).`,
      expected: 'okuma izni olan bir dosya.',
      fix: 'dosyanın izinlerine bakın; başka bir programda açıksa kapatın.',
    }),
    en: ({ name, reason }) => ({
      problem: `${quote(name)} cannot be read (${reason}).`,
      expected: 'a file that may be read.',
      fix: 'look at the permissions of the file; if another program has it open, close it there.',
    }),
  }),
  'empty-file': message<{ name: string; blank: boolean; holds: Phrase }>({
    tr: ({ name, blank, holds }) => ({
      problem: blank ? `${quote(name)} dosyasında yalnızca boşluk var.` : `${quote(name)} dosyası boş.`,
      expected: holds.tr,
      fix: restore.tr('dosyayı'),
    }),
    en: ({ name, blank, holds }) => ({
      problem: blank
        ? `There is nothing but white space in the file ${quote(name)}.`
        : `The file ${quote(name)} is empty.`,
      expected: holds.en,
      fix: restore.en('file'),
    }),
  }),
  /** Sizes in bytes. */
  'too-large-file': message<{ name: string; size: number; max: number; isPicture: boolean }>({
    tr: ({ name, size, max, isPicture }) => ({
      problem: `${quote(name)} çok büyük: ${megabytes(size, 'tr', 1)}.`,
      expected: `en fazla ${megabytes(max, 'tr', 0)}.`,
      fix: isPicture
        ? 'görseli küçültüp yeniden kaydedin; 1600 piksel genişlik yeter.'
        : 'dosyayı küçültün; içine yanlışlıkla başka bir şey yapıştırılmış olabilir.',
    }),
    en: ({ name, size, max, isPicture }) => ({
      problem: `${quote(name)} is very large: ${megabytes(size, 'en', 1)}.`,
      expected: `${megabytes(max, 'en', 0)} at most.`,
      fix: isPicture
        ? 'make the picture smaller and save it again; a width of 1600 pixels is enough.'
        : 'make the file smaller; something else may have been pasted into it.',
    }),
  }),
  'missing-folder': message<{ path: string }>({
    tr: ({ path }) => ({
      problem: `${quote(path)} klasörü yok.`,
      expected: 'sitenin içeriğini tutan klasör.',
      fix: restore.tr('klasörü'),
    }),
    en: ({ path }) => ({
      problem: `There is no folder ${quote(path)}.`,
      expected: 'the folder that holds the content of the site.',
      fix: restore.en('folder'),
    }),
  }),
}

/** Rounded up, so that too large a size never reads like an allowed one. */
function megabytes(bytes: number, language: Language, digits: number): string {
  const size = Math.ceil(bytes / 100_000) / 10
  return `${size.toLocaleString(language, { minimumFractionDigits: digits, maximumFractionDigits: 1 })} MB`
}
