import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { DRAWINGS_FILE, renderDrawings } from '../../scripts/artwork/drawings/render.tsx'
import { SERVICE_ICONS } from '../../src/collections/services.ts'

describe('the drawings', () => {
  test('are those that were drawn last: otherwise run `npm run artwork`', () => {
    expect(readFileSync(DRAWINGS_FILE, 'utf8')).toBe(renderDrawings())
  })

  test.each([...SERVICE_ICONS, 'still-life'])('hold a drawing named %s', (icon) => {
    expect(renderDrawings()).toContain(`<g id="${icon}"><`)
  })

  test('are painted with colours that the page has', () => {
    const styles = ['src/components/image/Drawing.module.css', 'src/styles/colors.css']
    const css = styles.map((file) => readFileSync(file, 'utf8')).join('')
    const paints = new Set(renderDrawings().match(/(?<=var\()--[\w-]+/g))
    expect(paints.size).toBeGreaterThan(10)
    for (const paint of paints) expect(css).toContain(`${paint}:`)
  })
})
