import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { awaitFirstView } from '../../scripts/prerender/first-view.ts'

const page = (sections: string) =>
  `<html><head><title>Sayfa</title></head><body><p id="before"></p><main id="icerik" tabindex="-1">${sections}</main><noscript id="end"></noscript></body></html>`
const awaitedIn = (html: string) => /<\/title><link rel="expect" href="#([^"]+)" blocking="render">/.exec(html)?.[1]

test('the first frame waits for what follows the first section', () => {
  const sections =
    '<section><h1 id="title">Bir</h1></section><div><section><h2 class="x" id="second">İki</h2></section></div>'
  expect(awaitedIn(awaitFirstView(page(sections)))).toBe('second')
})

test('of a page with one section, for its end', () => {
  expect(awaitedIn(awaitFirstView(page('<section><h1 id="title">Bir</h1></section>')))).toBe('end')
})

test('of a first section that does not come with the first packets, only for its beginning', () => {
  const text = randomBytes(15_000).toString('base64')
  expect(awaitedIn(awaitFirstView(page(`<section>${text}</section><h2 id="second">İki</h2>`)))).toBe('icerik')
})

test('a page that is not as expected is not written', () => {
  expect(() => awaitFirstView(page(''))).toThrow('first section')
  expect(() => awaitFirstView(page('<section></section>').replace(' id="end"', ''))).toThrow('first section')
  expect(() => awaitFirstView(page('<section></section>').replace(/<title>.*<\/title>/, ''))).toThrow('no title')
})
