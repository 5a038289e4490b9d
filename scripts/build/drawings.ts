import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import { siteConfig } from '../../src/site.config.ts'
import { Typeface } from './share-images/outline.ts'
import { DISPLAY_FONTS } from './share-images/share-image.ts'

/** The module of a drawing. */
const DRAWING = /\/src\/drawings\/[\w-]+\.svg$/

/** The line that links a drawing to its colours, for viewers that open the file as it is. */
const STYLESHEET = /<\?xml-stylesheet href="([\w.]+)"\?>\n/

/** A line of text; attributes other than these three go to the outline. */
const TEXT = /<text ([^>]*)>([^<]*)<\/text>/g

/** Everything a drawing can say. */
const LETTERS = 'ABCÇDEFGĞHIİJKLMNOÖPQRSŞTUÜVWXYZabcçdefgğhıijklmnoöpqrsştuüvwxyz0123456789 .,:;!?’“”()%₺–-+&/→↓×@'

/**
 * Serves the files of `src/drawings` as pictures of their own: colours of the site inside, words as outlines of the
 * display typeface, which no `<img>` can load. Importing one gives its address; with `#dark` it is the one of the dark theme.
 *
 * @throws Error when a drawing has no stylesheet or a text that is not one line between `<text …>` and `</text>`.
 */
export function drawings(): Plugin {
  let isDev = false
  let base = '/'
  let typeface: Promise<Typeface> | undefined

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
        typeface ??= Typeface.load(DISPLAY_FONTS, LETTERS, { wght: 650 })
        const svg = await readFile(file, 'utf8')
        const [, stylesheet] = STYLESHEET.exec(svg) ?? []
        if (!stylesheet) throw new Error(`${file} does not begin with <?xml-stylesheet href="paints.css"?>.`)
        const paints = join(dirname(file), stylesheet)
        this.addWatchFile(paints)
        const source = finish(svg, await readFile(paints, 'utf8'), await typeface)
        if (source.includes('<text')) throw new Error(`${file} has a text with other elements inside.`)
        const hash = createHash('sha256').update(source).digest('hex').slice(0, 8)
        const fileName = `assets/${basename(file, '.svg')}-${hash}.svg`
        // Only visitors load pictures; the bundle for Node has their addresses.
        if (!isDev && this.environment.name === 'client') this.emitFile({ type: 'asset', fileName, source })
        return `export default ${JSON.stringify(isDev ? `data:image/svg+xml,${encodeURIComponent(source)}` : base + fileName)}`
      },
    },
  }
}

/** Puts colours and outlines into a drawing and takes out what only its author needs. */
function finish(svg: string, paints: string, typeface: Typeface): string {
  const style = paints
    .replace('var(--accent)', siteConfig.accent)
    .replace(/(--[\w-]+): .*?;/g, (paint, name: string) => (svg.includes(`var(${name})`) ? paint : ''))
    .replace(/\/\*.*?\*\/|\s+/gs, '')
  return svg
    .replace(STYLESHEET, '')
    .replace(/<!--.*?-->/gs, '')
    .replace(TEXT, (_, attributes: string, words: string) => outline(attributes, words, typeface))
    .replace(/>\s+</g, '><')
    .replace('>', `><style>${style}</style>`)
}

/** A text as a path; `text-anchor` and `letter-spacing` (in ems) are those of SVG. */
function outline(attributes: string, words: string, typeface: Typeface): string {
  const given: Record<string, string> = Object.fromEntries(
    Array.from(attributes.matchAll(/([\w-]+)="([^"]*)"/g), ([, name = '', value = '']) => [name, value]),
  )
  const {
    x,
    y,
    'font-size': size,
    'text-anchor': anchor = 'start',
    'letter-spacing': tracking = '-0.01',
    ...others
  } = given
  const { path, width } = typeface.outline(words, Number(size), Number(tracking))
  const shift = anchor === 'middle' ? width / 2 : anchor === 'end' ? width : 0
  const rest = Object.entries(others).map(([name, value]) => ` ${name}="${value}"`)
  const short = path.replace(/\d+\.\d+/g, (number) => `${Math.round(Number(number) * 10) / 10}`)
  return `<path transform="translate(${Math.round((Number(x) - shift) * 10) / 10} ${y})" d="${short}"${rest.join('')}/>`
}
