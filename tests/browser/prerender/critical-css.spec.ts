import { expect, test } from '../../support/site.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const path of ['/', '/hizmetler/', '/hizmetlerimiz/', '/hakkimizda/', '/iletisim/', '/yok/']) {
  for (const width of [390, 1440]) {
    test(`${path} looks the same with its own rules as with those of all pages, ${width} px`, async ({
      page,
      quietConsole,
    }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.route(/assets\/(index-.*\.js|.*\.css)$/, (route) => route.abort())
      await page.goto(path)
      const differences = await page.evaluate(async () => {
        const elements = [...document.body.querySelectorAll('*')]
        const looks = () =>
          elements.map((element) => {
            const style = getComputedStyle(element)
            const after = getComputedStyle(element, '::after')
            return [...style].map((name) => style.getPropertyValue(name)).join() + after.content + after.opacity
          })
        await document.fonts.ready
        const before = looks()
        const css = await (await fetch(`${document.documentElement.dataset.styles}?again`)).text()
        document.head.append(Object.assign(document.createElement('style'), { textContent: css }))
        // The typefaces are declared anew, and come from the cache.
        await new Promise((resolve) => setTimeout(resolve, 300))
        await document.fonts.ready
        const after = looks()
        return before.flatMap((look, index) =>
          look === after[index] ? [] : [elements[index]?.outerHTML.slice(0, 100)],
        )
      })
      quietConsole.length = 0
      expect(differences).toEqual([])
    })
  }
}
