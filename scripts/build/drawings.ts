import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import { siteConfig } from '../../src/site.config.ts'
import { allFonts } from '../brand/font-files.ts'
import { Typeface } from './share-images/outline.ts'

/** The module of a drawing. */
const DRAWING = /\/src\/drawings\/[\w-]+\.svg$/

/** The line that links a drawing to its colours, for viewers that open the file as it is. */
const STYLESHEET = /<\?xml-stylesheet href="([\w.]+)"\?>\n/

/** A line of text; attributes that say nothing of its place and size stay with the outline. */
const TEXT = /<text ([^>]*)>([^<]*)<\/text>/g

/** Of the system: what its words are set in looks like any other page of its time. */
const OWN_TYPEFACE = /<svg [^>]*font-family=/

/** Everything a drawing can say. */
const LETTERS = 'ABCÇDEFGĞHIİJKLMNOÖPQRSŞTUÜVWXYZabcçdefgğhıijklmnoöpqrsştuüvwxyz0123456789 ….,:;!?’“”()%₺–-+&/→↓×@'

/**
 * Serves the files of `src/drawings` as pictures of their own: colours of the site inside, words as outlines of the
 * display typeface, which no `<img>` can load; a drawing that names a typeface of the system keeps its words. Importing
 * one gives its address; with `#dark` it is the one of the dark theme.
 *
 * @throws Error when a drawing has no stylesheet or a text that is not one line between `<text …>` and `</text>`.
 */
export function drawings(): Plugin {
  let isDev = false
  let base = '/'
  let typeface: Promise<Typeface> | undefined
  /** By what they are made of: the bundles for the browser and for Node have the same. */
  const finished = new Map<string, string>()

  return {
    name: 'drawings',
    // Before Vite makes an asset of the file as it is.
    enforce: 'pre',

    configResolved(config) {
      isDev = config.command === 'serve'
      base = config.base
    },

    load: {
      filter: { id: DRAWING },
      async handler(file) {
        typeface ??= Typeface.load(allFonts('display'), LETTERS)
        const svg = await readFile(file, 'utf8')
        const [, stylesheet] = STYLESHEET.exec(svg) ?? []
        if (!stylesheet) throw new Error(`${file} does not begin with <?xml-stylesheet href="paints.css"?>.`)
        const paints = join(dirname(file), stylesheet)
        this.addWatchFile(paints)
        const colors = await readFile(paints, 'utf8')
        const source = finished.get(svg + colors) ?? finish(svg, colors, await typeface)
        finished.set(svg + colors, source)
        if (source.includes('<text') && !OWN_TYPEFACE.test(svg))
          throw new Error(`${file} has a text with other elements inside.`)
        const hash = createHash('sha256').update(source).digest('hex').slice(0, 8)
        const fileName = `assets/${basename(file, '.svg')}-${hash}.svg`
        // Only visitors load pictures; the bundle for Node has their addresses.
        if (!isDev && this.environment.name === 'client') this.emitFile({ type: 'asset', fileName, source })
        return `export default ${JSON.stringify(isDev ? `data:image/svg+xml,${encodeURIComponent(source)}` : base + fileName)}`
      },
    },
  }
}

/** Units of an em in which the letters are drawn: fine enough for the largest words. */
const EM = 200

/** Puts colours and letters into a drawing and takes out what only its author needs. */
function finish(svg: string, paints: string, typeface: Typeface): string {
  const style = paints
    .replace('var(--accent)', siteConfig.accent)
    .replace(/(--[\w-]+): .*?;/g, (paint, name: string) => (svg.includes(`var(${name})`) ? paint : ''))
    .replace(/@media[^}]*?\.(\w+) [^}]*}\s*}/g, (rule, name: string) => (svg.includes(`class="${name}"`) ? rule : ''))
    .replace(/\/\*.*?\*\/|\s+/gs, '')
  const drawn = svg
    .replace(STYLESHEET, '')
    .replace(/<!--.*?-->/gs, '')
    .replace(TEXT, (text, attributes: string, words: string) =>
      OWN_TYPEFACE.test(svg) ? text : setWords(attributes, words, typeface),
    )
    .replace(/>\s+</g, '><')
  // `svg:target` in paints.css is the element with the id that the address names.
  return drawn.replace('>', ` id="dark"><style>${style}</style>`)
}

/**
 * One line of words as one outline; `text-anchor` and `letter-spacing` (in ems) are those of SVG. A `<use>` for each
 * letter would give the browser three elements to style for each.
 */
function setWords(attributes: string, words: string, typeface: Typeface): string {
  const given: Record<string, string> = Object.fromEntries(
    Array.from(attributes.matchAll(/([\w-]+)="([^"]*)"/g), ([, name = '', value = '']) => [name, value]),
  )
  const { x, y, 'font-size': size, 'text-anchor': anchor, 'letter-spacing': tracking = '-0.01', ...others } = given
  const scale = Number(size) / EM
  const { width } = typeface.outline(words, EM, Number(tracking))
  const start = Number(x) - scale * (anchor === 'middle' ? width / 2 : anchor === 'end' ? width : 0)
  // Each letter begins at a whole unit, so that it reads the same wherever it stands: that packs well.
  const letters = Array.from(words, (letter, index) => {
    const { path, width: advance } = typeface.outline(letter, EM)
    // Kerned: a letter ends where the words up to it do.
    const left = Math.round(typeface.outline(words.slice(0, index + 1), EM, Number(tracking)).width - advance)
    return shorten(path).replace(/^m(-?\d+)/, (_, x: string) => `M${left + Number(x)}`)
  })
  const rest = Object.entries(others).map(([name, value]) => ` ${name}="${value}"`)
  const place = `translate(${start.toFixed(1)} ${y})scale(${scale.toFixed(4)})`
  return `<path transform="${place}"${rest.join('')} d="${letters.join('')}"/>`
}

/** An outline in whole units, each point from the one before it. */
function shorten(path: string): string {
  let [fromX, fromY, startX, startY] = [0, 0, 0, 0]
  return path.replace(/([A-Z])([^A-Z]*)/g, (_, command: string, numbers: string) => {
    if (command === 'Z') {
      ;[fromX, fromY] = [startX, startY]
      return 'z'
    }
    const points = numbers.match(/-?[\d.]+/g)?.map((number) => Math.round(Number(number))) ?? []
    const moved = points.map((value, index) => value - (index % 2 === 0 ? fromX : fromY))
    ;[fromX = 0, fromY = 0] = points.slice(-2)
    if (command === 'M') [startX, startY] = [fromX, fromY]
    return command.toLowerCase() + moved.join(' ').replaceAll(' -', '-')
  })
}
