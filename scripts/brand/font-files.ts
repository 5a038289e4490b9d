import { readFileSync } from 'node:fs'
import { siteConfig } from '../../src/site.config.ts'

/** What the site uses its typefaces for. */
export type TypefaceUse = keyof typeof siteConfig.typefaces

export const TYPEFACE_USES = Object.keys(siteConfig.typefaces) as TypefaceUse[]

const FOLDER = 'src/styles/fonts'

/** Fontsource divides a typeface by script; ğ, ı, ş are in two of its files. */
export const SCRIPTS = ['latin', 'latin-ext'] as const

/** The files of a typeface with the letters that every page needs. */
export function commonFonts(use: TypefaceUse): string[] {
  return SCRIPTS.map((script) => `${FOLDER}/${use}-${script}.woff2`)
}

/** All files of a typeface. */
export function allFonts(use: TypefaceUse): string[] {
  return [...commonFonts(use), ...SCRIPTS.map((script) => `${FOLDER}/${use}-${script}-rare.woff2`)]
}

/** What a package of Fontsource says of itself in `metadata.json`. */
export type FontMetadata = {
  id: string
  family: string
  category: string
  license: { type: string }
  /** Axes of a variable typeface; without one the package says `false`. */
  variable: Record<string, { min: string; max: string }> | false
}

/** @throws Error when the package is not installed. */
export function readFontMetadata(name: string): FontMetadata {
  return JSON.parse(readFileSync(`node_modules/${name}/metadata.json`, 'utf8'))
}
