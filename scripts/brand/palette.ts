/**
 * All colours of the site from its accent. Lightness, chroma and hue are those of OKLCH, in which equal steps look equal.
 */
import { clampChroma, formatHex, type Oklch, oklch, wcagContrast } from 'culori'

/** Roles of `src/styles/colors.css`, as `--color-ROLE`. */
export type Role =
  | keyof typeof NEUTRALS
  | 'accent'
  | 'action'
  | 'action-hover'
  | 'on-action'
  | 'frame'
  | 'on-frame'
  | 'mark'

/** Colours (`#rrggbb`, or `#rrggbbaa`) by role, for each theme. */
export type Palette = Record<'light' | 'dark', Record<Role, string>>

type Shade = readonly [lightness: number, chroma: number, hueShift: number, alpha?: number]

/** Grounds, text and lines: tinted with the hue of the accent, and at most as much as here. Chosen by eye. */
const NEUTRALS = {
  paper: { light: [0.987, 0.0053, -52], dark: [0.174, 0.0115, 17] },
  band: { light: [0.96, 0.0098, -33], dark: [0.245, 0.0205, 6] },
  surface: { light: [1, 0, 0], dark: [0.288, 0.0235, 8] },
  ink: { light: [0.228, 0.0227, 7], dark: [0.951, 0.0108, 0] },
  'ink-muted': { light: [0.453, 0.0208, 5], dark: [0.771, 0.021, 6] },
  line: { light: [0.887, 0.0132, -17], dark: [0.385, 0.0275, 7] },
  field: { light: [0.621, 0.0184, 4], dark: [0.597, 0.0286, 6] },
  'accent-tint': { light: [0.946, 0.0223, 2], dark: [0.365, 0.066, 5] },
  stage: { light: [0.937, 0.0119, -25], dark: [0.288, 0.0235, 8] },
  'stage-line': { light: [0.899, 0.0142, -20], dark: [0.328, 0.0265, 4] },
  banner: { light: [0.299, 0.0546, 5], dark: [0.299, 0.0546, 5] },
  'banner-line': { light: [0.874, 0.1274, 4, 0.09], dark: [0.874, 0.1274, 4, 0.09] },
  night: { light: [0.172, 0.0231, 5], dark: [0.172, 0.0231, 5] },
} as const

/** Chroma of an accent at which the neutrals are tinted in full. */
const FULL_CHROMA = 0.15

/** Grounds of words in the accent colour. */
const GROUNDS = ['paper', 'band', 'surface', 'accent-tint'] as const

/** WCAG 2.2, 1.4.3, for text of any size; a little more, since hexadecimal colours are rounded. */
const MIN_CONTRAST = 4.5
const ROUNDING = 0.05

/** How much lighter the accent is in dark mode, and how much darker a button under the pointer in light mode. Chosen by eye. */
const DARK_LIFT = 0.105
const HOVER_STEP = 0.083

/** Beyond this difference in lightness a shade is no longer seen as the accent. Chosen by eye. */
const MAX_STEP = 0.24

const STEP = 0.004

/**
 * Derives the palette of an accent.
 *
 * @param accent `#rrggbb`.
 * @throws BrandError when no shade of it can be read on the grounds of both themes.
 */
export function derivePalette(accent: string): Palette {
  const base = /^#[0-9a-f]{6}$/i.test(accent) ? oklch(accent) : undefined
  if (!base) throw new BrandError(`"${accent}" is no colour. Expected: six hexadecimal digits, such as "#16b877".`)
  const shades = readableShades(base)
  if (shades) return paletteOf(base, shades)
  for (let step = STEP; step < 1; step += STEP)
    for (const l of [base.l - step, base.l + step]) {
      const near = formatHex(clampChroma({ ...base, l }, 'oklch'))
      const rounded = oklch(near)
      if (l < 0 || l > 1 || !rounded || !readableShades(rounded)) continue
      throw new BrandError(
        `${accent} is too ${l < base.l ? 'light' : 'dark'}: no shade of it reaches ${MIN_CONTRAST}:1 on both grounds, light and dark, and still looks like it. The nearest accent that does: ${near}`,
      )
    }
  throw new BrandError(`${accent} cannot be used.`)
}

