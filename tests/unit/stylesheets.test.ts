import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** A media query with its rules, which may be nested one level deep. */
const FOR_A_POINTER = /@media \(hover: hover\)[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g

const stylesheets = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'))

test('every rule for :hover is kept from touch screens, where it would stay on after a tap', () => {
  const isLeftOn = (file: string) =>
    readFileSync(join('src', file), 'utf8')
      .replace(FOR_A_POINTER, '')
      .match(/(?<!:not\():hover/)
  expect(stylesheets.length).toBeGreaterThan(10)
  expect(stylesheets.filter(isLeftOn)).toEqual([])
})

test('modules leave the class of the theme as it is, instead of naming one of their own', () => {
  const hasOwn = (file: string) => /(?<!:global\()\.(?:dark|light)\b/.test(readFileSync(join('src', file), 'utf8'))
  expect(stylesheets.filter((file) => file.endsWith('.module.css')).filter(hasOwn)).toEqual([])
})
