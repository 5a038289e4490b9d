import { z } from 'zod'
import type { Language } from '../diagnostics/language.ts'
import { folderRulesOf } from '../schema/collection.ts'
import type { ContentFile } from './check-file.ts'
import { fieldOf, isDraft, lineOf, rangeOf } from './content-file.ts'

const DRAFTS: Record<Language, (count: number) => string> = {
  tr: (count) => `${count} taslak. Sorun sayılmaz; bunlar yayında görünmez:`,
  en: (count) => `${count} ${count === 1 ? 'draft' : 'drafts'}. No problem; visitors do not see them:`,
}

const FUTURE: Record<Language, string> = {
  tr: 'İleri bir tarih. Sorun sayılmaz; kayıt yayına çıkınca hemen bu tarihle görünür, o günü beklemez:',
  en: 'A day in the future. No problem; the entry shows with this day as soon as it is published, it does not wait for it:',
}

/** Counts the drafts, with file and line. Undefined without any. */
export function listDrafts(files: readonly ContentFile[], folder: string, language: Language): string | undefined {
  const places = files.flatMap((file) => (isDraft(file) ? [placeOf(file, 'draft', folder)] : []))
  return places.length === 0 ? undefined : [DRAFTS[language](places.length), ...places].join('\n')
}

/**
 * Lists entries that are to be published on a day still to come, with file and line. Undefined without any.
 *
 * @param today As `2026-11-24`; by the clock of this machine if left out.
 */
export function listFutureDays(
  files: readonly ContentFile[],
  folder: string,
  language: Language,
  today = localDay(new Date()),
): string | undefined {
  const places = files.flatMap((file) => {
    const { sortedBy } = folderRulesOf(file.collection) ?? {}
    if (sortedBy?.order !== 'newest-first') return []
    const day = fieldOf(file, sortedBy.field)
    // What is no day of the calendar was reported.
    const isToCome = z.iso.date().safeParse(day).success && String(day) > today
    return isToCome ? [`${placeOf(file, sortedBy.field, folder)}  ${day}`] : []
  })
  return places.length === 0 ? undefined : [FUTURE[language], ...places].join('\n')
}

function placeOf(file: ContentFile, key: string, folder: string): string {
  const { path, line } = lineOf(file, rangeOf(file, key))
  return `    ${folder === '' ? '' : `${folder}/`}${path}:${line}`
}

function localDay(now: Date): string {
  const pad = (part: number) => String(part).padStart(2, '0')
  return `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`
}
