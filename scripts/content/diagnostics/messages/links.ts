import { listSome, quote } from '../../text/printable.ts'
import type { Language } from '../language.ts'
import { didYouMean, message } from './message.ts'

const expectedLink = {
  tr: 'var olan bir sayfa (örnek: /iletisim) ya da https:// ile başlayan tam adres.',
  en: 'an existing page (example: /iletisim), or a full address starting with https://.',
}

/** Reasons why an address cannot be a link. */
const turkishProblems = (link: string) => ({
  own: `${link} bu sitenin kendi sayfası; burada yalnızca /… bölümü yazılır.`,
  local: `${link} yalnızca kendi bilgisayarınızda açılan bir adres.`,
  'double-slash': `${link} iki eğik çizgiyle başlıyor; bu, başka bir siteye gider.`,
  backslash: `${link} içinde ters eğik çizgi var; tarayıcı bunu başka bir adres sayabilir.`,
  user: `${link} adresinin içinde "@" ile bir kullanıcı adı var; ziyaretçi yanlış siteye gidebilir.`,
  http: `${link} güvenli bağlantı kullanmıyor.`,
  scheme: `${link} bu sitede kullanılmayan bir adres türü.`,
  hidden: `Bağlantının içinde gözle görülmeyen bir karakter var: ${link}`,
  space: `Bağlantının içinde boşluk var: ${link}`,
  empty: 'Bağlantının gideceği yer yazılmamış.',
  relative: `${link} nereye gideceği belli olmayan bir adres.`,
  host: `${link} tam bir web adresi değil.`,
  mail: `${link} bir e-posta adresine gitmiyor.`,
  phone: `${link} aranabilecek bir numara değil.`,
  image: `${link} bir görsel; bağlantılar görsele gitmez.`,
  chat: `${link} bir WhatsApp sohbeti açmıyor.`,
})

export type LinkReason = keyof ReturnType<typeof turkishProblems>

const englishProblems = (link: string): Record<LinkReason, string> => ({
  own: `${link} is a page of this very site; content does not write it in full.`,
  local: `${link} is an address that opens on your own computer only.`,
  'double-slash': `${link} begins with two slashes and leads to another site.`,
  backslash: `There is a backslash in ${link}; the browser may read it as another address.`,
  user: `There is a user name with "@" inside the address ${link}; the visitor may end up on a wrong site.`,
  http: `${link} does not use a secure connection.`,
  scheme: `${link} is a kind of address this site does not use.`,
  hidden: `There is an invisible character inside the link: ${link}`,
  space: `There is a space inside the link: ${link}`,
  empty: 'The link does not say where it leads.',
  relative: `It is not clear where ${link} leads.`,
  host: `${link} is not a full web address.`,
  mail: `${link} does not lead to an e-mail address.`,
  phone: `${link} is not a number that can be dialled.`,
  image: `${link} is a picture; links do not lead to pictures.`,
  chat: `${link} does not open a WhatsApp chat.`,
})

type TextByReason = Record<Language, Partial<Record<LinkReason, string>>>

/** Expected forms other than `expectedLink`. */
const expectedForms: TextByReason = {
  tr: {
    own: 'bu sitenin sayfaları için yalnızca "/" ile başlayan adres (örnek: /iletisim).',
    mail: 'mailto: ve bir e-posta adresi (örnek: mailto:merhaba@example.com).',
    chat: 'https://wa.me/ ve ülke koduyla numara; artı, baştaki sıfır ve boşluk olmadan (örnek: https://wa.me/902120000000).',
    phone: 'tel: ve ülke koduyla numara, boşluksuz (örnek: tel:+902120000000).',
    local: 'bu sitenin sayfaları için yalnızca "/" ile başlayan adres (örnek: /iletisim).',
  },
  en: {
    own: 'only the address starting with "/" for a page of this site (example: /iletisim).',
    mail: 'mailto: and an e-mail address (example: mailto:merhaba@example.com).',
    chat: 'https://wa.me/ and a number with its country code; no plus, no zero before it, no spaces (example: https://wa.me/902120000000).',
    phone: 'tel: and a number with its country code, no spaces (example: tel:+902120000000).',
    local: 'only the address starting with "/" for a page of this site (example: /iletisim).',
  },
}

/** Fixes for links without a suggestion. */
const fixes: TextByReason = {
  tr: {
    mail: 'e-posta adresini yeniden yazın; örnek: "mailto:merhaba@example.com"',
    chat: 'numarayı ülke koduyla yeniden yazın; örnek: "https://wa.me/902120000000"',
    phone: 'tek bir numarayı ülke koduyla yazın; örnek: "tel:+902120000000"',
    empty: 'gideceği adresi yazın ya da bağlantıyı kaldırıp yalnızca yazısını bırakın.',
    image:
      'uzun yazıda görselin kendisi görünsün istiyorsanız köşeli ayracın önüne bitişik ! koyun; yoksa bir sayfanın adresini yazın.',
    relative: 'bu sitenin bir sayfası için "/" ile, başka bir site için https:// ile başlayan adresini yazın.',
  },
  en: {
    mail: 'write the e-mail address again; example: "mailto:merhaba@example.com"',
    chat: 'write the number again with its country code; example: "https://wa.me/902120000000"',
    phone: 'write one number with its country code; example: "tel:+902120000000"',
    empty: 'write where it leads, or take the link away and leave its words.',
    image:
      'to show the picture itself in the running text, put ! right before the square bracket; otherwise write the address of a page.',
    relative: 'write the address starting with "/" for a page of this site, with https:// for another site.',
  },
}

