import type { SvgReason } from '../diagnostics/messages/images.ts'
import type { Range } from '../text/source-text.ts'

/** Why browsers do not draw an SVG file; `found` is what stands there, `open` the tag that has to be closed first. */
export type SvgDiagnostic = Range & { reason: SvgReason; found: string; open: string }

const NAME = '[\\p{L}_][\\p{L}\\p{N}_.-]*(?::[\\p{L}_][\\p{L}\\p{N}_.-]*)?'
const OPENING = new RegExp(`<(${NAME})`, 'uy')
const ATTRIBUTE = new RegExp(`\\s+(${NAME})\\s*=\\s*(?:"([^"<]*)"|'([^'<]*)')`, 'uy')
const OPENING_END = /\s*(\/?)>/y
const CLOSING = new RegExp(`</(${NAME})\\s*>`, 'uy')
const INSTRUCTION = /<\?(?![xX][mM][lL])[\p{L}_][\p{L}\p{N}_.-]*(?:\s[\s\S]*?)?\?>/uy
const DECLARATION =
  /<\?xml\s+version\s*=\s*(["'])1\.\d\1(?:\s+encoding\s*=\s*(["'])(?:utf-?8|us-ascii|iso-8859-\d+|windows-125\d)\2)?(?:\s+standalone\s*=\s*(["'])(?:yes|no)\3)?\s*\?>/iy
const QUOTED = `(?:"[^"]*"|'[^']*')`
const DOCTYPE = new RegExp(
  `<!DOCTYPE\\s+${NAME}(?:\\s+(?:PUBLIC\\s+["'][\\w\\s()+,./:=?;!*#@$%-]*["']|SYSTEM)\\s+${QUOTED})?\\s*(?:\\[[^\\]]*\\]\\s*)?>`,
  'uy',
)

