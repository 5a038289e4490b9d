/** `npm run edit`: the form over `content/` on this machine. */
import { execFile } from 'node:child_process'
import { DEFAULT_PORT, startEditor } from './server/start-editor.ts'

const port = Number(process.env.PORT) || DEFAULT_PORT
const root = process.env.EDITOR_CONTENT

try {
  const { url, close } = await startEditor({ port, ...(root === undefined ? {} : { root }) })
  console.log(`\n  Düzenleyici: ${url}\n\n  Kapatmak için Ctrl+C.\n`)
  if (process.stdout.isTTY && !process.env.CI) openBrowser(url)
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void close().finally(() => process.exit()))
} catch (error) {
  if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error
  // Drafts belong to the address: at another port nobody would find them.
  console.error(
    `\n  Düzenleyici zaten açık: http://127.0.0.1:${port}/editor/\n  Ayrı bir tane için: PORT=${port + 1} npm run edit\n`,
  )
  process.exitCode = 1
}

function openBrowser(url: string) {
  const [program, ...words] = { darwin: ['open'], win32: ['cmd', '/c', 'start'] }[process.platform as string] ?? [
    'xdg-open',
  ]
  // Without a browser the address in the terminal is enough.
  if (program) execFile(program, [...words, url], () => undefined)
}
