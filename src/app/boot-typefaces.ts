import { whenRead } from './boot-files.ts'

/** Every browser has what a face declares here as well, under names that are not in the types. */
type DeclaredFace = CSSStyleDeclaration & { src: string; unicodeRange: string }

/**
 * Shows the typefaces when the last of them has come: each that came by itself would have the page laid out anew. The page
 * only declares them, in its first rules, which hold where there is no script, and asks for their files first of all; see
 * scripts/prerender/typefaces.ts.
 *
 * @returns When they are shown. One that does not come is left out. Rejects where somebody else has changed the rules.
 */
export async function showTypefaces(): Promise<void> {
  await whenRead()
  // The page's own; an extension of the browser may have put another before it.
  const [declared] = document.querySelector<HTMLStyleElement>('style:not([class])')?.sheet?.cssRules ?? []
  const faces: FontFace[] = []
  const arrivals = [...((declared as CSSMediaRule).cssRules as Iterable<CSSFontFaceRule>)].map(({ style }) => {
    const { fontFamily, src, fontWeight: weight, unicodeRange } = style as DeclaredFace
    const limits = unicodeRange && { unicodeRange }
    const face = new FontFace(fontFamily.replaceAll('"', ''), src, { weight, display: 'swap', ...limits })
    faces.push(face)
    // One of rare letters the browser asks for where there is one.
    return limits || face.load()
  })
  await Promise.allSettled(arrivals)
  for (const face of faces) document.fonts.add(face)
}
