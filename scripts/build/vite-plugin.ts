import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { BuildEnvironment, Manifest, Plugin } from 'vite'
import type { ResolvedContent } from '../content/resolve/resolve-content.ts'
import type { ContentApi } from '../content/vite/plugin.ts'
import { compileScript } from './boot-script.ts'
import { BuiltFiles } from './built-files.ts'
import { hostFolder, isEmptied } from './host-folder.ts'
import { addLicensesOfCopies } from './licenses.ts'
import { type ServerEntry, STYLESHEET, writeSite } from './pages.ts'
import { answerAsHost } from './preview.ts'
import { DATABASE_VARIABLE } from './security/database-source.ts'
import { writeHeadersFile } from './security/headers-file.ts'
import { shareImages } from './share-images/share-image.ts'
import { fillVisitWeight } from './visit-weight.ts'

const MANIFEST = '.vite/manifest.json'

const BEFORE_PAINT = 'src/boot/before-paint.ts'
const BOOT = 'src/boot/boot.ts'

/** The folder of a site. A relative one would break where a document is answered at any address: the not-found page. */
const BASE = /^\/(?:[\w.-]+\/)*$/

/** A shorter build reports nothing in between. */
const PROGRESS_EVERY_MS = 2000

const SERVER_ENTRY = 'src/entry-server.tsx'

/**
 * Prerenders every page in `vite build`: the site is built for the browser, then for Node, which renders the pages.
 * Inserts the scripts of src/boot/, also in development.
 */
export function prerender(): Plugin {
  let root = process.cwd()
  let base = '/'
  let scripts: Promise<{ beforePaint: string; boot: string; bootFile: string }> | undefined
  const compileScripts = () => {
    scripts ??= Promise.all([compileScript(root, BEFORE_PAINT, base), compileScript(root, BOOT, base)]).then(
      ([beforePaint, boot]) => {
        const hash = createHash('sha256').update(boot).digest('hex').slice(0, 8)
        return { beforePaint, boot, bootFile: `assets/boot-${hash}.js` }
      },
    )
    return scripts
  }

  return {
    name: 'prerender',

    config: ({ base = '/', build: { outDir = 'dist' } = {} }) => ({
      builder: { sharedConfigBuild: true },
      // What the user names is the root of the host.
      build: { outDir: join(outDir, base) },
      environments: {
        client: { build: { manifest: MANIFEST } },
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
      base = config.base
      if (!BASE.test(base)) throw new Error(`The base is ${base}, not a folder such as / or /alt/: src/site.config.ts.`)
    },

    transformIndexHtml: {
      order: 'post',
      async handler(_, { server }) {
        const { beforePaint, bootFile } = await compileScripts()
        return [
          { tag: 'script', children: beforePaint, injectTo: 'head' },
          // A module, which runs after the document is parsed, and behind it on the line: both would delay the first paint.
          {
            tag: 'script',
            attrs: { type: 'module', fetchpriority: 'low', src: server ? `/${BOOT}` : base + bootFile },
            injectTo: 'head',
          },
        ]
      },
    },

    async generateBundle() {
      if (this.environment.name !== 'client') return
      const { boot, bootFile } = await compileScripts()
      this.emitFile({ type: 'asset', fileName: bootFile, source: boot })
    },

    configurePreviewServer: answerAsHost,

    buildApp: {
      order: 'post',
      async handler(builder) {
        const { client, ssr } = builder.environments
        if (!client || !ssr) throw new Error('The site is built for the browser and for Node.')
        // Vite empties the folder of the site; beside it may be a build for another one.
        const host = hostFolder(client.config)
        if (base !== '/' && isEmptied(host, client.config)) await rm(host, { recursive: true, force: true })
        await builder.build(client)
        // Inside the project, where Node resolves packages; a folder of its own, so that builds may run in parallel.
        await mkdir(join(root, 'node_modules/.cache'), { recursive: true })
        const folder = await mkdtemp(join(root, 'node_modules/.cache/prerender-'))
        try {
          ssr.config.build.outDir = folder
          await builder.build(ssr)
          const server: ServerEntry = await import(pathToFileURL(join(folder, 'entry-server.js')).href)
          await writePages(await contentOf(client), server, client)
        } finally {
          await rm(folder, { recursive: true, force: true })
        }
      },
    },
  }
}

function contentOf({ config }: BuildEnvironment): Promise<ResolvedContent> {
  const plugin: Plugin<ContentApi> | undefined = config.plugins.find(({ name }) => name === 'content')
  if (!plugin?.api) throw new Error('The site has no content plugin.')
  return plugin.api.read()
}

async function writePages(content: ResolvedContent, server: ServerEntry, client: BuildEnvironment): Promise<void> {
  const outDir = resolve(client.config.root, client.config.build.outDir)
  const hostDir = hostFolder(client.config)
  const read = (fileName: string) => readFile(join(outDir, fileName), 'utf8')
  const manifest: Manifest = JSON.parse(await read(MANIFEST))
  const files = new BuiltFiles(manifest)
  const template = await read('index.html')
  const css = await read(files.of(STYLESHEET))
  const pages = writeSite(
    await fillVisitWeight(content, server, { base: client.config.base, folder: outDir, template, css }),
    server,
    {
      base: client.config.base,
      template,
      files,
      css,
      databaseUrl: client.config.env[DATABASE_VARIABLE],
      drawShareImage: shareImages(
        content.siteData,
        content.pages.map(({ content: { title } }) => title),
      ),
    },
  )
  // Each has its data once, and the not-found page maybe two documents.
  const all = content.pages.length + content.redirects.length
  let done = 0
  let reportedAt = performance.now()
  for await (const { fileName, source } of pages) {
    const file = join(hostDir, fileName)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, source)
    if (fileName.endsWith('page.json')) done += 1
    if (performance.now() - reportedAt < PROGRESS_EVERY_MS) continue
    reportedAt = performance.now()
    client.logger.info(`${done} of ${all} pages written`)
  }
  // Only read by the build.
  await rm(join(outDir, dirname(MANIFEST)), { recursive: true })
  await addLicensesOfCopies(client.config.root, outDir)
  const entries = await readdir(hostDir, { recursive: true, withFileTypes: true })
  const published = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(hostDir, join(entry.parentPath, entry.name)))
  await writeFile(join(hostDir, '_headers'), writeHeadersFile(published, client.config.base))
}
