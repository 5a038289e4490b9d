import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { type Browser, test as base, expect, type FrameLocator, type Locator, type Page } from '@playwright/test'
import { installOnce } from '../../../scripts/editor/install.ts'
import type { RunningEditor } from '../../../scripts/editor/server/start-editor.ts'

/** The editor over a copy of the real content. */
export type EditedCopy = RunningEditor & {
  folder: string
  /** A content file as it stands on disk. */
  read: (path: string) => Promise<string>
  /** Writes a file the way another program would. */
  write: (path: string, text: string) => Promise<void>
}

type WorkerFixtures = { server: EditedCopy | string }
type Fixtures = { editor: EditedCopy }

/** Installing is once per machine, and preparing Decap's libraries once per worker: both are slow the first time. */
const START_TIMEOUT_MS = 8 * 60_000

export const test = base.extend<Fixtures, WorkerFixtures>({
  // One server per worker, and fresh content for each test: starting one takes seconds.
  server: [
    async ({ browser }, use, { parallelIndex }) => {
      const server = await start(parallelIndex)
      if (typeof server !== 'string') await warmUp(browser, server)
      await use(server)
      if (typeof server === 'string') return
      await server.close()
      await rm(server.folder, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: START_TIMEOUT_MS },
  ],
  editor: async ({ server }, use, { skip }) => {
    skip(typeof server === 'string', String(server))
    if (typeof server === 'string') return
    await reset(server.folder)
    // The site takes in what the test before has left; a page opened too early would load twice.
    await new Promise((resolve) => setTimeout(resolve, 500))
    await use(server)
  },
})

/**
 * Makes the copy what the content is in the project. The running site is watching it: so the folder stays, only what
 * differs is written, each file at once, and what is not wanted goes last.
 */
async function reset(folder: string): Promise<void> {
  for (const path of await filesBelow('content')) {
    const wanted = await readFile(join('content', path))
    const found = await readFile(join(folder, path)).catch(() => undefined)
    if (found?.equals(wanted)) continue
    await writeFile(join(folder, '.reset.tmp'), wanted)
    await rename(join(folder, '.reset.tmp'), join(folder, path))
  }
  const wanted = new Set(await filesBelow('content'))
  for (const path of await filesBelow(folder)) if (!wanted.has(path)) await rm(join(folder, path))
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => relative(folder, join(entry.parentPath, entry.name)))
}

async function start(parallelIndex: number): Promise<EditedCopy | string> {
  try {
    await installOnce(console.log)
  } catch (error) {
    return `The editor is not tested: ${error instanceof Error ? error.message : error}`
  }
  const { startEditor } = await import('../../../scripts/editor/server/start-editor.ts')
  const folder = join(await mkdtemp(join(tmpdir(), 'duzenleyici-')), 'content')
  await cp('content', folder, { recursive: true })
  const running = await startEditor({
    root: folder,
    port: 0,
    cacheName: `editor-test-${parallelIndex}`,
    logLevel: 'silent',
  })
  return {
    ...running,
    folder,
    read: (path) => readFile(join(folder, path), 'utf8'),
    write: (path, text) => writeFile(join(folder, path), text),
  }
}

/** The first visit prepares libraries; no test shall be the one that waits for it. */
async function warmUp(browser: Browser, { url, siteUrl }: RunningEditor): Promise<void> {
  const page = await browser.newPage({ locale: 'tr-TR' })
  await page.goto(siteUrl, { timeout: START_TIMEOUT_MS })
  await page.locator('main h1').waitFor({ timeout: START_TIMEOUT_MS })
  await page.goto(`${url}#/collections/pages/entries/hakkimizda`, { timeout: START_TIMEOUT_MS })
  await page
    .frameLocator('#preview-pane')
    .frameLocator('iframe')
    .locator('main h1')
    .waitFor({ timeout: START_TIMEOUT_MS })
  await page.close()
}

/** Opens the form of an entry, e.g. `pages/hakkimizda`, and waits until it is there. */
export async function openEntry(page: Page, editor: EditedCopy, entry: string): Promise<void> {
  const [collection, name] = entry.split('/')
  await page.goto(`${editor.url}#/collections/${collection}/entries/${name}`)
  await page.getByText('Her şey kaydedildi').waitFor({ timeout: 60_000 })
}

/** The page in the live preview. */
export function preview(page: Page): FrameLocator {
  return page.frameLocator('#preview-pane').frameLocator('iframe')
}

/** A field of the form by its label; of several in sight the first. */
export function field(page: Page | Locator, label: string): Locator {
  return page.getByLabel(label).filter({ visible: true }).first()
}

/** Types over what a field holds, as a person does: Decap gives the caret back late, which only programs notice. */
export async function retype(input: Locator, text: string): Promise<void> {
  await input.click()
  await input.press('ControlOrMeta+a')
  await input.pressSequentially(text)
  await expect(input).toHaveValue(text)
}

/** Presses "Kaydet" and picks the way to save. */
export async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Kaydet', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Şimdi kaydet' }).click()
}

/** Waits until Decap says that the form and the file are the same. */
export async function saved(page: Page): Promise<void> {
  await page.getByText('Her şey kaydedildi').waitFor({ timeout: 30_000 })
}

/** Unfolds an item of a list by the text it shows while folded. */
export async function openItem(page: Page, text: string): Promise<void> {
  await page
    .getByRole('button', { name: `Aç ya da kapat: ${text}` })
    .first()
    .click()
}

/** Lines that are only in one of two texts. */
export function changedLines(before: string, after: string): { gone: string[]; came: string[] } {
  const a = before.split('\n')
  const b = after.split('\n')
  return { gone: a.filter((line) => !b.includes(line)), came: b.filter((line) => !a.includes(line)) }
}

export { expect }
