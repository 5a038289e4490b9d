import { STORED_NAMES } from '../../../src/content/stored-names.ts'
import type { Language } from '../diagnostics/language.ts'
import type { ContentFile } from './check-file.ts'

const TITLE: Record<Language, string> = {
  tr: 'Sitenin tarayıcıda tuttuğu kayıtların listesi eksik ya da fazla. Sorun sayılmaz; aydınlatma metniyle karşılaştırın:',
  en: 'The list of what the site keeps in a browser differs from what it keeps. No problem; compare the notice:',
}

/**
 * Compares the names in backticks of a text that names something the site keeps in a browser, a data protection notice,
 * with all that it keeps: `-` stands before a name left out, `+` before one it does not keep.
 *
 * @returns Undefined where they agree; a notice may also be worded without names.
 */
export function listStoredNames(files: readonly ContentFile[], folder: string, language: Language): string | undefined {
  const lines = files.flatMap(({ source, entry }) => {
    const named = entry?.body?.outline.code ?? []
    if (!STORED_NAMES.some((name) => named.includes(name))) return []
    const missing = STORED_NAMES.filter((name) => !named.includes(name)).map((name) => `-${name}`)
    const unknown = named.filter((name) => !STORED_NAMES.includes(name)).map((name) => `+${name}`)
    const path = `    ${folder === '' ? '' : `${folder}/`}${source.path}`
    return missing.length + unknown.length > 0 ? [[path, ...missing, ...unknown].join('  ')] : []
  })
  return lines.length === 0 ? undefined : [TITLE[language], ...lines].join('\n')
}