/** Names and numbers behind `&`, of which XML knows fewer than HTML, and what may not stand in a text. */
const SIGN = /&(?:(?:amp|lt|gt|quot|apos);|#(\d{1,7});|#x([\da-fA-F]{1,6});)?|\]\]>/gu

/** No text of XML holds these, wherever they stand. */
const CONTROL = /(?![\t\n\r\u0080-\u009f])\p{Cc}/u

const SVG_NAMESPACE = 'http://www.w3.org/2000/svg'

/** How much of what stands at a mistake is shown. */
const FOUND_MAX_CHARACTERS = 30

/** No drawing program nests like this, and no reader of drawings has to follow it. */
const MAX_DEPTH = 250

type Tag = Range & { name: string }

/** Reads a drawing as strictly as browsers do, who show nothing of one with a single mistake; finds the first. */
export function findSvgDiagnostic(text: string): SvgDiagnostic | undefined {
  return new SvgReader(text).read()
}

class SvgReader {
  readonly #text: string
  readonly #open: Tag[] = []
  readonly #prefixes = new Set(['xml', 'xmlns'])
  #at: number
  #hasRoot = false

  constructor(text: string) {
    this.#text = text
    this.#at = text.startsWith('\ufeff') ? 1 : 0
  }

  read(): SvgDiagnostic | undefined {
    const control = this.#text.search(CONTROL)
    if (control !== -1) return this.#syntax(control)
    while (this.#at < this.#text.length) {
      const diagnostic = this.#readText() ?? (this.#at < this.#text.length ? this.#readMarkup() : undefined)
      if (diagnostic) return diagnostic
    }
    const last = this.#open.at(-1)
    return last && this.#diagnose('unclosed', last.start, last.end, last.name)
  }

  #diagnose(reason: SvgReason, start: number, end: number, open = ''): SvgDiagnostic {
    const found = this.#text.slice(start, Math.min(end, start + FOUND_MAX_CHARACTERS)).split('\n', 1)[0] ?? ''
    return { start, end, reason, found, open }
  }

  #syntax(at: number): SvgDiagnostic {
    const start = at + this.#text.slice(at).search(/\S|$/)
    return this.#diagnose('syntax', start, start + FOUND_MAX_CHARACTERS)
  }

  /** Up to the next `<`. */
  #readText(): SvgDiagnostic | undefined {
    const start = this.#at
    const next = this.#text.indexOf('<', start)
    this.#at = next === -1 ? this.#text.length : next
    const isOutside = this.#open.length === 0 && this.#text.slice(start, this.#at).trim() !== ''
    return isOutside ? this.#syntax(start) : this.#judgeText(start, this.#at)
  }

  #judgeText(start: number, end: number): SvgDiagnostic | undefined {
    for (const match of this.#text.slice(start, end).matchAll(SIGN)) {
      const [sign, decimal, hex] = match
      const at = start + match.index
      if (sign === '&') return this.#diagnose('ampersand', at, Math.min(end, at + FOUND_MAX_CHARACTERS))
      const number = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal)
      if (!sign.startsWith('&') || isForbidden(number)) return this.#syntax(at)
    }
    return undefined
  }

  #readMarkup(): SvgDiagnostic | undefined {
    const start = this.#at
    const opens = (sign: string) => this.#text.startsWith(sign, start)
    if (opens('<!--')) return this.#skipComment()
    if (opens('<![CDATA[')) return this.#open.length === 0 ? this.#syntax(start) : this.#skipTo(']]>')
    if (opens('<?')) return this.#skipInstruction()
    if (opens('<!')) return this.#match(DOCTYPE) && !this.#hasRoot ? undefined : this.#syntax(start)
    return opens('</') ? this.#readClosing() : this.#readOpening()
  }

  /** The one that says what version and letters these are may stand at the very beginning only. */
  #skipInstruction(): SvgDiagnostic | undefined {
    const start = this.#at
    const isFirst = start === 0 || (start === 1 && this.#text.startsWith('\ufeff'))
    if (this.#match(INSTRUCTION) || (isFirst && this.#match(DECLARATION))) return undefined
    return !isFirst && this.#match(DECLARATION) ? this.#diagnose('declaration', start, start + 5) : this.#syntax(start)
  }

  #match(pattern: RegExp): RegExpExecArray | undefined {
    pattern.lastIndex = this.#at
    const match = pattern.exec(this.#text) ?? undefined
    if (match) this.#at = pattern.lastIndex
    return match
  }

  #skipTo(sign: string): SvgDiagnostic | undefined {
    const start = this.#at
    const end = this.#text.indexOf(sign, start)
    this.#at = end + sign.length
    return end === -1 ? this.#syntax(start) : undefined
  }

  /** Two hyphens end a comment; XML takes them for nothing else. */
  #skipComment(): SvgDiagnostic | undefined {
    const start = this.#at
    const end = this.#text.indexOf('--', start + '<!--'.length)
    this.#at = end + '-->'.length
    return end === -1 || this.#text.charAt(end + 2) !== '>' ? this.#syntax(start) : undefined
  }

  #readClosing(): SvgDiagnostic | undefined {
    const start = this.#at
    const name = this.#match(CLOSING)?.[1]
    if (name === undefined) return this.#syntax(start)
    const last = this.#open.pop()
    if (last?.name === name) return undefined
    const isOpen = this.#open.some((tag) => tag.name === name)
    return this.#diagnose('closing', start, this.#at, isOpen ? last?.name : undefined)
  }

  #readOpening(): SvgDiagnostic | undefined {
    const start = this.#at
    const name = this.#match(OPENING)?.[1]
    const isSecondRoot = this.#open.length === 0 && this.#hasRoot
    if (name === undefined || isSecondRoot) return this.#syntax(start)
    const tag = { name, start, end: this.#at }
    const attributes = new Map<string, Tag & { value: string }>()
    for (let from = this.#at; ; from = this.#at) {
      const [written, key, double, single] = this.#match(ATTRIBUTE) ?? []
      if (written === undefined || key === undefined) break
      const at = from + written.indexOf(key)
      if (attributes.has(key)) return this.#diagnose('twice', at, at + key.length)
      const bad = this.#judgeText(at, this.#at)
      if (bad) return bad
      attributes.set(key, { name: key, start: at, end: at + key.length, value: double ?? single ?? '' })
    }
    const end = this.#match(OPENING_END)
    if (!end) return this.#syntax(this.#at)
    for (const key of attributes.keys()) if (key.startsWith('xmlns:')) this.#prefixes.add(key.slice('xmlns:'.length))
    if (!this.#hasRoot && attributes.get(namespaceOf(name))?.value !== SVG_NAMESPACE) {
      return this.#diagnose('namespace', tag.start, tag.end)
    }
    this.#hasRoot = true
    if (end[1] === '') this.#open.push(tag)
    if (this.#open.length > MAX_DEPTH) return this.#syntax(start)
    return this.#judgePrefixes([{ ...tag, start: tag.start + 1 }, ...attributes.values()])
  }

  #judgePrefixes(names: readonly Tag[]): SvgDiagnostic | undefined {
    const strange = names.find(({ name }) => name.includes(':') && !this.#prefixes.has(prefixOf(name)))
    return strange && this.#diagnose('prefix', strange.start, strange.end)
  }
}

/** Most signs that are no letters, and what is no character at all. */
function isForbidden(code: number): boolean {
  const isControl = code < 0x20 && code !== 0x09 && code !== 0x0a && code !== 0x0d
  const isNone = (code >= 0xd800 && code <= 0xdfff) || code === 0xfffe || code === 0xffff || code > 0x10ffff
  return isControl || isNone
}

/** The attribute that says what a tag belongs to. */
function namespaceOf(name: string): string {
  return name.includes(':') ? `xmlns:${prefixOf(name)}` : 'xmlns'
}

function prefixOf(name: string): string {
  return name.slice(0, name.indexOf(':'))
}
