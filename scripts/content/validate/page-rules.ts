import type { Collection, SectionRules } from '../../../src/collections/define.ts'
import { fold } from '../../../src/content/locale.ts'
import { BODY_PATH, diagnose, type RawDiagnostic } from '../diagnostics/diagnostic.ts'
import type { Code, Params, Phrase } from '../diagnostics/messages/params.ts'
import { diagnoseAt, type ParsedFile } from '../parse/locate.ts'
import type { Entry } from '../parse/parse-entry.ts'
import { folderRulesOf, sectionLabel, sectionRulesOf } from '../schema/collection.ts'
import { isRecord, nameAt } from '../schema/introspect.ts'
import type { Path } from '../text/source-text.ts'

/** One section of a page whose type is known. */
type Section = { value: Record<string, unknown>; type: string; rules: SectionRules; path: Path }

/** Checks the sections of a page against each other and against its body. */
export function checkPage(file: Entry, collection: Collection): RawDiagnostic[] {
  const written = sectionsOf(file)
  if (!written) return []
  const sections = written.flatMap((value, position): Section[] => {
    const type = isRecord(value) ? String(value.type) : ''
    const rules = sectionRulesOf(collection, type)
    return isRecord(value) && rules ? [{ value, type, rules, path: ['sections', position] }] : []
  })
  const diagnostics = sections.flatMap((section, index) => [
    ...checkPlace(file, collection, section, sections.slice(0, index)),
    ...checkPartOfTitle(file, collection, section),
  ])
  return [...diagnostics, ...checkShownBody(file, collection, sections, written)]
}

function sectionsOf({ value }: ParsedFile): unknown[] | undefined {
  return isRecord(value) && Array.isArray(value.sections) ? value.sections : undefined
}

/** Checks the position of a section and its number. */
function checkPlace(
  file: ParsedFile,
  collection: Collection,
  { value, type, rules, path }: Section,
  above: readonly Section[],
): RawDiagnostic[] {
  const report = <C extends Code>(code: C, params: Omit<Params<C>, 'label' | 'type'>) => {
    const named = { ...params, label: sectionLabel(collection, type), type } as Params<C>
    return [diagnoseAt(file, [...path, 'type'], 'value', code, named)]
  }
  const others = above.filter((section) => section.type === type)
  const isCopied = others.some((other) => JSON.stringify(other.value) === JSON.stringify(value))
  const isSingle = rules.occurs === 'once'
  if (rules.occurs === 'first' && others.length > 0) return report('section-position', { reason: 'second' })
  if (rules.occurs === 'first' && path[1] !== 0) return report('section-position', { reason: 'late' })
  return (isSingle ? others.length > 0 : isCopied) ? report('duplicate-section', { isSingle }) : []
}

function checkPartOfTitle(file: ParsedFile, { schema }: Collection, { value, rules, path }: Section) {
  const { title } = value
  const part = rules.partOfTitle === undefined ? undefined : value[rules.partOfTitle]
  if (typeof title !== 'string' || typeof part !== 'string' || part.trim() === '' || title.includes(part)) return []
  const at = fold(title).indexOf(fold(part.trim()))
  const suggestion = at === -1 ? undefined : title.slice(at, at + part.trim().length)
  const place = [...path, rules.partOfTitle ?? '']
  const params = { field: nameAt(schema, place, file.value), part, title, suggestion }
  return [diagnoseAt(file, place, 'value', 'part-of-title', params)]
}

/** A body and the section that shows it need each other. */
function checkShownBody(
  file: Entry,
  collection: Collection,
  sections: readonly Section[],
  written: readonly unknown[],
): RawDiagnostic[] {
  const { body } = file
  const section = sections.find(({ rules }) => rules.showsBody)
  const text = body?.text ?? ''
  if (section && text.trim() === '') {
    const holds = { tr: 'bu bölümün göstereceği metin.', en: 'the text this section shows.' }
    const range = file.locate([...section.path, 'type'], 'value')
    const { type } = section
    const params = { holds, reason: 'section' as const, label: sectionLabel(collection, type), type }
    return [diagnose(file.source, range, 'missing-body', params, BODY_PATH)]
  }
  // A section without a readable type may be the one that shows the body.
  const isSure = written.every((value) => isRecord(value) && typeof value.type === 'string')
  if (section || text.trim() === '' || !isSure) return []
  const start = (body?.start ?? 0) + text.search(/\S/)
  const range = file.source.firstLine({ start, end: file.source.text.length })
  const sectionTypes = Object.entries(folderRulesOf(collection)?.sections ?? {})
  const [type = ''] = sectionTypes.find(([, rules]) => rules.isChosen && rules.showsBody) ?? []
  return [diagnose(file.source, range, 'unused-body', { label: sectionLabel(collection, type), type }, BODY_PATH)]
}

/** Checks that a page has the section in which the entries of another collection show. */
export function checkRequiredSection(
  file: Entry,
  collection: Collection,
  { page, section: type, purpose }: { page: string; section: string; purpose: Phrase },
): RawDiagnostic[] {
  const types = (sectionsOf(file) ?? []).map((section) => (isRecord(section) ? String(section.type) : ''))
  // A section of an unknown type may be meant as the required one.
  const isSure = types.length > 0 && types.every((each) => sectionRulesOf(collection, each))
  if (!isSure || types.includes(type)) return []
  const label = sectionLabel(collection, type)
  const params = { path: page, type, label, purpose }
  return [diagnoseAt(file, ['sections'], 'key', 'missing-section', params)]
}
