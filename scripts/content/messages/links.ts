import { listSome, quote } from '../printable.ts'
import { message } from './message.ts'

const expectedLink = {
  tr: 'var olan bir sayfa (örnek: /iletisim) ya da https:// ile başlayan tam adres.',
  en: 'an existing page (example: /iletisim), or a full address starting with https://.',
}

/** Mistakes about where links go. */
export const linkMessages = {
  'broken-link': message<{ link: string; suggestion: string | undefined; pages: readonly string[] }>({
    tr: ({ link, suggestion, pages }) => ({
      problem: `${quote(link)} adresinde bir sayfa yok.`,
      expected: 'var olan bir sayfa ya da https:// ile başlayan tam adres.',
      fix: suggestion ? `"${suggestion}" mi demek istediniz?` : `bu sitenin sayfaları: ${listSome(pages)}`,
    }),
    en: ({ link, suggestion, pages }) => ({
      problem: `No page lives at ${quote(link)}.`,
      expected: 'an existing page, or a full address starting with https://.',
      fix: suggestion ? `did you mean "${suggestion}"?` : `the pages of this site: ${listSome(pages)}`,
    }),
  }),
  'missing-heading': message<{
    page: string
    anchor: string
    suggestion: string | undefined
    anchors: readonly string[]
  }>({
    tr: ({ page, anchor, suggestion, anchors }) => ({
      problem: `${quote(page)} sayfasında ${quote(anchor)} adlı bir başlık ya da hizmet yok.`,
      expected: anchors.length > 0 ? `şunlardan biri: ${listSome(anchors)}` : 'yalnız sayfanın adresi.',
      fix: suggestion ? `"${suggestion}" mi demek istediniz?` : `"#" işaretinden sonrasını silin: "${page}"`,
    }),
    en: ({ page, anchor, suggestion, anchors }) => ({
      problem: `There is no heading or service named ${quote(anchor)} on the page ${quote(page)}.`,
      expected: anchors.length > 0 ? `one of these: ${listSome(anchors)}` : 'only the address of the page.',
      fix: suggestion ? `did you mean "${suggestion}"?` : `delete everything from "#": "${page}"`,
    }),
  }),
  'unsafe-link': message<{ link: string; scheme: string }>({
    tr: ({ link, scheme }) => ({
      problem: `"${scheme}" ile başlayan bir bağlantı ziyaretçinin tarayıcısında program çalıştırabilir: ${quote(link)}`,
      expected: expectedLink.tr,
      fix: 'bağlantıyı silin ya da gerçek bir adres yazın.',
    }),
    en: ({ link, scheme }) => ({
      problem: `A link that begins with "${scheme}" can run a program in the visitor's browser: ${quote(link)}`,
      expected: expectedLink.en,
      fix: 'delete the link, or write a real address.',
    }),
  }),
  'link-form': message<{
    link: string
    reason:
      | 'double-slash'
      | 'backslash'
      | 'user'
      | 'http'
      | 'scheme'
      | 'hidden'
      | 'space'
      | 'relative'
      | 'empty'
      | 'host'
      | 'mail'
      | 'phone'
      | 'encoded'
    suggestion: string | undefined
  }>({
    tr: ({ link, reason, suggestion }) => ({
      problem: {
        'double-slash': `${quote(link)} iki eğik çizgiyle başlıyor; bu, başka bir siteye gider.`,
        backslash: `${quote(link)} içinde ters eğik çizgi var; tarayıcı bunu başka bir adres sayabilir.`,
        user: `${quote(link)} adresinin içinde "@" ile bir kullanıcı adı var; ziyaretçi yanlış siteye gidebilir.`,
        http: `${quote(link)} güvenli bağlantı kullanmıyor.`,
        scheme: `${quote(link)} bu sitede kullanılmayan bir adres türü.`,
        hidden: `Bağlantının içinde gözle görülmeyen bir karakter var: ${quote(link)}`,
        space: `Bağlantının içinde boşluk var: ${quote(link)}`,
        empty: 'Bağlantının gideceği yer yazılmamış.',
        relative: `${quote(link)} nereye gideceği belli olmayan bir adres.`,
        host: `${quote(link)} tam bir web adresi değil.`,
        mail: `${quote(link)} bir e-posta adresine gitmiyor.`,
        phone: `${quote(link)} aranabilecek bir numara değil.`,
        encoded: `${quote(link)} içinde % ile yazılmış karakterler var.`,
      }[reason],
      expected: {
        mail: 'mailto: ve bir e-posta adresi (örnek: mailto:merhaba@example.com).',
        phone: 'tel: ve ülke koduyla numara, boşluksuz (örnek: tel:+902120000000).',
        default: expectedLink.tr,
      }[reason === 'mail' || reason === 'phone' ? reason : 'default'],
      fix: suggestion
        ? `"${suggestion}" yazın.`
        : 'adresi yeniden yazın; en kolayı tarayıcının adres çubuğundan kopyalamak.',
    }),
    en: ({ link, reason, suggestion }) => ({
      problem: {
        'double-slash': `${quote(link)} begins with two slashes and leads to another site.`,
        backslash: `There is a backslash in ${quote(link)}; the browser may read it as another address.`,
        user: `There is a user name with "@" inside the address ${quote(link)}; the visitor may end up on a wrong site.`,
        http: `${quote(link)} does not use a secure connection.`,
        scheme: `${quote(link)} is a kind of address this site does not use.`,
        hidden: `There is an invisible character inside the link: ${quote(link)}`,
        space: `There is a space inside the link: ${quote(link)}`,
        empty: 'The link does not say where it leads.',
        relative: `It is not clear where ${quote(link)} leads.`,
        host: `${quote(link)} is not a full web address.`,
        mail: `${quote(link)} does not lead to an e-mail address.`,
        phone: `${quote(link)} is not a number that can be dialled.`,
        encoded: `There are characters written with % in ${quote(link)}.`,
      }[reason],
      expected: {
        mail: 'mailto: and an e-mail address (example: mailto:merhaba@example.com).',
        phone: 'tel: and a number with its country code, no spaces (example: tel:+902120000000).',
        default: expectedLink.en,
      }[reason === 'mail' || reason === 'phone' ? reason : 'default'],
      fix: suggestion
        ? `write "${suggestion}".`
        : 'write the address again; copying it from the address bar is easiest.',
    }),
  }),
}
