import { BrandError, type Palette, type Role } from './palette.ts'

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

/**
 * Writes a palette into a drawing, which no stylesheet of the site reaches: into the rules of its own stylesheet whose class
 * names a role, `.fill-frame { fill: #16b877 }` or `.stroke-frame`. From `prefers-color-scheme: dark` on they take the colours
 * of dark mode.
 *
 * @param isDark Whether the whole drawing is for dark mode.
 * @throws BrandError for a class with a role that there is none of.
 */
export function recolor(drawing: string, palette: Palette, isDark: boolean): string {
  const parts = drawing.split(/(?=prefers-color-scheme: dark)/).map((part, index) => {
    const colors: Partial<Record<string, string>> = palette[isDark || index > 0 ? 'dark' : 'light']
    return part.replace(/(\.(?:fill|stroke)-([\w-]+) \{ (?:fill|stroke): )#\w+/g, (_, rule: string, role: string) => {
      if (colors[role] === undefined) throw new BrandError(`a drawing asks for the colour "${role}", which is none.`)
      return rule + colors[role]
    })
  })
  return parts.join('')
}
