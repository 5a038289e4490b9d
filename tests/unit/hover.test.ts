import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** A media query with its rules, which may be nested one level deep. */
const FOR_A_POINTER = /@media \(hover: hover\)[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g

test('every rule for :hover is kept from touch screens, where it would stay on after a tap', () => {
  const stylesheets = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'))
  expect(stylesheets.length).toBeGreaterThan(10)
  const isLeftOn = (file: string) =>
    readFileSync(join('src', file), 'utf8')
      .replace(FOR_A_POINTER, '')
      .match(/(?<!:not\():hover/)
  expect(stylesheets.filter(isLeftOn)).toEqual([])
})
