import { parseArgs } from 'node:util'
import { LANGUAGES, type Language } from '../diagnostics/language.ts'

/** The options of the command. */
export type CheckOptions = {
  folder: string
  language: Language
  format: 'text' | 'json'
  isWatching: boolean
  isRelease: boolean
}

/** The usage text to print instead of checking; `isAnswer` after `--help`. */
export type Usage = { usage: string; isAnswer: boolean }

const USAGE: Record<Language, string> = {
  tr: `Kullanım: npm run content:check [-- KLASÖR] [seçenekler]

  KLASÖR      içerik klasörü; yazılmazsa "content"
  --watch     dosyalar kaydedildikçe yeniden bakar
  --release   örnek değerleri (marka, telefon, adres) ve kullanılmayan görselleri de sorun sayar;
              marka sahibinin onaylayacağı sözleri listeler
  --json      raporu programlar için yazar
  --lang en   raporu İngilizce yazar
  --help      bu metin

Çıkış kodu: 0 sorun yok, 1 sorun var, 2 komut yanlış yazılmış ya da izlenen klasör kaldırılmış.`,
  en: `Usage: npm run content:check [-- FOLDER] [options]

  FOLDER      the content folder; "content" when left out
  --watch     checks again whenever a file is saved
  --release   counts placeholders (brand, phone, address) and unused pictures as problems too;
              lists commitments the owner has to confirm
  --json      writes the report for programs
  --lang tr   writes the report in Turkish
  --help      this text

Exit status: 0 no problems, 1 problems, 2 called wrongly or the watched folder is gone.`,
}

const UNKNOWN: Record<Language, (word: string) => string> = {
  tr: (word) => `"${word}" anlaşılmadı.`,
  en: (word) => `"${word}" was not understood.`,
}

const OPTIONS = {
  json: { type: 'boolean' },
  watch: { type: 'boolean' },
  release: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
  lang: { type: 'string' },
} as const

/** Parses the arguments of the command. */
export function readOptions(words: readonly string[]): CheckOptions | Usage {
  // Not strict, so that unknown options get a message in the reader's language.
  const { values, positionals, tokens } = parseArgs({ args: [...words], options: OPTIONS, strict: false, tokens: true })
  const language = values.lang === undefined ? 'tr' : LANGUAGES.find((each) => each === values.lang)
  const unknown = tokens.flatMap((token) =>
    token.kind === 'option' && !Object.hasOwn(OPTIONS, token.name) ? [token.rawName] : [],
  )
  if (language === undefined) unknown.unshift(`--lang ${values.lang === true ? '' : values.lang}`.trim())
  const wrong = [...unknown, ...positionals.slice(1)][0]
  const usage = USAGE[language ?? 'tr']
  if (wrong !== undefined) return { usage: `${UNKNOWN[language ?? 'tr'](wrong)}\n\n${usage}`, isAnswer: false }
  if (values.help) return { usage, isAnswer: true }
  return {
    folder: positionals[0] ?? 'content',
    language: language ?? 'tr',
    format: values.json ? 'json' : 'text',
    isWatching: values.watch === true,
    isRelease: values.release === true,
  }
}
