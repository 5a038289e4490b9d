import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import type { ResolvedImage } from '../../src/content/resolved.ts'
import { loadContent } from '../content/load.ts'
import { makePicture, type Picture } from './pictures.ts'

/** What sharp can make smaller; a drawing is sharp at any size as it is. */
const RASTER = /\.(?:png|jpe?g|webp|avif)$/

/** A content module; see scripts/content/vite/virtual-modules.ts. */
const MODULE = /^export default (\{.*\})$/m

/** The stylesheet of all pages. */
const STYLESHEET = /\/src\/styles\/index\.css$/

/**
 * Gives every raster picture of the content smaller and lighter versions of itself. Only in builds: in development the
 * originals are enough, and a saved file must be on screen at once.
 *
 * @param root The content folder, relative to the project.
 */
export function pictures({ root = 'content' }: { root?: string } = {}): Plugin {
  let made: Promise<Map<string, Picture>> | undefined
  let load = async () => new Map<string, Picture>()

  return {
    name: 'pictures',
    apply: 'build',

    configResolved(config) {
      load = () => makeAll(resolve(config.root, root), config.base)
    },

    transform: {
      // Before Vite reads the stylesheet.
      order: 'pre',
      filter: { id: [/^\0virtual:content\//, STYLESHEET] },
      async handler(code, id) {
        const json = MODULE.exec(code)?.[1]
        const isStylesheet = STYLESHEET.test(id)
        if (json === undefined && !isStylesheet) return null
        made ??= load()
        const known = await made
        if (json === undefined) return { code: code + colorRules([...known.values()]), map: null }
        const data: unknown = JSON.parse(json, (_, value: unknown) =>
          isImage(value) ? withVersions(value, known.get(value.src)) : value,
        )
        return { code: `export default ${JSON.stringify(data)}\n`, map: null }
      },
    },

    async generateBundle() {
      if (this.environment.name !== 'client' || !made) return
      for (const { files } of (await made).values())
        for (const { fileName, source } of files) this.emitFile({ type: 'asset', fileName, source })
    },
  }
}

/** By the address the content modules know the original by. */
async function makeAll(folder: string, base: string): Promise<Map<string, Picture>> {
  const { assets } = await loadContent({ root: folder, base })
  const all = new Map<string, Picture>()
  for (const { fileName, source } of assets) {
    const picture = RASTER.test(fileName) ? await makePicture(fileName, source, base) : undefined
    if (picture) all.set(base + fileName, picture)
  }
  return all
}

function isImage(value: unknown): value is ResolvedImage {
  return typeof value === 'object' && value !== null && 'src' in value && 'width' in value && 'height' in value
}

function withVersions(image: ResolvedImage, picture: Picture | undefined): ResolvedImage {
  if (!picture || typeof image.width !== 'number') return image
  const { sources, color } = picture
  return { ...image, sources, ...(color === undefined ? {} : { colorClass: classOf(color) }) }
}

function classOf(color: string): string {
  return `color-${color.slice(1)}`
}

/** Rules, not `style` attributes: those would need `unsafe-inline` in the content security policy. */
function colorRules(pictures: readonly Picture[]): string {
  const colors = new Set(pictures.flatMap(({ color }) => (color === undefined ? [] : [color])))
  const grounds = [...colors].map((color) => `.${classOf(color)} { background-color: ${color}; }`)
  // For what the picture shows, in words, where it does not come: by then the app is there, and a page's own rules, which
  // come with its first packets, do without.
  const inks = [...colors].map((color) => `:root[data-app] .${classOf(color)} { color: ${inkOn(color)}; }`)
  const rules = [...grounds, ...inks]
  return `\n@layer components {\n${rules.join('\n')}\n}\n`
}

/**
 * Black or white, whichever is easier to read on a colour: what a picture shows is written there when it does not come.
 *
 * @param color As `#rrggbb`.
 */
export function inkOn(color: string): '#000' | '#fff' {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  // Relative luminance, and the one on which both have the same contrast: WCAG 2.2, (L + 0.05)² = 1.05 × 0.05.
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue
  return luminance + 0.05 > Math.sqrt(1.05 * 0.05) ? '#000' : '#fff'
}
