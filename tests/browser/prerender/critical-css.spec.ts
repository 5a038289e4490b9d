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
        // Nobody sees what a closed dialog holds, and the app that opens it brings the rest of the rules.
        const elements = [...document.body.querySelectorAll('*:not(dialog:not([open]) *)')]
        if (elements.length < 50) throw new Error('The page is nearly empty.')
        const looks = () =>
          elements.map((element) => {
            const style = getComputedStyle(element)
            const after = getComputedStyle(element, '::after')
            // A custom property is no look of its own: those that no rule of the page asks for are left out.
            const names = [...style].filter((name) => !name.startsWith('--'))
            return names.map((name) => style.getPropertyValue(name)).join() + after.content + after.opacity
          })
        await document.fonts.ready
        const before = looks()
        const css = await (await fetch(`${document.documentElement.dataset.styles}?again`)).text()
        // The site's policy lets no style element in.
        const sheet = new CSSStyleSheet()
        sheet.replaceSync(css)
        document.adoptedStyleSheets = [sheet]
        await document.fonts.ready
        const after = looks()
        // Only rules that apply tell anything.
        sheet.insertRule(':root { --is-applied: yes }', sheet.cssRules.length)
        if (css.length < 10_000 || !getComputedStyle(document.documentElement).getPropertyValue('--is-applied'))
          throw new Error('The rules of all pages were not applied.')
        return before.flatMap((look, index) =>
          look === after[index] ? [] : [elements[index]?.outerHTML.slice(0, 100)],
        )
      })
      quietConsole.length = 0
      expect(differences).toEqual([])
    })
  }
}
