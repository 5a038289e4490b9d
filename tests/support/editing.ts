import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { createServer } from 'vite'
import { content } from '../../scripts/content/vite/plugin.ts'
import { CONTENT } from './site-content.ts'

export type Editing = {
  /** Where the site runs. */
  url: string
  /** The copy of the content that is edited. */
  folder: string
  /** Replaces a text in a file; an error if the file lacks it. */
  edit: (file: string, from: string | RegExp, to: string) => Promise<void>
  close: () => Promise<void>
}

/**
 * Runs the development site on a copy of the fixture site, to be edited and broken.
 *
 * @param cacheName Servers that run at the same time must not share a cache of optimized dependencies.
 */
export async function startEditing(cacheName: string): Promise<Editing> {
  const folder = await mkdtemp(join(tmpdir(), 'editing-'))
  await cp(CONTENT, folder, { recursive: true })
  const server = await createServer({
    configFile: false,
    root: process.cwd(),
    cacheDir: join('node_modules/.cache', cacheName),
    plugins: [content({ root: folder }), react()],
    resolve: { alias: { '@': join(process.cwd(), 'src') } },
    optimizeDeps: { entries: ['index.html'] },
    define: { 'import.meta.env.VITE_FIREBASE_DATABASE_URL': 'undefined' },
    server: { host: '127.0.0.1', port: 0 },
    logLevel: 'silent',
  })
  await server.listen()
  return {
    url: server.resolvedUrls?.local[0] ?? '',
    folder,
    async edit(file, from, to) {
      const path = join(folder, file)
      const text = await readFile(path, 'utf8')
      const edited = text.replace(from, () => to)
      if (edited === text) throw new Error(`${file} does not hold ${from}.`)
      await writeFile(path, edited)
    },
    async close() {
      await server.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
