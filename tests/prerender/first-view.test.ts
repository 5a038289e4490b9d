import { createHash } from 'node:crypto'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { awaitFirstView } from '../../scripts/prerender/first-view.ts'

const page = (sections: string) =>
  `<html><head><title>Sayfa</title></head><body><p id="before"></p><main id="icerik" tabindex="-1">${sections}</main><noscript id="end"></noscript></body></html>`
const awaitedIn = (html: string) => /<\/title><link rel="expect" href="#([^"]+)" blocking="render">/.exec(html)?.[1]

/** Text that does not get shorter by compression, every time the same. */
function noise(bytes: number): string {
  return createHash('shake256', { outputLength: bytes }).update(`${bytes}`).digest('base64')
}

test('the first frame waits for what follows the first section', () => {
  const sections =
    '<section><h1 id="title">Bir</h1></section><div><section><h2 class="x" id="second">İki</h2></section></div>'
  expect(awaitedIn(awaitFirstView(page(sections)))).toBe('second')
})

test('of a page with one section, for its end', () => {
  expect(awaitedIn(awaitFirstView(page('<section><h1 id="title">Bir</h1></section>')))).toBe('end')
})

test('of a first section that does not come with the first packets, for the last part of it that does', () => {
  const long = `<section>${noise(15_000)}</section><h2 id="second">İki</h2>`
  expect(awaitedIn(awaitFirstView(page(long)))).toBe('icerik')
  const parts = `<section><h1 id="title">Bir</h1>${noise(6000)}<h2 id="part">İki</h2>${noise(9000)}<h2 id="far">Üç</h2></section>`
  expect(awaitedIn(awaitFirstView(page(`${parts}<h2 id="second">Dört</h2>`)))).toBe('part')
})

test('what is awaited is counted with the words that await it', () => {
  const FIRST_FLIGHT = 14_336
  for (let bytes = 14_000; bytes < 14_336; bytes += 8) {
    const html = awaitFirstView(page(`<section>${noise(bytes)}</section><p id="second"></p>`))
    const awaited = ` id="${awaitedIn(html)}"`
    const upTo = html.slice(0, html.indexOf(awaited) + awaited.length)
    expect(brotliCompressSync(upTo).length).toBeLessThanOrEqual(FIRST_FLIGHT)
  }
})

test('a page that is not as expected is not written', () => {
  expect(() => awaitFirstView(page(''))).toThrow('first section')
  expect(() => awaitFirstView(page('<section></section>').replace(' id="end"', ''))).toThrow('first section')
  expect(() => awaitFirstView(page('<section></section>').replace(/<title>.*<\/title>/, ''))).toThrow('no title')
})
