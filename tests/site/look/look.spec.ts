import { differenceTo, showsSameContent } from '../../../scripts/screens/reference.ts'
import { shootSite } from '../../../scripts/screens/shoot.ts'
import { expect, test } from '../../support/site.ts'

/** Of all pixels. A missing picture, a lost colour or a moved block is far above; another browser's edges are below. */
const TOLERANCE = 0.01

test('every page looks as it did when it was last looked at', async ({ browser, baseURL }) => {
  test.skip(!showsSameContent(), 'The content has changed since: look at `npm run screens -- --accept`, then commit.')
  // Thirty-six whole pages.
  test.setTimeout(300_000)
  const different: string[] = []
  for await (const shot of shootSite(browser, baseURL ?? '')) {
    const share = await differenceTo(shot)
    if (share > TOLERANCE) different.push(`${shot.name}: ${(share * 100).toFixed(1)} %`)
  }
  expect(different, 'Look at `npm run screens`; if it is meant so, `npm run screens -- --accept`.').toEqual([])
})
