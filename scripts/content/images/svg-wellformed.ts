import { SaxesParser } from 'saxes'
import type { SvgReason } from '../diagnostics/messages/images.ts'
import type { Range } from '../text/source-text.ts'

/** Why browsers do not draw an SVG file; `found` is what stands there, `open` the tag that has to be closed first. */
export type SvgDiagnostic = Range & { reason: SvgReason; found: string; open: string }

const SVG_NAMESPACE = 'http://www.w3.org/2000/svg'

/** The encodings browsers and the build read. */
const ENCODING = /^(?:utf-?8|us-ascii|iso-8859-\d+|windows-125\d)$/i

/** Behind `<!DOCTYPE`, which the parser passes over. */
const DOCTYPE =
  /^\s+[\p{L}_][\p{L}\p{N}_.:-]*(?:\s+(?:PUBLIC\s+["'][\w\s()+,./:=?;!*#@$%-]*["']|SYSTEM)\s+(?:"[^"]*"|'[^']*'))?\s*(?:\[[^\]]*\]\s*)?$/u

/** How much of what stands at a mistake is shown. */
const FOUND_MAX_CHARACTERS = 30

/** No drawing program nests like this, and no reader of drawings has to follow it. */
const MAX_DEPTH = 250

/** Far more than any tag has; a parser takes its time for them. */
const MAX_ATTRIBUTES = 500

type Tag = Range & { name: string }

/** Reads a drawing as strictly as browsers do, who show nothing of one with a single mistake; finds the first. */
export function findSvgDiagnostic(text: string): SvgDiagnostic | undefined {
  const parser = new SaxesParser({ xmlns: true })
  const open: Tag[] = []
  let hasRoot = false
  let found: SvgDiagnostic | undefined
  parser.on('xmldecl', ({ encoding = 'utf-8' }) => {
    const start = text.indexOf(encoding)
    if (!ENCODING.test(encoding)) found = describe(text, 'syntax', { start, end: start + encoding.length })
  })
  let attributes = 0
  parser.on('opentagstart', () => {
    attributes = 0
  })
  parser.on('attribute', () => {
    attributes += 1
    if (attributes > MAX_ATTRIBUTES) throw new Error('too many attributes')
  })
  parser.on('opentag', ({ name, uri, isSelfClosing }) => {
    const start = text.lastIndexOf(`<${name}`, parser.position)
    const tag = { name, start, end: start + name.length + 1 }
    if (!hasRoot && uri !== SVG_NAMESPACE) found ??= describe(text, 'namespace', tag)
    hasRoot = true
    if (!isSelfClosing) open.push(tag)
    if (open.length > MAX_DEPTH) throw new Error('nested too deeply')
  })
  let closed: Tag | undefined
  parser.on('closetag', ({ isSelfClosing }) => {
    if (!isSelfClosing) closed = open.pop()
  })
  parser.on('doctype', (written) => {
    const start = text.indexOf('<!DOCTYPE')
    if (!DOCTYPE.test(written)) found ??= describe(text, 'syntax', { start, end: start + FOUND_MAX_CHARACTERS })
  })
  const ampersand = findAmpersand(text)
  try {
    parser.write(text).close()
  } catch (error) {
    // Without a handler of its own the parser throws the first error.
    if (ampersand === undefined || parser.position <= ampersand.start)
      found ??= explain(text, String(error), parser.position, open, closed)
  }
  return found ?? (ampersand && describe(text, 'ampersand', ampersand))
}

/** A `&` by itself, and names behind it of which XML knows fewer than HTML; comments and CDATA may hold any. */
function findAmpersand(text: string): Range | undefined {
  const signs = /<!--|<!\[CDATA\[|&(?!(?:amp|lt|gt|quot|apos|#\d{1,7}|#x[\da-f]{1,6});)/gi
  for (let match = signs.exec(text); match; match = signs.exec(text)) {
    const [sign] = match
    if (sign === '&') {
      const rest = text.slice(match.index, match.index + FOUND_MAX_CHARACTERS)
      return { start: match.index, end: match.index + rest.search(/[<"']|$/) }
    }
    const end = text.indexOf(sign === '<!--' ? '-->' : ']]>', signs.lastIndex)
    if (end === -1) return undefined
    signs.lastIndex = end
  }
  return undefined
}

function describe(text: string, reason: SvgReason, { start, end }: Range, open = ''): SvgDiagnostic {
  const found = text.slice(start, Math.min(end, start + FOUND_MAX_CHARACTERS)).split('\n', 1)[0] ?? ''
  return { start, end, reason, found, open }
}

/** What the parser's message means to an author; one it does not know is a mistake in the syntax. */
function explain(
  text: string,
  message: string,
  position: number,
  open: readonly Tag[],
  closed: Tag | undefined,
): SvgDiagnostic {
  const last = open.at(-1)
  const markup = text.lastIndexOf('<', position - 1)
  if (message.includes('unclosed tag') && last) return describe(text, 'unclosed', last, last.name)
  if (/unexpected close tag|unmatched closing tag/.test(message)) {
    const range = { start: markup, end: text.indexOf('>', markup) + 1 }
    const name = text.slice(markup + 2, range.end - 1).trim()
    return describe(text, 'closing', range, open.some((tag) => tag.name === name) ? closed?.name : undefined)
  }
  const name = /duplicate attribute: (?:\{.*\})?([^\s.]+)\.|unbound namespace prefix: "(.+)"/.exec(message)
  if (name) {
    const [, attribute, prefix] = name
    const names = [...text.slice(markup, position).matchAll(/(?<=[\s<])[^\s=<>"'/]+/g)]
    const wrong = names.findLast(([each]) => (prefix ? each.startsWith(`${prefix}:`) : each === attribute))
    const start = markup + (wrong?.index ?? 0)
    return describe(text, prefix ? 'prefix' : 'twice', { start, end: start + (wrong?.[0].length ?? 1) })
  }
  if (/XML declaration must (?:be at|appear at)|xml processing instruction/i.test(message)) {
    return describe(text, 'declaration', { start: markup, end: markup + 5 })
  }
  // Behind the last tag, in a comment, or in the middle of a tag: where the word begins that cannot be read.
  const isTag = markup > text.lastIndexOf('>', position - 2) && !text.startsWith('<!', markup)
  const word = isTag ? Math.max(markup, text.slice(0, position).search(/\S+$/)) : markup
  const from = markup > text.lastIndexOf('>', position - 2) ? word : text.lastIndexOf('>', position - 2) + 1
  const start = from + text.slice(from).search(/\S|$/)
  return describe(text, 'syntax', { start, end: start + FOUND_MAX_CHARACTERS })
}
