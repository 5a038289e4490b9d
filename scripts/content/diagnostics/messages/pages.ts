import { quote } from '../../text/printable.ts'
import { message } from './message.ts'

const purposes = {
  home: { tr: 'sitenin ana sayfası.', en: 'the front page of the site.' },
  'not-found': {
    tr: 'olmayan bir adrese gelenlere görünen sayfa.',
    en: 'the page shown where an address leads nowhere.',
  },
  services: {
    tr: 'bütün hizmetleri uzun uzun anlatan sayfa; başka sayfalar ona bağlanır.',
    en: 'the page that explains every service; other pages link to it.',
  },
}

/** Mistakes about how a page is put together. */
export const pageMessages = {
  'missing-page': message<{ path: string; purpose: keyof typeof purposes }>({
    tr: ({ path, purpose }) => ({
      problem: `${quote(path)} adresli sayfa yok.`,
      expected: purposes[purpose].tr,
      fix: `pages klasöründeki bir sayfada \`path: ${path}\` yazmalı; dosyayı yedekten geri koyun.`,
      formFix: `bir sayfanın adresi ${quote(path)} olmalı; ilk adresini geri verin.`,
    }),
    en: ({ path, purpose }) => ({
      problem: `There is no page at ${quote(path)}.`,
      expected: purposes[purpose].en,
      fix: `one page in the folder pages has to say \`path: ${path}\`; bring the file back from a backup.`,
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
  'missing-section': message<{ path: string; type: string; label: string }>({
    tr: ({ path, type, label }) => ({
      problem: `${quote(path)} sayfasında ${quote(label)} (${type}) yok.`,
      expected: 'hizmet bağlantılarının gittiği bölüm; alt bölümdeki hizmet adları da oraya gider.',
      fix: `bölümlerin arasına \`- type: ${type}\` satırını, altına da \`title:\` ve \`contents:\` satırlarını ekleyin; eski bir yedekten kopyalamak en kolayı.`,
      formFix: `bölümlere ${quote(label)} ekleyin.`,
    }),
    en: ({ path, type, label }) => ({
      problem: `The page ${quote(path)} has no section ${quote(label)} (${type}).`,
      expected: 'the section that links to services lead to; the names of services in the footer lead there too.',
      fix: `add \`- type: ${type}\` to the sections with \`title:\` and \`contents:\` below it; copying it from a backup is easiest.`,
      formFix: `add ${quote(label)} to the sections.`,
    }),
  }),
  'hero-position': message<{ reason: 'second' | 'late' }>({
    tr: ({ reason }) => ({
      problem:
        reason === 'second'
          ? 'Sayfada ikinci bir "Giriş bölümü" (hero) var.'
          : '"Giriş bölümü" (hero) sayfanın başında değil.',
      expected: 'en üstte bir tane.',
      fix: reason === 'second' ? 'birini silin.' : 'bölümü listenin en başına taşıyın.',
    }),
    en: ({ reason }) => ({
      problem:
        reason === 'second'
          ? 'The page has a second "Giriş bölümü" (hero) section.'
          : 'The "Giriş bölümü" (hero) section is not at the top of the page.',
      expected: 'one, at the very top.',
      fix: reason === 'second' ? 'delete one of them.' : 'move the section to the beginning of the list.',
    }),
  }),
  'hero-focus': message<{ focus: string; title: string; suggestion: string | undefined }>({
    tr: ({ focus, title, suggestion }) => ({
      problem: `"Çerçeveli kelimeler" (focus) başlıkta geçmiyor: ${quote(focus)}`,
      expected: `başlıkta aynen geçen kelimeler; başlık: ${quote(title)}`,
      fix: suggestion
        ? `"${suggestion}" yazın.`
        : 'başlıktaki kelimeleri harfi harfine kopyalayın ya da bu alanı silin.',
    }),
    en: ({ focus, title, suggestion }) => ({
      problem: `"Çerçeveli kelimeler" (focus) does not occur in the title: ${quote(focus)}`,
      expected: `words that stand in the title exactly like this; the title: ${quote(title)}`,
      fix: suggestion
        ? `write "${suggestion}".`
        : 'copy the words from the title letter by letter, or delete this field.',
    }),
  }),
  'stage-targets': message<{ target: string; missing: readonly string[] }>({
    tr: ({ target, missing }) => ({
      problem: `"Gösterilen parça" (target) iki noktada aynı: ${quote(target)}`,
      expected: 'her noktada başka bir parça.',
      fix: `${missing.map((name) => `"${name}"`).join(' ya da ')} yazın.`,
    }),
    en: ({ target, missing }) => ({
      problem: `"Gösterilen parça" (target) is the same at two points: ${quote(target)}`,
      expected: 'a different part at every point.',
      fix: `write ${missing.map((name) => `"${name}"`).join(' or ')}.`,
    }),
  }),
  /** `isSingle`: a page has one of this kind at most; other kinds only have to differ. */
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
  'section-place': message<{ path: string }>({
    tr: ({ path }) => ({
      problem: `"Bulunamadı bölümü" (not-found) bu sayfaya ait değil.`,
      expected: `yalnızca ${quote(path)} adresli sayfada.`,
      fix: 'bölümü bu sayfadan silin.',
    }),
    en: ({ path }) => ({
      problem: `The "Bulunamadı bölümü" (not-found) section does not belong on this page.`,
      expected: `only on the page at ${quote(path)}.`,
      fix: 'delete the section from this page.',
    }),
  }),
}
