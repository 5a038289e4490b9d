/** A face whose letters come in a file; those that stand in for them are the reader's own. */
const FACE = /@font-face\s*\{[^{}]*url\([^{}]*\}/g
const ADDRESS = /url\(["']?([^"')]+)/

export type Typefaces = {
  /** Their declarations, which only hold without script. */
  css: string
  /** Addresses of the files that every page shows; what holds rare letters only is asked for where there is one. */
  files: string[]
}

/** Takes the typefaces out of a page's rules, for src/app/boot-typefaces.ts. `others`: the other rules. */
export function takeTypefaces(css: string): { typefaces: Typefaces; others: string } {
  const faces = css.match(FACE) ?? []
  const files = faces.filter((face) => !face.includes('unicode-range')).map((face) => ADDRESS.exec(face)?.[1] ?? '')
  return {
    typefaces: { css: `@media (scripting:none){${faces.join('')}}`, files },
    others: css.replace(FACE, ''),
  }
}
