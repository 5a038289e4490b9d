import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { BuildEnvironment, Plugin, Rolldown, ViteBuilder } from 'vite'
import { DATABASE_VARIABLE } from '../local-database/vite-plugin.ts'
import { writeHeadersFile } from '../security/headers-file.ts'
import { sendHostingHeaders } from '../security/preview-headers.ts'
import { drawShareImage } from '../share-images/share-image.ts'
import { compileBootScript } from './boot-script.ts'
import { BuiltFiles } from './chunks.ts'
import { addTypefaceLicenses } from './licenses.ts'
import { type ServerEntry, writeSite } from './pages.ts'
import { servePreparedPages } from './preview.ts'

const SERVER_ENTRY = 'src/entry-server.tsx'

/**
 * Makes `vite build` write every page as finished HTML: the site is built for the browser, then once more for Node,
 * which renders the pages. In development and in the build it puts the boot script into the head.
 */
export function prerender(): Plugin {
  let root = process.cwd()
  let bootScript: Promise<string> | undefined

  return {
    name: 'prerender',

    config: () => ({
      builder: { sharedConfigBuild: true },
      environments: {
        ssr: {
          build: {
            copyPublicDir: false,
            emitAssets: false,
            minify: false,
            reportCompressedSize: false,
            rolldownOptions: {
              input: SERVER_ENTRY,
              output: { codeSplitting: true, entryFileNames: 'entry-server.js' },
            },
          },
        },
      },
    }),

    configResolved(config) {
      root = config.root
    },

    transformIndexHtml: {
      order: 'post',
      async handler() {
        bootScript ??= compileBootScript(root)
        return [{ tag: 'script', children: await bootScript, injectTo: 'head' }]
      },
    },

    configurePreviewServer(server) {
      sendHostingHeaders(server)
      return servePreparedPages(server)
    },

    buildApp: {
      order: 'post',
      async handler(builder) {
        const { client, ssr } = builder.environments
        if (!client || !ssr) throw new Error('The site is built for the browser and for Node.')
        const files = new BuiltFiles(outputOf(await builder.build(client)))
        // Below the project, so that Node finds the same libraries; a folder of its own, so that builds may run at once.
        await mkdir(join(root, 'node_modules/.cache'), { recursive: true })
        const folder = await mkdtemp(join(root, 'node_modules/.cache/prerender-'))
        try {
          ssr.config.build.outDir = folder
          await builder.build(ssr)
          const server: ServerEntry = await import(pathToFileURL(join(folder, 'entry-server.js')).href)
          await writePages(server, files, client)
        } finally {
          await rm(folder, { recursive: true, force: true })
        }
      },
    },
  }
}

async function writePages(server: ServerEntry, files: BuiltFiles, client: BuildEnvironment): Promise<void> {
  const outDir = resolve(client.config.root, client.config.build.outDir)
  const template = await readFile(join(outDir, 'index.html'), 'utf8')
  const databaseUrl: string | undefined = client.config.env[DATABASE_VARIABLE]
  for (const { fileName, source } of await writeSite(server, template, files, drawShareImage, databaseUrl)) {
    const file = join(outDir, fileName)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, source)
  }
  await addTypefaceLicenses(client.config.root, outDir)
  const entries = await readdir(outDir, { recursive: true, withFileTypes: true })
  const published = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(outDir, join(entry.parentPath, entry.name)))
  await writeFile(join(outDir, '_headers'), writeHeadersFile(published))
}

function outputOf(result: Awaited<ReturnType<ViteBuilder['build']>>): Rolldown.RolldownOutput['output'] {
  const first = Array.isArray(result) ? result[0] : result
  if (!first || !('output' in first)) throw new Error('The build for the browser has no result.')
  return first.output
}
