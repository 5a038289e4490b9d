import type { Palette, Role } from './palette.ts'

const THEMES = ['light', 'dark'] as const

/** The stylesheet with the colours of both themes. */
export function writeColors({ light, dark }: Palette): string {
  const rules = (Object.keys(light) as Role[]).map((role) => {
    const value = light[role] === dark[role] ? light[role] : `light-dark(${light[role]}, ${dark[role]})`
    return `    --color-${role}: ${value};\n`
  })
  return `/* Written by \`npm run brand\` from the accent in src/site.config.ts. scripts/brand/palette.ts says what each is for. */
@layer tokens {
  :root {
${rules.join('')}  }
}
`
}

/** The palette of a stylesheet by `writeColors`; roles it does not have are left out. */
export function readColors(css: string): Record<'light' | 'dark', Partial<Record<Role, string>>> {
  const rules = [...css.matchAll(/--color-([\w-]+): (?:light-dark\((#\w+), (#\w+)\)|(#\w+));/g)]
  return {
    light: Object.fromEntries(rules.map(([, role, light, , both]) => [role, light ?? both])),
    dark: Object.fromEntries(rules.map(([, role, , dark, both]) => [role, dark ?? both])),
  }
}

/**
 * Replaces the colours of one palette by those of another in a file that cannot use custom properties: a drawing, a
 * logo, `index.html`. A colour with two roles takes that of the theme it stands in, which for a drawing is dark from
 * `prefers-color-scheme: dark` on.
 *
 * @param isDark Whether the whole file is for dark mode.
 */
export function recolor(text: string, from: ReturnType<typeof readColors>, to: Palette, isDark: boolean): string {
  const [light = '', ...dark] = text.split(/(?=prefers-color-scheme: dark)/)
  const replace = (part: string, themes: readonly ('light' | 'dark')[]) => {
    const colors = new Map<string, string>()
    for (const theme of themes)
      for (const [role, color] of Object.entries(from[theme]) as [Role, string][])
        if (to[theme][role] !== undefined && !colors.has(color)) colors.set(color, to[theme][role])
    return part.replace(/#[0-9a-f]{6}\b/gi, (color) => colors.get(color.toLowerCase()) ?? color)
  }
  const reversed = THEMES.toReversed()
  return replace(light, isDark ? reversed : THEMES) + dark.map((part) => replace(part, reversed)).join('')
}
