import { SaxesParser } from 'saxes'
import type { SvgReason } from '../diagnostics/messages/params.ts'
import type { Range } from '../text/source-text.ts'

/** Why browsers do not render an SVG file; `found` is the text at the error, `open` the element to close first. */
export type SvgDiagnostic = Range & { reason: SvgReason; found: string; open: string }

const SVG_NAMESPACE = 'http://www.w3.org/2000/svg'

/** Encodings supported by browsers and the build. */
const ENCODING = /^(?:utf-?8|us-ascii|iso-8859-\d+|windows-125\d)$/i

/** A well-formed doctype; the parser does not check it. */
const DOCTYPE =
  /^\s+[\p{L}_][\p{L}\p{N}_.:-]*(?:\s+(?:PUBLIC\s+["'][\w\s()+,./:=?;!*#@$%-]*["']|SYSTEM)\s+(?:"[^"]*"|'[^']*'))?\s*(?:\[[^\]]*\]\s*)?$/u

/** Longest excerpt in a message. */
const FOUND_MAX_CHARACTERS = 30

/** Deeper than any drawing program nests. */
const MAX_DEPTH = 250

/** More than any element has; the parser is slow with them. */
const MAX_ATTRIBUTES = 500

type Tag = Range & { name: string }

/** Finds the first error for which browsers would not render an SVG file. */
export function findSvgDiagnostic(text: string): SvgDiagnostic | undefined {
  const parser = new SaxesParser({ xmlns: true })
  const open: Tag[] = []
  /** Names of the current tag and its attributes. */
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
    // Without an error handler the parser throws at the first error.
    if (ampersand === undefined || parser.position <= ampersand.start) found ??= explain()
  }
  return found ?? (ampersand && describe(text, 'ampersand', ampersand))

  /** Explains the error from the parser's position. */
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
      const reason = prefixed === undefined ? 'twice' : prefixed.startsWith('xlink:') ? 'xlink' : 'prefix'
      return describe(text, reason, { start, end: start + wrong.length })
    }
    if (markup > 0 && text.startsWith('<?xml', markup))
      return describe(text, 'declaration', { start: markup, end: markup + 5 })
    // After the last tag, in a comment, or inside a tag: the start of the unreadable word.
    const tagEnd = text.lastIndexOf('>', position - 2)
    const isTag = markup > tagEnd && !text.startsWith('<!', markup)
    const word = isTag ? Math.max(markup, text.slice(0, position).search(/\S+$/)) : markup
    const from = markup > tagEnd ? word : tagEnd + 1
    const start = from + text.slice(from).search(/\S|$/)
    return describe(text, 'syntax', { start, end: start + FOUND_MAX_CHARACTERS })
  }
}

/** A bare `&` or an entity of HTML outside comments and CDATA. */
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
