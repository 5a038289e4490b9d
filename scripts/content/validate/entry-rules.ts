import type { Collection } from '../../../src/collections/define.ts'
import { NUMBERED_NAME } from '../../../src/content/paths.ts'
import { diagnose, type RawDiagnostic } from '../diagnostics/diagnostic.ts'
import { isPoorAlt } from '../formats/alt-text.ts'
import { PAGE_IDS } from '../formats/heading-slug.ts'
import { isPhoneNumber } from '../formats/phone-number.ts'
import { checkChatLink } from '../formats/whatsapp-link.ts'
import { diagnoseAt, type ParsedFile } from '../parse/locate.ts'
import type { Entry } from '../parse/parse-entry.ts'
import { entryPagesOf, fileRulesOf, folderRulesOf, isPageCollection } from '../schema/collection.ts'
import { isRecord, valueAt, visitTexts } from '../schema/introspect.ts'
import type { Reference } from '../schema/references.ts'
import { checkPage } from './page-rules.ts'
import { findRepeatedItems } from './repeated-items.ts'
import { diagnoseEmpty, isBlank } from './wrong-value.ts'

/**
 * Checks rules of one file that a schema cannot express.
 *
 * @param references The links and pictures in its fields.
 */
export function checkEntry(file: Entry, collection: Collection, references: readonly Reference[]): RawDiagnostic[] {
  const diagnostics = isPageCollection(collection) && !entryPagesOf(collection) ? checkPage(file, collection) : []
  const rules = fileRulesOf(collection)
  if (rules?.whatsappNumber) diagnostics.push(...findOtherNumbers(file, valueAt(file.value, rules.whatsappNumber)))
  diagnostics.push(...checkTexts(file, references))
  diagnostics.push(...findRepeatedItems(file, collection.schema), ...findReservedName(file, collection))
  for (const reference of references) {
    // The schemas of links and pictures take any text.
    if (isBlank(reference.value)) diagnostics.push(diagnoseEmpty(file, collection.schema, reference.path))
  }
  return diagnostics
}

/** Checks descriptions of pictures, and chat links in fields that are no `link`. */
function checkTexts(file: ParsedFile, references: readonly Reference[]): RawDiagnostic[] {
  // Few files have either.
  if (!/wa\.me|\balt\b/i.test(file.source.text)) return []
  const checked = new Set(references.map((reference) => reference.path.join('\0')))
  const diagnostics: RawDiagnostic[] = []
  visitTexts(file.value, (text, path) => {
    if (path.at(-1) === 'alt' && isPoorAlt(text)) {
      diagnostics.push(diagnoseAt(file, path, 'value', 'poor-alt', { alt: text }))
    }
    const chat = checked.has(path.join('\0')) ? undefined : checkChatLink(text)
    if (!chat) return
    const params = { link: text, reason: 'chat' as const, suggestion: chat.suggestion }
    diagnostics.push(diagnoseAt(file, path, 'value', 'link-form', params))
  })
  return diagnostics
}

/** Finds chat links with another number than the one in the same file. */
function findOtherNumbers(file: ParsedFile, number: unknown): RawDiagnostic[] {
  if (typeof number !== 'string' || !isPhoneNumber(number)) return []
  const own = `https://wa.me/${number.replaceAll(/\D/g, '')}`
  const diagnostics: RawDiagnostic[] = []
  visitTexts(file.value, (link, path) => {
    const [opened, rest = ''] = /^https:\/\/(?:www\.)?wa\.me\/\d+(.*)$/i.exec(link) ?? []
    if (opened === undefined || checkChatLink(link) || link.replace('www.', '').startsWith(own)) return
    const params = { link, number, suggestion: own + rest }
    diagnostics.push(diagnoseAt(file, path, 'value', 'other-number', params))
  })
  return diagnostics
}

/** An entry with the name of an element id of every page, or of the next page of a list: links could not tell them apart. */
function findReservedName(file: ParsedFile, collection: Collection): RawDiagnostic[] {
  const { slugFrom, freeNameSuffix = '' } = folderRulesOf(collection) ?? {}
  if (slugFrom === undefined) {
    const { name } = file.source
    if (!entryPagesOf(collection) || !NUMBERED_NAME.test(name)) return []
    return [diagnose(file.source, { start: 0, end: 0 }, 'reserved-name', { name, suggestion: name + freeNameSuffix })]
  }
  const value = isRecord(file.value) ? file.value[slugFrom] : undefined
  if (typeof value !== 'string' || !PAGE_IDS.includes(value.replace('/', ''))) return []
  const params = { name: value, suggestion: value + freeNameSuffix }
  return [diagnoseAt(file, [slugFrom], 'value', 'reserved-name', params)]
}
