import { z } from 'zod'
import type { Language } from '../diagnostics/language.ts'
import { bySchema, childrenOf, choose, isRecord, unwrap } from '../schema/introspect.ts'
import type { Path } from '../text/source-text.ts'
import type { ContentFile } from './check-file.ts'

const TITLE: Record<Language, string> = {
  tr: 'Boş kalan bilgiler. Sorun sayılmaz; ziyaretçiler bunları arıyor, yazdığınızda sayfada görünür:',
  en: 'Left empty. No problems; visitors look for these, and they show as soon as they are written:',
}

/** An empty field: its label, the object it belongs to, and what that object is called. */
type OpenField = { label: string; owner: Path; name: string }

/**
 * Lists the optional fields that are worth asking the owner for (`askedFor` in the schema) and still empty, by label,
 * with file and line.
 *
 * @param folder Name of the content folder in reports.
 * @returns Undefined when nothing is open.
 */
export function listOpenFields(files: readonly ContentFile[], folder: string, language: Language): string | undefined {
  const places = new Map<string, string[]>()
  for (const { source, collection, entry } of files) {
    if (entry?.value === undefined) continue
    for (const { label, owner, name } of findOpenFields(collection.schema, entry.value)) {
      const { line } = source.positionAt(entry.locate(owner, 'value').start)
      const place = `    ${folder === '' ? '' : `${folder}/`}${source.path}:${line}${name && `  “${name}”`}`
      places.set(label, [...(places.get(label) ?? []), place])
    }
  }
  if (places.size === 0) return undefined
  return [TITLE[language], ...[...places].map(([label, lines]) => `  ${label}\n${lines.join('\n')}`)].join('\n')
}

function findOpenFields(schema: z.ZodType, value: unknown, path: Path = []): OpenField[] {
  if (!mayBeAskedFor(schema)) return []
  const inner = choose(unwrap(schema).schema, value)
  if (inner instanceof z.ZodArray && Array.isArray(value))
    return value.flatMap((item, index) => findOpenFields(inner.element as z.ZodType, item, [...path, index]))
  if (!(inner instanceof z.ZodObject) || !isRecord(value)) return []
  return Object.entries(inner.shape).flatMap(([key, field]) => {
    const { meta } = unwrap(field as z.ZodType)
    if (value[key] !== undefined) return findOpenFields(field as z.ZodType, value[key], [...path, key])
    if (!meta.askedFor) return []
    const name = value.question ?? value.name ?? value.title ?? ''
    return [{ label: meta.title ?? key, owner: path, name: String(name) }]
  })
}

/** Whether a field or one below it is asked for; most are not. */
const mayBeAskedFor: (schema: z.ZodType) => boolean = bySchema((schema) => {
  const { schema: inner, meta } = unwrap(schema)
  return meta.askedFor === true || childrenOf(inner).some(mayBeAskedFor)
})
