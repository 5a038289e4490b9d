import { type Problem, problem } from '../diagnostics/diagnostic.ts'
import { isPoorAlt } from '../formats/alt-text.ts'
import { PAGE_IDS } from '../formats/heading-slug.ts'
import { judgeChat } from '../formats/whatsapp-link.ts'
import type { Entry, ParsedFile } from '../parse/parse-entry.ts'
import type { CheckedCollection } from '../schema/collection.ts'
import { expectation } from '../schema/describe.ts'
import { isRecord, nameAt, schemaAt, unwrap } from '../schema/introspect.ts'
import { pathOf, type Reference } from '../schema/references.ts'
import type { Path } from '../text/source-text.ts'
import { checkPage } from './page-rules.ts'
import { findRepeatedItems } from './repeated-items.ts'

/** Lists whose items are told apart by a number, by collection. */
const NUMBERED_LISTS: Readonly<Record<string, readonly Path[]>> = {
  projects: [['projects']],
  navigation: [['header'], ['menu', 'items']],
}

/**
 * Checks what a schema cannot know, but the file alone can.
 *
 * @param references The links and pictures in its fields.
 */
export function checkEntry(file: Entry, collection: CheckedCollection, references: readonly Reference[]): Problem[] {
  const problems = collection.name === 'pages' ? checkPage(file, collection) : []
  for (const list of NUMBERED_LISTS[collection.name] ?? []) problems.push(...findRepeatedIds(file, collection, list))
  if (collection.name === 'projects') problems.push(...findPoorAlts(file))
  if (collection.name === 'site') problems.push(...findChatMistakes(file))
  problems.push(...findRepeatedItems(file, collection.schema), ...findReservedName(file, collection))
  for (const reference of references) {
    if (reference.value.trim() === '') problems.push(...blankReference(file, collection, pathOf(reference)))
  }
  return problems
}

/** What the cards say about their pictures. */
function findPoorAlts({ source, value, locate }: ParsedFile): Problem[] {
  const cards = isRecord(value) && Array.isArray(value.projects) ? value.projects : []
  return cards.flatMap((card, index) => {
    const alt = isRecord(card) && typeof card.alt === 'string' ? card.alt : ''
    return isPoorAlt(alt) ? [problem(source, locate(['projects', index, 'alt'], 'value'), 'poor-alt', { alt })] : []
  })
}

/** Addresses of accounts are no links of the site, but one of them opens a chat like those. */
function findChatMistakes({ source, value, locate }: ParsedFile): Problem[] {
  const social = isRecord(value) && Array.isArray(value.social) ? value.social : []
  return social.flatMap((account, index) => {
    const link = isRecord(account) && typeof account.link === 'string' ? account.link : ''
    const chat = judgeChat(link)
    if (!chat) return []
    const params = { link, reason: 'chat' as const, suggestion: chat.suggestion }
    return [problem(source, locate(['social', index, 'link'], 'value'), 'link-form', params)]
  })
}

/** A service or a page named like an element of every page would be mistaken for it. */
function findReservedName(file: ParsedFile, { name }: CheckedCollection): Problem[] {
  if (!isRecord(file.value) || (name !== 'services' && name !== 'pages')) return []
  const [key, suffix] = name === 'services' ? ['id', '-hizmeti'] : ['path', '-sayfasi']
  const value = file.value[key]
  if (typeof value !== 'string' || !PAGE_IDS.includes(value.replace('/', ''))) return []
  return [
    problem(file.source, file.locate([key], 'value'), 'reserved-name', { name: value, suggestion: value + suffix }),
  ]
}

function findRepeatedIds(file: ParsedFile, { schema }: CheckedCollection, listPath: Path): Problem[] {
  let list = file.value
  for (const step of listPath) list = isRecord(list) ? list[step] : undefined
  if (!Array.isArray(list)) return []
  const ids = list.map((item) => (isRecord(item) ? item.id : undefined))
  return ids.flatMap((id, position) => {
    const first = ids.indexOf(id)
    if (id === undefined || id === null || first === position) return []
    const path = [...listPath, position, 'id']
    const { line } = file.source.positionAt(file.locate([...listPath, first, 'id'], 'value').start)
    const params = {
      field: nameAt(schema, path, file.value),
      value: String(id),
      first: { path: file.source.path, line },
    }
    return [problem(file.source, file.locate(path, 'value'), 'duplicate-value', params)]
  })
}

/** An empty address passes the schemas of links and pictures, which only know it as text. */
function blankReference(file: ParsedFile, collection: CheckedCollection, path: Path): Problem[] {
  const schema = schemaAt(collection.schema, path, file.value)
  if (!schema) return []
  const field = nameAt(collection.schema, path, file.value)
  const params = { field, blank: false, optional: unwrap(schema).optional, expected: expectation(schema) }
  return [problem(file.source, file.locate(path, 'key'), 'empty-field', params)]
}
