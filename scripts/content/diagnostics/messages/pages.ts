import { quote } from '../../text/printable.ts'
import { type FieldName, nameField } from './fields.ts'
import { message, type Phrase } from './message.ts'

/** Mistakes about how a page is put together. */
export const pageMessages = {
  /** `isChanged`: the page exists at another address. */
  'missing-page': message<{ path: string; purpose: Phrase; isChanged: boolean }>({
    tr: ({ path, purpose, isChanged }) => ({
      problem: isChanged
        ? `Adres değişmiş; ${quote(path)} adresinde artık bir sayfa yok.`
        : `${quote(path)} adresli sayfa yok.`,
      expected: purpose.tr,
      fix: isChanged
        ? `"${path}" değerini geri yazın; site bu adresi hep bu sayfa için kullanır.`
        : `pages klasöründeki bir sayfada \`path: ${path}\` yazmalı; dosyayı yedekten geri koyun.`,
      formFix: `bir sayfanın adresi ${quote(path)} olmalı; ilk adresini geri verin.`,
    }),
    en: ({ path, purpose, isChanged }) => ({
      problem: isChanged
        ? `The address was changed; there is no page at ${quote(path)} any more.`
        : `There is no page at ${quote(path)}.`,
      expected: purpose.en,
      fix: isChanged
        ? `write "${path}" again; the site always uses that address for this page.`
        : `one page in the folder pages has to say \`path: ${path}\`; bring the file back from a backup.`,
      formFix: `one page has to have the address ${quote(path)}; give it back its first one.`,
    }),
  }),
  'taken-name': message<{ name: string; of: 'service' | 'heading'; other: { path: string; line: number } }>({
    tr: ({ name, of, other }) => ({
      problem: {
        service: `Sayfanın adresi bir hizmetin kısa adıyla aynı: ${quote(name)}; ${other.path}, ${other.line}. satır.`,
        heading: `Bu başlığın bağlantılardaki adı bir sayfanın adresiyle aynı: ${quote(name)}; ${other.path}, ${other.line}. satır.`,
      }[of],
      expected: {
        service: 'hizmetlerin kısa adlarından başka bir adres; yoksa hizmete giden bağlantılar bu sayfaya çıkar.',
        heading: 'sayfa adreslerinden başka bir ad; yoksa başlığa giden bağlantılar o sayfaya çıkar.',
      }[of],
      fix: {
        service: `sayfaya başka bir adres verin; örnek: "/${name}-hizmeti"`,
        heading: 'başlığa bir kelime ekleyin ya da sayfaya başka bir adres verin.',
      }[of],
    }),
    en: ({ name, of, other }) => ({
      problem: {
        service: `The address of the page is the short name of a service: ${quote(name)}; ${other.path}, line ${other.line}.`,
        heading: `Links know this heading by the address of a page: ${quote(name)}; ${other.path}, line ${other.line}.`,
      }[of],
      expected: {
        service: 'an address that is no short name of a service; otherwise links to the service end up on this page.',
        heading: 'a name that is no address of a page; otherwise links to the heading end up on that page.',
      }[of],
      fix: {
        service: `give the page another address; example: "/${name}-hizmeti"`,
        heading: 'add a word to the heading, or give the page another address.',
      }[of],
    }),
  }),
  'reserved-name': message<{ name: string; suggestion: string }>({
    tr: ({ name, suggestion }) => ({
      problem: `${quote(name)} adını site her sayfada kendisi kullanıyor.`,
      expected: 'sitenin kullanmadığı bir ad.',
      fix: `"${suggestion}" gibi başka bir ad yazın.`,
    }),
    en: ({ name, suggestion }) => ({
      problem: `The site itself uses the name ${quote(name)} on every page.`,
      expected: 'a name the site does not use.',
      fix: `write another name, such as "${suggestion}".`,
    }),
  }),
  'missing-section': message<{ path: string; type: string; label: string; purpose: Phrase }>({
    tr: ({ path, type, label, purpose }) => ({
      problem: `${quote(path)} sayfasında ${quote(label)} (${type}) yok.`,
      expected: purpose.tr,
      fix: `bölümlerin arasına \`- type: ${type}\` satırını, altına da \`title:\`, \`contents:\` ve \`more:\` satırlarını ekleyin; eski bir yedekten kopyalamak en kolayı.`,
      formFix: `bölümlere ${quote(label)} ekleyin.`,
    }),
    en: ({ path, type, label, purpose }) => ({
      problem: `The page ${quote(path)} has no section ${quote(label)} (${type}).`,
      expected: purpose.en,
      fix: `add \`- type: ${type}\` to the sections with \`title:\`, \`contents:\` and \`more:\` below it; copying it from a backup is easiest.`,
      formFix: `add ${quote(label)} to the sections.`,
    }),
  }),
  'hero-position': message<{ label: string; type: string; reason: 'second' | 'late' }>({
    tr: ({ label, type, reason }) => ({
      problem:
        reason === 'second'
          ? `Sayfada ikinci bir ${quote(label)} (${type}) var.`
          : `${quote(label)} (${type}) sayfanın başında değil.`,
      expected: 'en üstte bir tane.',
      fix: reason === 'second' ? 'birini silin.' : 'bölümü listenin en başına taşıyın.',
    }),
    en: ({ label, type, reason }) => ({
      problem:
        reason === 'second'
          ? `The page has a second ${quote(label)} (${type}) section.`
          : `The ${quote(label)} (${type}) section is not at the top of the page.`,
      expected: 'one, at the very top.',
      fix: reason === 'second' ? 'delete one of them.' : 'move the section to the beginning of the list.',
    }),
  }),
  'hero-focus': message<{ field: FieldName; focus: string; title: string; suggestion: string | undefined }>({
    tr: ({ field, focus, title, suggestion }) => ({
      problem: `${nameField(field, 'tr')} başlıkta geçmiyor: ${quote(focus)}`,
      expected: `başlıkta aynen geçen kelimeler; başlık: ${quote(title)}`,
      fix: suggestion
        ? `"${suggestion}" yazın.`
        : 'başlıktaki kelimeleri harfi harfine kopyalayın ya da bu alanı silin.',
    }),
    en: ({ field, focus, title, suggestion }) => ({
      problem: `${nameField(field, 'en')} does not occur in the title: ${quote(focus)}`,
      expected: `words that stand in the title exactly like this; the title: ${quote(title)}`,
      fix: suggestion
        ? `write "${suggestion}".`
        : 'copy the words from the title letter by letter, or delete this field.',
    }),
  }),
  /** `isSingle`: at most one on a page; otherwise their texts have to differ. */
  'duplicate-section': message<{ label: string; type: string; isSingle: boolean }>({
    tr: ({ label, type, isSingle }) => ({
      problem: `Sayfada iki tane ${quote(label)} (${type}) var; ikisi de aynı şeyi gösterir.`,
      expected: isSingle ? 'bu bölümden en fazla bir tane.' : 'her biri başka bir şey söyleyen bölümler.',
      fix: isSingle ? 'birini silin.' : 'birini silin ya da yazılarını değiştirin.',
    }),
    en: ({ label, type, isSingle }) => ({
      problem: `The page has two ${quote(label)} (${type}) sections; both show the same.`,
      expected: isSingle ? 'one of this kind at most.' : 'sections that each say something else.',
      fix: isSingle ? 'delete one of them.' : 'delete one of them, or change its texts.',
    }),
  }),
  'section-place': message<{ label: string; type: string; path: string }>({
    tr: ({ label, type, path }) => ({
      problem: `${quote(label)} (${type}) bu sayfaya ait değil.`,
      expected: `yalnızca ${quote(path)} adresli sayfada.`,
      fix: 'bölümü bu sayfadan silin.',
    }),
    en: ({ label, type, path }) => ({
      problem: `The ${quote(label)} (${type}) section does not belong on this page.`,
      expected: `only on the page at ${quote(path)}.`,
      fix: 'delete the section from this page.',
    }),
  }),
}