/** Mistakes about where links go. */
export const linkMessages = {
  'broken-link': message<{
    link: string
    suggestion: string | undefined
    pages: readonly string[]
    /** Quick links of the footer lead to pages only. */
    isQuick: boolean
  }>({
    tr: ({ link, suggestion, pages, isQuick }) => ({
      problem: `${quote(link)} adresinde bir sayfa yok.`,
      expected: isQuick
        ? '"#" ve var olan bir sayfanın adı (örnek: #hakkimizda).'
        : 'var olan bir sayfa ya da https:// ile başlayan tam adres.',
      fix: suggestion ? didYouMean.tr(suggestion) : `şunlardan birinin adresini yazın: ${listSome(pages)}`,
    }),
    en: ({ link, suggestion, pages, isQuick }) => ({
      problem: `No page lives at ${quote(link)}.`,
      expected: isQuick
        ? '"#" and the name of an existing page (example: #hakkimizda).'
        : 'an existing page, or a full address starting with https://.',
      fix: suggestion ? didYouMean.en(suggestion) : `the pages of this site: ${listSome(pages)}`,
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
      expected: anchors.length > 0 ? `şunlardan biri: ${listSome(anchors)}` : 'yalnızca sayfanın adresi.',
      fix: suggestion ? didYouMean.tr(suggestion) : `"#" işaretini ve sonrasını silin; yalnızca "${page}" kalsın.`,
    }),
    en: ({ page, anchor, suggestion, anchors }) => ({
      problem: `There is no heading or service named ${quote(anchor)} on the page ${quote(page)}.`,
      expected: anchors.length > 0 ? `one of these: ${listSome(anchors)}` : 'only the address of the page.',
      fix: suggestion ? didYouMean.en(suggestion) : `delete "#" and what follows, so that only "${page}" is left.`,
    }),
  }),
  /** `written` stood in the field before, `places` are the links that still lead there; `isGuess` where only they tell. */
  'changed-address': message<{
    old: string
    written: string
    now: string
    places: { path: string; line: number }[]
    isGuess: boolean
  }>({
    tr: ({ old, written, now, places, isGuess }) => ({
      problem: isGuess
        ? `Bu sayfaya hiçbir bağlantı gitmiyor; ${places.length} bağlantı ise sayfası olmayan bir adrese gidiyor: ${quote(old)}; ${listPlaces(places, '. satır')}.`
        : `Adres değişmiş, ama ${places.length} bağlantı eskisine gidiyor: ${quote(old)}; ${listPlaces(places, '. satır')}.`,
      expected: 'bağlantıların gittiği adres.',
      fix: `${isGuess ? 'adres değiştiyse ' : ''}"${written}" değerini geri yazın ya da bu bağlantılarda "${now}" yazın.`,
    }),
    en: ({ old, written, now, places, isGuess }) => ({
      problem: `${isGuess ? 'No link leads to this page' : 'The address was changed'}, but ${places.length === 1 ? '1 link leads' : `${places.length} links lead`} to ${isGuess ? 'an address without a page' : 'the old one'}: ${quote(old)}; ${listPlaces(places, '')}.`,
      expected: 'the address links lead to.',
      fix: `${isGuess ? 'if the address was changed, ' : ''}write "${written}" again, or write "${now}" in these links.`,
    }),
  }),
  'other-number': message<{ link: string; number: string; suggestion: string }>({
    tr: ({ link, number, suggestion }) => ({
      problem: `Bu WhatsApp bağlantısı başka bir numaraya gidiyor: ${quote(link)}`,
      expected: `"WhatsApp numarası" (whatsapp) ile aynı numara: ${number}`,
      fix: `"${suggestion}" yazın ya da numara değiştiyse "WhatsApp numarası" alanını düzeltin.`,
    }),
    en: ({ link, number, suggestion }) => ({
      problem: `This WhatsApp link leads to another number: ${quote(link)}`,
      expected: `the number of "WhatsApp numarası" (whatsapp): ${number}`,
      fix: `write "${suggestion}", or correct "WhatsApp numarası" if the number has changed.`,
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
  'link-form': message<{ link: string; reason: LinkReason; suggestion: string | undefined }>({
    tr: ({ link, reason, suggestion }) => ({
      problem: turkishProblems(quote(link))[reason],
      expected: expectedForms.tr[reason] ?? expectedLink.tr,
      fix: suggestion
        ? `"${suggestion}" yazın.`
        : (fixes.tr[reason] ?? 'adresi yeniden yazın; en kolayı o sayfayı tarayıcıda açıp adresini kopyalamak.'),
    }),
    en: ({ link, reason, suggestion }) => ({
      problem: englishProblems(quote(link))[reason],
      expected: expectedForms.en[reason] ?? expectedLink.en,
      fix: suggestion
        ? `write "${suggestion}".`
        : (fixes.en[reason] ?? 'write the address again; opening that page and copying its address is easiest.'),
    }),
  }),
}

/** As many places as fit into a message. */
function listPlaces(places: readonly { path: string; line: number }[], unit: string): string {
  const shown = places.slice(0, 6).map(({ path, line }) => (unit ? `${path}, ${line}${unit}` : `${path}, line ${line}`))
  return [...shown, ...(places.length > shown.length ? ['…'] : [])].join('; ')
}
