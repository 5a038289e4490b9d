import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { createServer } from 'vite'
import { content } from '../../scripts/content/vite/plugin.ts'
import { expect, mainMenu, test as siteTest } from '../support/site.ts'
import { CONTENT, headingOf, lastTopic, menuName } from '../support/site-content.ts'

type Editing = {
  /** Where the development site runs, on a copy of the fixture site to be edited and broken. */
  url: string
  /** Replaces a text in a file; an error if the file lacks it. */
  edit: (file: string, from: string | RegExp, to: string) => Promise<void>
}

const test = siteTest.extend<{ site: Editing }>({
  site: async ({ page }, use, { parallelIndex }) => {
    const folder = await mkdtemp(join(tmpdir(), 'editing-'))
    await cp(CONTENT, folder, { recursive: true })
    const server = await createServer({
      configFile: false,
      root: process.cwd(),
      // Servers that run at the same time must not share a cache of optimized dependencies.
      cacheDir: `node_modules/.cache/editing-${parallelIndex}`,
      plugins: [content({ root: folder }), react()],
      resolve: { alias: { '@': join(process.cwd(), 'src') } },
      optimizeDeps: { entries: ['index.html'] },
      define: { 'import.meta.env.VITE_FIREBASE_DATABASE_URL': 'undefined' },
      server: { host: '127.0.0.1', port: 0 },
      logLevel: 'silent',
    })
    await server.listen()
    await use({
      url: server.resolvedUrls?.local[0] ?? '',
      async edit(file, from, to) {
        const text = await readFile(join(folder, file), 'utf8')
        const edited = text.replace(from, () => to)
        if (edited === text) throw new Error(`${file} does not hold ${from}.`)
        await writeFile(join(folder, file), edited)
      },
    })
    // A page whose server has gone says so.
    await page.goto('about:blank')
    await server.close()
    await rm(folder, { recursive: true, force: true })
  },
})

test('what is edited shows in the open page, which keeps its state, and on pages visited before', async ({
  page,
  site,
}) => {
  test.slow()
  await page.goto(`${site.url}#/bize-yazin`)
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(headingOf('/bize-yazin'), { timeout: 30_000 })
  // A reload would wipe it out.
  await page.evaluate(() => Object.assign(window, { mark: true }))
  const topic = page.getByRole('radio', { name: lastTopic('/bize-yazin').label, exact: true })
  await topic.check({ force: true })
  await site.edit('pages/bize-yazin.md', /(?<=^ {4}title: ).*$/m, 'Bize derdinizi anlatın')
  await expect(heading).toHaveText('Bize derdinizi anlatın')
  await site.edit('navigation.json', `"${menuName('/biz-kimiz')}"`, '"KİM DİKİYOR"')
  await expect(mainMenu(page).getByRole('link', { name: 'KİM DİKİYOR' })).toBeVisible()
  await site.edit('interface.json', /(?<="copyright": ").*(?=")/, '© {year} {brand}. Her hakkı saklıdır.')
  await expect(page.getByText('Her hakkı saklıdır')).toBeVisible()
  await expect(topic).toBeChecked()

  await page.evaluate(() => Object.assign(window.location, { hash: '/biz-kimiz' }))
  await expect(heading).toHaveText(headingOf('/biz-kimiz'))
  await site.edit('pages/biz-kimiz.md', /$/, '\nBiz buna **çerçeve** diyoruz.\n')
  await expect(page.locator('main strong', { hasText: 'çerçeve' })).toBeVisible()
  await site.edit('pages/bize-yazin.md', /(?<=^ {4}title: ).*$/m, 'Bize yeniden yazın')
  await page.goBack()
  await expect(heading).toHaveText('Bize yeniden yazın')

  expect(await page.evaluate(() => 'mark' in window)).toBe(true)
})