/** An identity that the site cannot have; the message says which one it can. */
export class BrandError extends Error {}

/** The accent as text on the light grounds and on the dark ones, and as a fill in dark mode; `undefined` out of reach. */
function readableShades(base: Oklch): { light: Oklch; dark: Oklch; fill: Oklch } | undefined {
  const neutrals = neutralsOf(base)
  const reaches = (shade: Oklch, grounds: readonly string[]) =>
    grounds.every((ground) => wcagContrast(formatHex(shade), ground) >= MIN_CONTRAST + ROUNDING)
  const light = firstShade(base, -STEP, base.l, (shade) =>
    reaches(
      shade,
      GROUNDS.map((role) => neutrals.light[role]),
    ),
  )
  const fill = firstShade(base, STEP, base.l, (shade) => reaches(shade, [neutrals.dark.night]))
  const darkGrounds = [...GROUNDS, 'banner' as const].map((role) => neutrals.dark[role])
  const dark = fill && firstShade(base, STEP, fill.l + DARK_LIFT, (shade) => reaches(shade, darkGrounds))
  if (!light || !dark) return undefined
  if (base.l - light.l > MAX_STEP || dark.l - base.l > MAX_STEP) return undefined
  return { light, dark, fill }
}

/** The first shade of the accent, from a lightness in steps, that is accepted. */
function firstShade(base: Oklch, step: number, from: number, isAccepted: (shade: Oklch) => boolean): Oklch | undefined {
  for (let l = from; l >= 0 && l <= 1; l += step) {
    const shade = clampChroma({ ...base, l }, 'oklch')
    if (isAccepted(shade)) return shade
  }
  return undefined
}

function paletteOf(base: Oklch, { light, dark, fill }: { light: Oklch; dark: Oklch; fill: Oklch }): Palette {
  const neutrals = neutralsOf(base)
  const { night } = neutrals.light
  const frame = formatHex(base)
  const onFrame = [night, '#ffffff', '#000000'].find((ink) => wcagContrast(frame, ink) >= MIN_CONTRAST)
  const shade = (l: number) => formatHex(clampChroma({ ...base, l }, 'oklch'))
  return {
    light: {
      ...neutrals.light,
      accent: formatHex(light),
      action: formatHex(light),
      'action-hover': shade(light.l - HOVER_STEP),
      'on-action': '#ffffff',
      frame,
      'on-frame': onFrame ?? '#000000',
      mark: shade(light.l + (base.l - light.l) / 3),
    },
    dark: {
      ...neutrals.dark,
      accent: formatHex(dark),
      action: formatHex(fill),
      'action-hover': formatHex(dark),
      'on-action': night,
      frame: formatHex(fill),
      'on-frame': night,
      mark: formatHex(dark),
    },
  }
}

function neutralsOf({ c, h = 0 }: Oklch): Record<'light' | 'dark', Record<keyof typeof NEUTRALS, string>> {
  const strength = Math.min(1, c / FULL_CHROMA)
  const paint = ([l, chroma, hueShift, alpha]: Shade) => {
    const hex = formatHex(clampChroma({ mode: 'oklch', l, c: chroma * strength, h: h + hueShift }, 'oklch'))
    return alpha === undefined
      ? hex
      : hex +
          Math.round(alpha * 255)
            .toString(16)
            .padStart(2, '0')
  }
  const side = (theme: 'light' | 'dark') =>
    Object.fromEntries(Object.entries(NEUTRALS).map(([role, shades]) => [role, paint(shades[theme])]))
  return { light: side('light'), dark: side('dark') } as ReturnType<typeof neutralsOf>
}
