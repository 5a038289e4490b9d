/** What a save costs, and that nothing it keeps from before is ever out of date. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeEach, expect, test, vi } from 'vitest'
import { checkFolder, FileCache } from '../../scripts/content/check.ts'
import { toDiagnostic } from '../../scripts/content/diagnostics/code-frame.ts'
import { loadContent } from '../../scripts/content/load.ts'
import { parseEntry } from '../../scripts/content/parse/parse-entry.ts'
import { renderProse } from '../../scripts/content/resolve/render-markdown.ts'
import type { CheckResult } from '../../scripts/content/site/check-file.ts'
import { contentFolder } from '../support/content-folder.ts'
import { article, PNG, page } from '../support/valid-content.ts'

vi.mock('../../scripts/content/parse/parse-entry.ts', { spy: true })
vi.mock('../../scripts/content/resolve/render-markdown.ts', { spy: true })

const LIST = page({ path: '/yazilar', sections: [{ type: 'articles', title: 'Yazılar', show: 'all' }] })

beforeEach(() => {
  vi.mocked(parseEntry).mockClear()
  vi.mocked(renderProse).mockClear()
})

/** What a check says, and what it hands on. */
function outcome({ diagnostics, files, images }: CheckResult) {
  return {
    diagnostics: diagnostics.map((found) => toDiagnostic(found, 'tr', 'content')),
    files: files.map(({ source, entry }) => [source.path, entry?.value, entry?.body?.text]),
    images: [...images].map(([path, { size }]) => [path, size]),
  }
}

test('a save in development reads and parses the saved file alone, and renders the body of the page that is asked for', async () => {
  const root = await contentFolder({ 'pages/yazilar.md': LIST, 'articles/eski.md': article({}, 'Eski söz.') })
  const memory = new FileCache()
  await loadContent({ root, memory })
  vi.mocked(parseEntry).mockClear()

  writeFileSync(join(root, 'articles/eski.md'), article({}, 'Yepyeni bir söz.'))
  const { content } = await loadContent({ root, memory })

  expect(vi.mocked(parseEntry).mock.calls.map(([source]) => source.path)).toEqual(['articles/eski.md'])
  expect(renderProse).not.toHaveBeenCalled()
  const asked = content?.pages.find(({ path }) => path === '/yazilar/eski')
  expect(asked?.content.sections).toMatchObject([{ body: [['p', 0, 'Yepyeni bir söz.']] }])
  expect(asked?.content).toBe(asked?.content)
  expect(renderProse).toHaveBeenCalledOnce()
})

const drafts: Record<string, Record<string, string | Buffer | null>> = {
  'a changed text': { 'pages/hakkimizda.md': page({ path: '/hakkimizda', title: 'Başka bir başlık' }) },
  'a new entry in a new folder': { 'articles/yeni.md': article(), 'pages/yazilar.md': LIST },
  'a text that cannot be read': { 'site.json': '{ "brand": ' },
  'a new and a missing picture': { 'images/yeni.png': PNG, 'images/kart.png': null },
}

test.for(Object.entries(drafts))('%s is checked before it is written as it is afterwards', async ([, draft]) => {
  const root = await contentFolder()
  const memory = new FileCache()
  const before = outcome(checkFolder(root, { memory }))
  const bytes = new Map(
    Object.entries(draft).map(([path, content]) => [path, content === null ? null : Buffer.from(content)]),
  )

  const drafted = outcome(checkFolder(root, { memory, draft: bytes }))

  expect(outcome(checkFolder(root, { memory }))).toEqual(before)
  for (const [path, content] of bytes) {
    if (content === null) rmSync(join(root, path))
    else {
      mkdirSync(dirname(join(root, path)), { recursive: true })
      writeFileSync(join(root, path), content)
    }
  }
  expect(drafted).not.toEqual(before)
  expect(drafted).toEqual(outcome(checkFolder(root)))
  expect(drafted).toEqual(outcome(checkFolder(root, { memory })))
})
