/** Quotes a text as a YAML scalar. */
export function quoteInYaml(text: string): string {
  return text.includes('"') ? `'${text.replaceAll("'", "''")}'` : `"${text.replaceAll('\\', '\\\\')}"`
}

/** The text after the closing quotation mark of a value, other than a comment. */
export function textAfterQuote(value: string): { at: number; text: string } | undefined {
  const pattern = value.startsWith('"') ? /^"(?:[^"\\]|\\.)*"/ : /^'(?:[^']|'')*'/
  const closed = pattern.exec(value)?.[0]
  if (closed === undefined) return undefined
  const rest = value.slice(closed.length)
  if (/^\s*(?:#.*)?$/.test(rest)) return undefined
  const at = closed.length + rest.search(/\S/)
  return { at, text: rest.trim() }
}

/** A text in curly quotes, or with an opening one. */
export const IN_CURLY_QUOTES = /^[“”„][^“”"]*[“”"]?$/
