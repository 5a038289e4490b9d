/** The language of the site: case, numbers, dates, sums, line breaks, names in addresses. Tags that name it take `locale`. */
import { locale } from '../site.config.ts'

/** Letters without their own place in ASCII, and their replacement in addresses. */
const ASCII_OF: Record<string, string> = { ç: 'c', ğ: 'g', ı: 'i', ö: 'o', ş: 's', ü: 'u', â: 'a', î: 'i', û: 'u' }

export function toLowerCase(text: string): string {
  return text.toLocaleLowerCase(locale)
}

export function toUpperCase(text: string): string {
  return text.toLocaleUpperCase(locale)
}

/** The first letter as a capital; the rest stays. */
export function capitalize(text: string): string {
  const [first = ''] = text
  return toUpperCase(first) + text.slice(first.length)
}

/** `1.250,5`. Not by `Intl`, whose first number or day takes a phone a sixth of a second. */
export function formatNumber(value: number): string {
  const [whole = '', decimals] = String(value).split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '.')
  return decimals ? `${grouped},${decimals}` : grouped
}

/** A sum in the currency of the company: `1.250 TL`. */
export function formatSum(amount: number): string {
  return `${formatNumber(amount)} TL`
}

/** How the language writes small numbers; above these a digit reads better. */
const NUMBERS = ['sıfır', 'bir', 'iki', 'üç', 'dört', 'beş', 'altı', 'yedi', 'sekiz', 'dokuz', 'on', 'on bir', 'on iki']

/** A number of things in a sentence: `altı`, `13`. */
export function wordNumber(count: number): string {
  return NUMBERS[count] ?? String(count)
}

const MONTHS = [
  'Ocak',
  'Şubat',
  'Mart',
  'Nisan',
  'Mayıs',
  'Haziran',
  'Temmuz',
  'Ağustos',
  'Eylül',
  'Ekim',
  'Kasım',
  'Aralık',
]

/**
 * A day as people read it: `24 Kasım 2026`.
 *
 * @param day As `2026-11-24`.
 */
export function formatDay(day: string): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  return `${date} ${MONTHS[month - 1]} ${year}`
}

/** As the visitor's clock says. */
export function formatToday(): string {
  const now = new Date()
  return formatDay([now.getFullYear(), now.getMonth() + 1, now.getDate()].join('-'))
}

/** Of Latin-1 and Turkish: a pattern with the letters of Unicode (`\p{L}`) takes a browser ten times as long to make. */
const LETTER = '[a-zA-ZÀ-ÖØ-öø-ÿĞğİıŞş]'
const SMALL_LETTER = '[a-zß-öø-ÿğış]'

/**
 * What stays on one line: one letter, a hyphen and the rest (“e-posta”, “E-Ticaret”, with any suffix), a particle with
 * its word (“Google da”, “temel mi”, “çıkar mıyım”), a number with what it counts (“No: 1”, “10. maddesi”, “4–6
 * hafta”), a size (“70 × 50 cm”), a paragraph of a law (“madde 5/2-f”), a price (“1.240 ₺”), two words in brackets
 * (“(Landing Page)”), “o” with its word, “ne” with a short one, “En” and “İlk” at the start of a sentence, “Web Sitesi”,
 * “iş günü”, “adım adım” and the like. Each is short: a long one would leave a hole in the line above.
 */
const unbrokenKinds = () => [
  String.raw`\b[a-zA-Z]-${LETTER}+`,
  `(?<!${LETTER})${LETTER}{1,7}(?:${LETTER}{0,3}”)? (?:d[ae]|m[ıiuü](?:y[ıiuü][mz]|s[ıiuü]n(?:[ıiuü]z)?)?)(?!${LETTER})`,
  String.raw`\bNo: \d+`,
  String.raw`\b\d+\. ${SMALL_LETTER}+`,
  String.raw`\b\d+[-–]\d+ ${SMALL_LETTER}+`,
  String.raw`\d+ × \d+(?: ${SMALL_LETTER}+)?`,
  String.raw`(?:madde )?\d+\/\d+-${LETTER}`,
  String.raw`[\d.]+ ₺`,
  String.raw`\(${LETTER}{1,8} ${LETTER}{1,8}\)`,
  `(?<!${LETTER})(?:o ${SMALL_LETTER}{1,11}|ne ${SMALL_LETTER}{1,6}|(?:En|İlk) ${SMALL_LETTER}{1,7})(?!${LETTER})`,
  'Web Sitesi|iş günü|adım adım|satır satır|yan yana',
]

const anyOf = (kinds: string[]) => new RegExp(`(${kinds.join('|')})`, 'u')

/** The mark before a quotation, which hangs in the margin. */
export const QUOTATION_MARK = /^[“„«"]/

/** As one pattern with one group, by which a text is split. Pure: the scripts of src/boot/ do not need it. */
export const UNBROKEN = /* @__PURE__ */ anyOf(/* @__PURE__ */ unbrokenKinds())

/** Replaces the letters of the language in a lower-case text by those of addresses. */
export function toAscii(text: string): string {
  return text.replace(/[çğıöşüâîû]/g, (letter) => ASCII_OF[letter] ?? letter)
}

/** Folds Turkish letters and capitals to lower-case ASCII. */
export function fold(text: string): string {
  // The most frequent case.
  if (/^[a-z0-9/_.-]*$/.test(text)) return text
  // Every kind of I becomes i, so the Turkish locale, which is slow to load, makes no difference.
  return toAscii(text.replaceAll('İ', 'i').toLowerCase())
}

/** Turns any text into a name of lower-case ASCII letters, digits and hyphens; empty when nothing is left. */
export function toSlug(text: string): string {
  return fold(text.normalize('NFC'))
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
}
