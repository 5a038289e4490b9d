import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { renderServicePictures, SERVICE_PICTURES } from '../../scripts/artwork/services/render.tsx'
import { SERVICE_ICONS } from '../../src/content/schemas/services.ts'

describe('the pictures of the services', () => {
  test('are those that were drawn last: otherwise run `npm run artwork`', () => {
    expect(readFileSync(SERVICE_PICTURES, 'utf8')).toBe(renderServicePictures())
  })

  test.each(SERVICE_ICONS)('hold a drawing named %s', (icon) => {
    expect(renderServicePictures()).toContain(`<g id="${icon}"><`)
  })

  test('are painted with colours that the page has', () => {
    const styles = ['src/components/ServicePicture.module.css', 'src/styles/tokens.css']
    const css = styles.map((file) => readFileSync(file, 'utf8')).join('')
    const paints = new Set(renderServicePictures().match(/(?<=var\()--[\w-]+/g))
    expect(paints.size).toBeGreaterThan(10)
    for (const paint of paints) expect(css).toContain(`${paint}:`)
  })
})
