import { LANGUAGES, type Language } from '../diagnostics/language.ts'

/** How the check was called. */
export type CheckOptions = {
  folder: string
  language: Language
  format: 'text' | 'json'
  isWatching: boolean
  isRelease: boolean
}

/** The text to print instead of checking; `isAnswer` when it was asked for. */
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

/** Reads the words after the command's name. */
export function readOptions(words: readonly string[]): CheckOptions | Usage {
  const options: CheckOptions = {
    folder: 'content',
    language: 'tr',
    format: 'text',
    isWatching: false,
    isRelease: false,
  }
  const rest: string[] = []
  const unknown: string[] = []
  let isAsking = false
  const queue = [...words]
  for (let word = queue.shift(); word !== undefined; word = queue.shift()) {
    if (word === '--json') options.format = 'json'
    else if (word === '--watch') options.isWatching = true
    else if (word === '--release') options.isRelease = true
    else if (word === '--help' || word === '-h') isAsking = true
    else if (word === '--lang' || word.startsWith('--lang=')) {
      const named = word === '--lang' ? queue.shift() : word.slice('--lang='.length)
      const language = LANGUAGES.find((each) => each === named)
      if (language) options.language = language
      else unknown.push(`--lang ${named ?? ''}`.trim())
    } else if (word.startsWith('-')) unknown.push(word)
    else rest.push(word)
  }
  const [folder, ...extra] = rest
  if (folder !== undefined) options.folder = folder
  const wrong = [...unknown, ...extra][0]
  if (wrong !== undefined) {
    return { usage: `${UNKNOWN[options.language](wrong)}\n\n${USAGE[options.language]}`, isAnswer: false }
  }
  return isAsking ? { usage: USAGE[options.language], isAnswer: true } : options
}
