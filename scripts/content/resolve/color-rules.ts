const PREFIX = 'color-'

/** The class for a picture's mean colour, `#rrggbb`, which fills its place until it has loaded. */
export function colorClassOf(color: string): string {
  return PREFIX + color.slice(1)
}

/** Rules instead of `style` attributes, which need `unsafe-inline` in the content security policy. */
export function colorRules(classes: readonly string[]): string {
  const rules = classes.flatMap((name) => {
    const color = `#${name.slice(PREFIX.length)}`
    return [
      `.${name} { background-color: ${color}; }`,
      // For the alternative text of a picture that fails to load; the app runs by then.
      `:root[data-app] .${name} { color: ${inkOn(color)}; }`,
    ]
  })
  return rules.length === 0 ? '' : `\n@layer components {\n${rules.join('\n')}\n}\n`
}

/**
 * Black or white, whichever has more contrast on a colour, for alternative text.
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
