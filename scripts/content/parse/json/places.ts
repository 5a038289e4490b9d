import type { Range } from '../../text/source-text.ts'
import type { Place, Places } from '../fast-path/fast-yaml.ts'
import { endOfText } from './plain-json.ts'

/** The groups and lists of a text, one in the other, each the key to its places; everything else is left out. */
type Outline = { [step: string | number]: Outline | undefined }

/** Where everything in a JSON text was written; `opening` stands for the whole. */
export type JsonPlaces = { outline: Outline | undefined; places: Places; opening: Range }

/** Finds the places of a text `JSON.parse` takes. */
export function readJsonPlaces(text: string): JsonPlaces {
  const places: Places = new Map()
  let at = 0
  skip()
  const start = at
  const outline = read()
  return { outline, places, opening: { start, end: outline ? start + 1 : at } }

  function read(): Outline | undefined {
    const sign = text.charAt(at)
    if (sign === '{' || sign === '[') return readInside(sign)
    if (sign === '"') at = endOfText(text, at + 1) + 1
    else while (at < text.length && !' \n\t\r,]}'.includes(text.charAt(at))) at += 1
    return undefined
  }

  function readInside(open: '{' | '['): Outline {
    const outline: Outline = Object.create(null)
    const own = new Map<string | number, Place>()
    places.set(outline, own)
    at += 1
    for (skip(); at < text.length && text.charAt(at) !== '}' && text.charAt(at) !== ']'; skip()) {
      const key = open === '{' ? readName() : undefined
      const step = key ? String(JSON.parse(text.slice(key.start, key.end))) : own.size
      const from = at
      const below = read()
      // A whole group as a range would underline half a screen: its name is enough, or its opening bracket.
      const range = below ? { start: from, end: from + 1 } : { start: from, end: at }
      outline[step] = below
      own.set(step, { key, value: below && key ? undefined : range })
    }
    at += 1
    return outline
  }

  function readName(): Range {
    const name = { start: at, end: endOfText(text, at + 1) + 1 }
    at = name.end
    skip()
    return name
  }

  /** Over white space, commas and colons: in a sound text they only stand where they belong. */
  function skip() {
    while (at < text.length && ' \n\t\r,:'.includes(text.charAt(at))) at += 1
  }
}
