import { MAX_DEPTH, MAX_VALUES } from './recover.ts'

const QUOTE = 0x22
const COMMA = 0x2c
const COLON = 0x3a
const BACKSLASH = 0x5c

/**
 * Reads a JSON text that is sound: the engine's own reader takes it, and no name is written twice.
 *
 * @returns The value in a box; nothing when somebody has to look more closely.
 */
export function readSoundJson(text: string): { value: unknown } | undefined {
  const members = countMembers(text)
  if (members === undefined) return undefined
  try {
    const value: unknown = JSON.parse(text)
    // Of a name written twice only one value is left.
    return countFields(value) === members ? { value } : undefined
  } catch {
    return undefined
  }
}

/** How many names a sound JSON text has; nothing when it is deeper or longer than content may be. */
function countMembers(text: string): number | undefined {
  let depth = 0
  let members = 0
  let values = 1
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === QUOTE) {
      at = endOfText(text, at + 1)
      if (at === -1) return undefined
    } else if (code === COLON) members += 1
    else if (code === COMMA) values += 1
    else if (code === 0x7b || code === 0x5b) {
      depth += 1
      values += 1
    } else if (code === 0x7d || code === 0x5d) depth -= 1
    if (depth > MAX_DEPTH || values > MAX_VALUES) return undefined
  }
  return members
}

/** Where the quotation mark stands that closes a text; -1 when there is none. */
export function endOfText(text: string, start: number): number {
  let end = text.indexOf('"', start)
  while (end !== -1 && text.charCodeAt(end - 1) === BACKSLASH) {
    let before = end - 1
    while (before > start && text.charCodeAt(before - 1) === BACKSLASH) before -= 1
    if ((end - before) % 2 === 0) return end
    end = text.indexOf('"', end + 1)
  }
  return end
}

function countFields(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  let count = 0
  if (Array.isArray(value)) for (const item of value) count += countFields(item)
  else {
    for (const item of Object.values(value)) count += 1 + countFields(item)
  }
  return count
}
