/** A face whose letters come in a file; those that stand in for them are the reader's own. */
const FACE = /@font-face\s*\{[^{}]*url\([^{}]*\}/g

/**
 * Takes the typefaces out of a page's rules, for src/app/boot-typefaces.ts.
 *
 * @returns Their declarations, which only hold without script, and the other rules.
 */
export function takeTypefaces(css: string): { typefaces: string; others: string } {
  return {
    typefaces: `@media (scripting:none){${(css.match(FACE) ?? []).join('')}}`,
    others: css.replace(FACE, ''),
  }
}
