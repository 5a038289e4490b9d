import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { test as base, expect, type FrameLocator, type Locator, type Page } from '@playwright/test'
import type { RunningEditor } from '../../../scripts/editor/server/start-editor.ts'
import { CONTENT } from '../../support/site-content.ts'

/** The editor over a copy of the fixture site. */
export type EditedCopy = RunningEditor & {
  folder: string
  /** A content file as it stands on disk. */
  read: (path: string) => Promise<string>
}

/** The first start on a machine builds the form. */
const START_TIMEOUT_MS = 120_000

export const test = base.extend<{ editor: EditedCopy }, { server: EditedCopy }>({
  // One server per worker, and fresh content for each test: starting one takes seconds.
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern.
    async ({}, use) => {
      const folder = join(await mkdtemp(join(tmpdir(), 'duzenleyici-')), 'content')
      await cp(CONTENT, folder, { recursive: true })
      // Only where it is started: every process of Playwright reads this file.
      const { startEditor } = await import('../../../scripts/editor/server/start-editor.ts')
      const running = await startEditor({ root: folder, port: 0 })
      const read = (path: string) => readFile(join(folder, path), 'utf8')
      await use({ ...running, folder, read })
      await running.close()
      await rm(join(folder, '..'), { recursive: true, force: true })
    },
    { scope: 'worker', timeout: START_TIMEOUT_MS },
  ],
  editor: async ({ server, page }, use) => {
    await reset(server.folder)
    const said: string[] = []
    page.on('pageerror', (error) => said.push(error.message))
    page.on('response', (response) => {
      // Refusals are part of the game; what is not there is not.
      if (response.status() === 404 || response.status() >= 500) said.push(`${response.status()} ${response.url()}`)
    })
    await use(server)
    expect(said, 'errors in the browser').toEqual([])
  },
})

/**
 * Resets the copy to the fixture site, under the running form: changed files are replaced atomically, and files of other
 * tests are removed last.
 */
async function reset(folder: string): Promise<void> {
  const paths = await filesBelow(CONTENT)
  for (const path of paths) {
    const wanted = await readFile(join(CONTENT, path))
    const found = await readFile(join(folder, path)).catch(() => undefined)
    if (found?.equals(wanted)) continue
    await writeFile(join(folder, '.reset.tmp'), wanted)
    await rename(join(folder, '.reset.tmp'), join(folder, path))
  }
  for (const path of await filesBelow(folder)) if (!paths.includes(path)) await rm(join(folder, path))
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => relative(folder, join(entry.parentPath, entry.name)))
}

/** Opens the form of a file of the content folder. */
export async function openEntry(page: Page, editor: EditedCopy, path: string): Promise<void> {
  await page.goto(`${editor.url}#content/${path}`)
  await expect(page.getByRole('button', { name: 'Kaydedildi' })).toBeVisible({ timeout: START_TIMEOUT_MS })
}

/** A field of the form by its label. */
export function field(page: Page | Locator, label: string): Locator {
  return page.getByLabel(label, { exact: true })
}

export async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Kaydet', exact: true }).click()
}

/** Waits until the form and the file are the same. */
export async function saved(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Kaydedildi' })).toBeVisible()
}

/** Unfolds an item of a list, or the folded item inside of one. */
export async function unfold(page: Page | Locator, name: RegExp): Promise<void> {
  await page.getByRole('button', { name, expanded: false }).click()
}

/** The page in the preview. */
export function preview(page: Page): FrameLocator {
  return page.frameLocator('iframe[title="Sayfanın önizlemesi"]')
}

/** Pastes as another program has copied: with its form as HTML. */
export async function pasteHtml(target: Locator, html: string): Promise<void> {
  await target.evaluate((element, copied) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', copied)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, html)
}

export { expect }
