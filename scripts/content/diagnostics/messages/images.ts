import { quote } from '../../text/printable.ts'
import { message } from './message.ts'

const expectedImage = {
  tr: '"images/" ile başlayan dosya yolu (örnek: images/logo.svg).',
  en: 'the path of a file, starting with "images/" (example: images/logo.svg).',
}

const SVG_DECLARATION = 'xmlns="http://www.w3.org/2000/svg"'
const XLINK_DECLARATION = 'xmlns:xlink="http://www.w3.org/1999/xlink"'

/** Reasons for which browsers do not render an SVG file. */
export type SvgReason =
  | 'ampersand'
  | 'unclosed'
  | 'closing'
  | 'namespace'
  | 'prefix'
  | 'twice'
  | 'declaration'
  | 'syntax'

/** Problems of images. */
export const imageMessages = {
  'unused-image': message<{ name: string }>({
    tr: ({ name }) => ({
      problem: `${quote(name)} görselini hiçbir sayfa kullanmıyor.`,
      expected: 'yayına çıkarken yalnızca kullanılan görseller.',
      fix: 'görseli bir sayfada kullanın ya da dosyayı silin.',
    }),
    en: ({ name }) => ({
      problem: `No page uses the picture ${quote(name)}.`,
      expected: 'only pictures that are used, before the site goes live.',
      fix: 'use the picture on a page, or delete the file.',
    }),
  }),
  'missing-image': message<{ path: string; suggestion: string | undefined; certain: boolean }>({
    tr: ({ path, suggestion, certain }) => ({
      problem: `${quote(path)} adında bir görsel yok.`,
      expected: 'content/images klasöründe duran bir dosya; büyük küçük harf önemli.',
      fix: suggestion
        ? certain
          ? `"${suggestion}" yazın.`
          : `Bunu mu demek istediniz: "${suggestion}"`
        : 'görseli content/images klasörüne koyun ya da adını düzeltin.',
      formFix: 'görseli yeniden seçin.',
    }),
    en: ({ path, suggestion, certain }) => ({
      problem: `There is no picture named ${quote(path)}.`,
      expected: 'a file in the folder content/images; capitals matter.',
      fix: suggestion
        ? certain
          ? `write "${suggestion}".`
          : `did you mean "${suggestion}"?`
        : 'put the picture into content/images, or correct its name.',
      formFix: 'choose the picture again.',
    }),
  }),
  'image-path': message<{
    path: string
    reason: 'outside' | 'remote' | 'form' | 'folder' | 'space'
    suggestion: string | undefined
  }>({
    tr: ({ path, reason, suggestion }) => ({
      problem: {
        outside: `${quote(path)} content/images klasörünün dışına çıkıyor.`,
        remote: `${quote(path)} başka bir siteden alınan bir görsel.`,
        form: `${quote(path)} bir görselin yolu değil.`,
        folder: `${quote(path)} bir dosya değil, klasör.`,
        space: `Görselin yolunda boşluk var: ${quote(path)}`,
      }[reason],
      expected:
        reason === 'space' ? 'adında boşluk olmayan bir görsel (örnek: images/yeni-kart.webp).' : expectedImage.tr,
      fix: suggestion
        ? `${reason === 'space' ? 'dosyanın adındaki boşlukları tire yapın, burada da ' : ''}"${suggestion}" yazın.`
        : reason === 'remote'
          ? 'görseli indirip content/images klasörüne koyun, yolunu yazın.'
          : 'görseli content/images klasörüne koyun, yolunu yazın.',
      formFix: 'görseli yeniden seçin.',
    }),
    en: ({ path, reason, suggestion }) => ({
      problem: {
        outside: `${quote(path)} leads out of the folder content/images.`,
        remote: `${quote(path)} is a picture on another site.`,
        form: `${quote(path)} is not the path of a picture.`,
        folder: `${quote(path)} is a folder, not a file.`,
        space: `There is a space in the path of the picture: ${quote(path)}`,
      }[reason],
      expected:
        reason === 'space' ? 'a picture without spaces in its name (example: images/new-card.webp).' : expectedImage.en,
      fix: suggestion
        ? `${reason === 'space' ? 'write hyphens for the spaces in the name of the file, and here ' : ''}write "${suggestion}".`
        : reason === 'remote'
          ? 'download the picture, put it into content/images and write its path.'
          : 'put the picture into content/images and write its path.',
      formFix: 'choose the picture again.',
    }),
  }),
  'windows-path': message<{ path: string; suggestion: string }>({
    tr: ({ path, suggestion }) => ({
      problem: `Burada Windows biçiminde bir dosya yolu var: ${quote(path)}`,
      expected: 'görselin içerik klasöründeki yolu, düz eğik çizgiyle (örnek: images/logo.svg).',
      fix: `görsel content/images klasöründe dursun, buraya "${suggestion}" yazın.`,
    }),
    en: ({ path, suggestion }) => ({
      problem: `There is a path as Windows writes it here: ${quote(path)}`,
      expected: 'the path of the picture in the content folder, with slashes (example: images/logo.svg).',
      fix: `put the picture into content/images, and write "${suggestion}" here.`,
    }),
  }),
  'image-name': message<{ name: string; correct: string }>({
    tr: ({ name, correct }) => ({
      problem: `Görselin adında boşluk var: ${quote(name)}`,
      expected: 'adında boşluk olmayan bir görsel (örnek: yeni-kart.webp).',
      fix: `dosyanın adını ${quote(correct)} yapın, adın geçtiği yerleri de düzeltin.`,
    }),
    en: ({ name, correct }) => ({
      problem: `There is a space in the name of the picture: ${quote(name)}`,
      expected: 'a picture without spaces in its name (example: new-card.webp).',
      fix: `rename the file to ${quote(correct)}, and correct the places that name it.`,
    }),
  }),
  'small-image': message<{ path: string; width: number; height: number; min: number }>({
    tr: ({ path, width, height, min }) => ({
      problem: `${quote(path)} burası için küçük: ${width} × ${height} piksel; sayfada bulanık görünür.`,
      expected: `en az ${min} piksel genişliğinde bir görsel.`,
      fix: 'görselin büyük hâlini koyun; küçük bir görseli büyütmek yetmez.',
    }),
    en: ({ path, width, height, min }) => ({
      problem: `${quote(path)} is small for this place: ${width} × ${height} pixels; the page shows it blurred.`,
      expected: `a picture with a width of ${min} pixels at least.`,
      fix: 'put a larger version there; enlarging a small picture does not help.',
    }),
  }),
  'damaged-image': message<{ name: string; reason: 'empty' | 'truncated' | 'unknown'; kind: string }>({
    tr: ({ name, reason, kind }) => ({
      problem: {
        empty: `${quote(name)} dosyası boş.`,
        truncated: `${quote(name)} yarım kalmış; dosyanın sonu eksik.`,
        unknown: `${quote(name)} bir görsel değil.`,
      }[reason],
      expected: `açılabilen bir ${kind} görseli.`,
      fix: 'görseli yeniden dışa aktarın ya da yeniden kopyalayın.',
    }),
    en: ({ name, reason, kind }) => ({
      problem: {
        empty: `The file ${quote(name)} is empty.`,
        truncated: `${quote(name)} is incomplete; the end of the file is missing.`,
        unknown: `${quote(name)} is not a picture.`,
      }[reason],
      expected: `${withArticle(kind)} picture that can be opened.`,
      fix: 'export the picture again, or copy it again.',
    }),
  }),
  'image-type': message<{ name: string; found: string; correct: string }>({
    tr: ({ name, found, correct }) => ({
      problem: `${quote(name)} dosyasının uzantısı yanlış: içindeki görsel ${found}.`,
      expected: 'uzantısı içindekiyle aynı olan bir görsel.',
      fix: `dosyanın adını ${quote(correct)} yapın, adın geçtiği yerleri de düzeltin.`,
    }),
    en: ({ name, found, correct }) => ({
      problem: `${quote(name)} is not what its name says; it holds ${withArticle(found)} picture.`,
      expected: 'a picture whose ending matches what is inside.',
      fix: `rename the file to ${quote(correct)}, and correct the places that name it.`,
    }),
  }),
  'image-size': message<{ name: string; width: number; height: number; max: number }>({
    tr: ({ name, width, height, max }) => ({
      problem: `${quote(name)} çok uzun ya da çok geniş: ${width.toLocaleString('tr')} × ${height.toLocaleString('tr')} piksel.`,
      expected: `her kenarı en fazla ${max.toLocaleString('tr')} piksel olan bir görsel.`,
      fix: 'görselin yalnızca gereken bölümünü kırpın ya da görseli küçültün; 1600 piksel genişlik yeter.',
    }),
    en: ({ name, width, height, max }) => ({
      problem: `${quote(name)} is very long or very wide: ${width.toLocaleString('en')} × ${height.toLocaleString('en')} pixels.`,
      expected: `a picture with ${max.toLocaleString('en')} pixels at most on each side.`,
      fix: 'cut out the part that is needed, or make the picture smaller; a width of 1600 pixels is enough.',
    }),
  }),
  'broken-drawing': message<{ reason: SvgReason; found: string; open: string }>({
    tr: ({ reason, found, open }) => ({
      problem: {
        ampersand: `SVG dosyasında tek başına bir "&" işareti var: ${quote(found)}`,
        unclosed: `SVG dosyasında ${quote(`<${open}>`)} açılmış, kapatılmamış.`,
        closing: open
          ? `${quote(found)} erken gelmiş; önce ${quote(`<${open}>`)} kapanmalı.`
          : `SVG dosyasında ${quote(found)} kapanıyor, ama açılmamış.`,
        namespace: `${quote(found)} etiketinde SVG olduğu yazmıyor; tarayıcı dosyayı görsel saymaz.`,
        prefix: `SVG dosyasında ${quote(found)} adının ön eki tanımlanmamış.`,
        twice: `SVG dosyasında ${quote(found)} aynı etikette iki kez yazılmış.`,
        declaration: '"<?xml" satırının üstünde bir şey var; boş satır bile olsa tarayıcı görseli göstermez.',
        syntax: `SVG dosyası buradan sonra okunamıyor: ${quote(found)}`,
      }[reason],
      expected: 'tarayıcıların gösterebildiği, yanlışsız bir SVG dosyası.',
      fix: {
        ampersand: '"&" yerine "&amp;" yazın.',
        unclosed: `bittiği yere "</${open}>" yazın ya da görseli yeniden dışa aktarın.`,
        closing: open
          ? `önce "</${open}>" yazın ya da görseli yeniden dışa aktarın.`
          : 'bu etiketi silin ya da görseli yeniden dışa aktarın.',
        namespace: `şöyle başlatın: \`${found} ${SVG_DECLARATION}\``,
        prefix: found.startsWith('xlink:')
          ? `"<svg" etiketine ekleyin: \`${XLINK_DECLARATION}\``
          : 'bu adı değeriyle birlikte silin ya da görseli düz SVG olarak yeniden dışa aktarın.',
        twice: 'ikisinden birini değeriyle birlikte silin.',
        declaration: '"<?xml" dosyanın en başında durmalı; önündekileri silin.',
        syntax: 'görseli yeniden dışa aktarın; elle değiştirdiyseniz tırnaklara ve "<", ">" işaretlerine bakın.',
      }[reason],
    }),
    en: ({ reason, found, open }) => ({
      problem: {
        ampersand: `There is a "&" by itself in the drawing: ${quote(found)}`,
        unclosed: `In the drawing ${quote(`<${open}>`)} is opened and never closed.`,
        closing: open
          ? `In the drawing ${quote(found)} closes while ${quote(`<${open}>`)} is open.`
          : `In the drawing ${quote(found)} closes what was never opened.`,
        namespace: `The tag ${quote(found)} does not say that it is a drawing; browsers do not take it for one.`,
        prefix: `In the drawing the first part of the name ${quote(found)} is not declared.`,
        twice: `In the drawing ${quote(found)} is written twice in one tag.`,
        declaration: 'Something stands before "<?xml"; even an empty line keeps browsers from showing the drawing.',
        syntax: `The drawing cannot be read from here on: ${quote(found)}`,
      }[reason],
      expected: 'an SVG drawing without mistakes, as browsers need it.',
      fix: {
        ampersand: 'write "&amp;" in place of "&".',
        unclosed: `write "</${open}>" where it ends, or export the drawing again.`,
        closing: open
          ? `write "</${open}>" before it, or export the drawing again.`
          : 'delete this tag, or export the drawing again.',
        namespace: `begin it like this: \`${found} ${SVG_DECLARATION}\``,
        prefix: found.startsWith('xlink:')
          ? `add this to the "<svg" tag: \`${XLINK_DECLARATION}\``
          : 'delete this name with its value, or export the drawing again as plain SVG.',
        twice: 'delete one of them with its value.',
        declaration: 'delete what stands before "<?xml": it has to be the very first.',
        syntax: 'export the drawing again; if you changed it by hand, look at quotes and at "<" and ">".',
      }[reason],
    }),
  }),
  'svg-script': message<{ found: string }>({
    tr: ({ found }) => ({
      problem: `SVG dosyasının içinde program ya da dışarıdan alınan bir parça var: ${quote(found)}`,
      expected: 'yalnızca görsel; program, bağlantı ve dış kaynak yok.',
      fix: 'görseli düz SVG olarak yeniden dışa aktarın ya da bu bölümü silin.',
    }),
    en: ({ found }) => ({
      problem: `The drawing holds a program or something taken from outside: ${quote(found)}`,
      expected: 'a drawing only; no program, no links, no outside sources.',
      fix: 'export the drawing again as plain SVG, or delete this part.',
    }),
  }),
  'poor-alt': message<{ alt: string }>({
    tr: ({ alt }) => ({
      problem: `Görsel açıklaması görselde ne olduğunu söylemiyor: ${quote(alt)}`,
      expected: 'görselde ne olduğu, onu görmeyen birine anlatır gibi.',
      fix: 'bir cümleyle anlatın; örnek: "Vitrinde üç seramik kâse"',
    }),
    en: ({ alt }) => ({
      problem: `The description of the picture does not say what it shows: ${quote(alt)}`,
      expected: 'what the picture shows, as if told to someone who cannot see it.',
      fix: 'tell it in a sentence; example: "Three ceramic bowls in a shop window"',
    }),
  }),
  'missing-alt': message<{ path: string }>({
    tr: ({ path }) => ({
      problem: `${quote(path)} görselinin açıklaması yok.`,
      expected: 'görselde ne olduğunu, onu görmeyen birine anlatan bir cümle.',
      fix: `köşeli ayraçların içine yazın: \`![…](${path})\``,
    }),
    en: ({ path }) => ({
      problem: `The picture ${quote(path)} has no description.`,
      expected: 'a sentence that tells someone who cannot see the picture what it shows.',
      fix: `write it inside the square brackets: \`![…](${path})\``,
    }),
  }),
}

/** "an" before AVIF and SVG. */
function withArticle(kind: string): string {
  return `${/^[AS]/.test(kind) ? 'an' : 'a'} ${kind}`
}
