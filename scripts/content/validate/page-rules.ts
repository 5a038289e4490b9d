import { NOT_FOUND_PATH, SERVICES_PATH } from '../../../src/content/paths.ts'
import { STAGE_TARGETS } from '../../../src/content/schemas/sections/hero.ts'
import { diagnose, type RawDiagnostic } from '../diagnostics/diagnostic.ts'
import { isPagePath } from '../formats/page-path.ts'
import type { Body, Entry, ParsedFile } from '../parse/parse-entry.ts'
import { type CheckedCollection, folderRulesOf } from '../schema/collection.ts'
import { choicesOf, choose, isRecord, schemaAt, unwrap } from '../schema/introspect.ts'
import { fold } from '../text/closest-match.ts'

/** Checks how a page's sections fit together and to its body. */
export function checkPage(file: Entry, collection: CheckedCollection): RawDiagnostic[] {
  const sections = isRecord(file.value) ? file.value.sections : undefined
  if (!Array.isArray(sections)) return []
  const single = folderRulesOf(collection)?.singleSections ?? []
  const diagnostics: RawDiagnostic[] = []
  const seen = new Set<string>()
  sections.forEach((section, position) => {
    if (!isRecord(section) || typeof section.type !== 'string') return
    const type = section.type
    const place = () => file.locate(['sections', position, 'type'], 'value')
    if (type === 'hero') {
      if (seen.has('hero')) diagnostics.push(diagnose(file.source, place(), 'hero-position', { reason: 'second' }))
      else if (position > 0) diagnostics.push(diagnose(file.source, place(), 'hero-position', { reason: 'late' }))
      diagnostics.push(...checkHero(file, section, position))
    }
    if (type === 'not-found' && isElsewhere(file.value)) {
      diagnostics.push(diagnose(file.source, place(), 'section-place', { path: NOT_FOUND_PATH }))
    }
    const isSingle = single.includes(type)
    if (seen.has(type) && (isSingle || (type !== 'hero' && isCopied(sections, position)))) {
      const label = labelOf(file, collection, position)
      diagnostics.push(diagnose(file.source, place(), 'duplicate-section', { label, type, isSingle }))
    }
    seen.add(type)
  })
  return [...diagnostics, ...checkProse(file, sections, file.body)]
}

/** Whether a section says word for word what one above it says. */
function isCopied(sections: readonly unknown[], position: number): boolean {
  const own = JSON.stringify(sections[position])
  return sections.slice(0, position).some((other) => JSON.stringify(other) === own)
}

/** Whether a page lives at another address than that of the page for lost visitors; one that is no address may mean it. */
function isElsewhere(page: unknown): boolean {
  return isRecord(page) && isPagePath(page.path) && page.path !== NOT_FOUND_PATH
}

/** Every link to a service leads to this section. */
const SERVICES_SECTION = 'all-services'

/** Checks that the page of the services shows them. */
export function checkServicesSection(file: Entry, { schema }: CheckedCollection): RawDiagnostic[] {
  const sections = isRecord(file.value) ? file.value.sections : undefined
  const union = schemaAt(schema, ['sections', 0], file.value)
  if (!union || !Array.isArray(sections) || sections.length === 0) return []
  const kinds = choicesOf(unwrap(union).schema) ?? []
  const types = sections.map((section) => (isRecord(section) ? section.type : undefined))
  // A section whose kind cannot be read may well be the one that is looked for.
  if (types.includes(SERVICES_SECTION) || types.some((type) => !kinds.includes(String(type)))) return []
  const chosen = choose(unwrap(union).schema, { type: SERVICES_SECTION })
  const label = chosen ? (unwrap(chosen).meta.title ?? '') : ''
  const params = { path: SERVICES_PATH, type: SERVICES_SECTION, label }
  return [diagnose(file.source, file.locate(['sections'], 'key'), 'missing-section', params)]
}

function checkHero(file: ParsedFile, section: Record<string, unknown>, position: number): RawDiagnostic[] {
  const diagnostics: RawDiagnostic[] = []
  const { title, focus, stage } = section
  if (typeof title === 'string' && typeof focus === 'string' && focus.trim() !== '' && !title.includes(focus)) {
    const at = fold(title).indexOf(fold(focus.trim()))
    const suggestion = at === -1 ? undefined : title.slice(at, at + focus.trim().length)
    const range = file.locate(['sections', position, 'focus'], 'value')
    diagnostics.push(diagnose(file.source, range, 'hero-focus', { focus, title, suggestion }))
  }
  const points = isRecord(stage) ? stage.points : undefined
  if (!Array.isArray(points)) return diagnostics
  const targets = points.map((point) => (isRecord(point) ? point.target : undefined))
  targets.forEach((target, index) => {
    if (typeof target !== 'string' || targets.indexOf(target) === index) return
    const missing = STAGE_TARGETS.filter((name) => !targets.includes(name))
    const range = file.locate(['sections', position, 'stage', 'points', index, 'target'], 'value')
    if (missing.length > 0) diagnostics.push(diagnose(file.source, range, 'stage-targets', { target, missing }))
  })
  return diagnostics
}

/** A page's body is shown by its `prose` section: one without the other is a text nobody sees or an empty band. */
function checkProse(file: ParsedFile, sections: readonly unknown[], body: Body | undefined): RawDiagnostic[] {
  const position = sections.findIndex((section) => isRecord(section) && section.type === 'prose')
  const text = body?.text ?? ''
  if (position !== -1 && text.trim() === '') {
    const range = file.locate(['sections', position, 'type'], 'value')
    const holds = { tr: 'bu bölümün göstereceği metin.', en: 'the text this section shows.' }
    return [diagnose(file.source, range, 'missing-body', { holds, reason: 'prose' })]
  }
  // A section whose kind cannot be read may well be the one that shows the text.
  const isSure = sections.every((section) => isRecord(section) && typeof section.type === 'string')
  if (position === -1 && text.trim() !== '' && isSure) {
    const start = (body?.start ?? 0) + text.search(/\S/)
    const end = file.source.text.indexOf('\n', start)
    return [diagnose(file.source, { start, end: end === -1 ? file.source.text.length : end }, 'unused-body', {})]
  }
  return []
}

function labelOf(file: ParsedFile, { schema }: CheckedCollection, position: number): string {
  const union = schemaAt(schema, ['sections', position], file.value)
  const section = isRecord(file.value) && Array.isArray(file.value.sections) ? file.value.sections[position] : undefined
  const chosen = union && choose(unwrap(union).schema, section)
  return chosen ? (unwrap(chosen).meta.title ?? '') : ''
}
