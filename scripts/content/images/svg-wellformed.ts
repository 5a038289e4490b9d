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

/** Reads a drawing as strictly as browsers, which show nothing of an SVG file with an error; finds the first error. */
export function findSvgDiagnostic(text: string): SvgDiagnostic | undefined {
  const parser = new SaxesParser({ xmlns: true })
  const open: Tag[] = []
  /** The names in the tag that is being read: its own and those of its attributes. */
  let names: string[] = []
  let hasRoot = false
  let isRead = false
  let found: SvgDiagnostic | undefined
  parser.on('xmldecl', ({ encoding = 'utf-8' }) => {
    const start = text.indexOf(encoding)
    if (!ENCODING.test(encoding)) found = describe(text, 'syntax', { start, end: start + encoding.length })
  })
  parser.on('opentagstart', ({ name }) => {
    names = [name]
  })
  parser.on('attribute', ({ name }) => {
    names.push(name)
    if (names.length > MAX_ATTRIBUTES) throw new Error('too many attributes')
  })
  parser.on('opentag', ({ name, uri, isSelfClosing }) => {
    const start = text.lastIndexOf(`<${name}`, parser.position)
    const tag = { name, start, end: start + name.length + 1 }
    if (!hasRoot && uri !== SVG_NAMESPACE) found ??= describe(text, 'namespace', tag)
    hasRoot = true
    names = []
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
    parser.write(text)
    isRead = true
    parser.close()
  } catch {
    // Without a handler of its own the parser throws the first error.
    if (ampersand === undefined || parser.position <= ampersand.start) found ??= explain()
  }
  return found ?? (ampersand && describe(text, 'ampersand', ampersand))

  /** Where the parser stopped, and what it was reading, tell what is wrong. */
  function explain(): SvgDiagnostic {
    const { position } = parser
    const last = open.at(-1)
    if (isRead && last) return describe(text, 'unclosed', last, last.name)
    const markup = text.lastIndexOf('<', position - 1)
    const isTagRead = text.charAt(position - 1) === '>'
    if (isTagRead && text.startsWith('</', markup)) {
      const name = text.slice(markup + 2, position - 1).trim()
      const isOpen = open.some((tag) => tag.name === name)
      return describe(text, 'closing', { start: markup, end: position }, isOpen ? closed?.name : undefined)
    }
    const prefixed = names.find((name) => name.includes(':') && parser.resolve(name.split(':')[0] ?? '') === undefined)
    const wrong = isTagRead
      ? (prefixed ?? names.findLast((name, index) => index > 0 && names.indexOf(name, 1) < index))
      : undefined
    if (wrong !== undefined) {
      const words = [...text.slice(markup, position).matchAll(/(?<=[\s<])[^\s=<>"'/]+/g)]
      const start = markup + (words.findLast(([word]) => word === wrong)?.index ?? 0)
      return describe(text, prefixed ? 'prefix' : 'twice', { start, end: start + wrong.length })
    }
    if (markup > 0 && text.startsWith('<?xml', markup))
      return describe(text, 'declaration', { start: markup, end: markup + 5 })
    // Behind the last tag, in a comment, or in the middle of a tag: where the word begins that cannot be read.
    const tagEnd = text.lastIndexOf('>', position - 2)
    const isTag = markup > tagEnd && !text.startsWith('<!', markup)
    const word = isTag ? Math.max(markup, text.slice(0, position).search(/\S+$/)) : markup
    const from = markup > tagEnd ? word : tagEnd + 1
    const start = from + text.slice(from).search(/\S|$/)
    return describe(text, 'syntax', { start, end: start + FOUND_MAX_CHARACTERS })
  }
}

/** A `&` by itself, or an entity XML does not know, as those of HTML; comments and CDATA may hold any. */
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
