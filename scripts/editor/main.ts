/** `npm run edit`: the form over `content/` on this machine. `npm run edit:serve`: the form at an address, with sign-in. */
import { execFile } from 'node:child_process'
import { readAccessSettings, SettingsError } from './access/settings.ts'
import { startEditor } from './server/start-editor.ts'

/** Not the 5173 of the site, so that both can run. */
const DEFAULT_PORT = 5180

const isServing = process.argv.includes('--serve')
const port = Number(process.env.PORT) || DEFAULT_PORT
const root = process.env.EDITOR_CONTENT

try {
  const access = isServing ? { access: readAccessSettings(process.env) } : {}
  const { url, close } = await startEditor({ port, ...(root === undefined ? {} : { root }), ...access, onNewCode })
  function onNewCode() {
    console.log('\n  Düzenleyicinin yeni sürümü geldi; yeniden başlatın.\n')
    // At an address the service starts it again.
    if (isServing) void close().finally(() => process.exit())
  }
  console.log(`\n  Düzenleyici: ${url}\n\n  Kapatmak için Ctrl+C.\n`)
  if (process.stdout.isTTY && !process.env.CI && !isServing) openBrowser(url)
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void close().finally(() => process.exit()))
} catch (error) {
  if (error instanceof SettingsError) console.error(error.message)
  // Drafts belong to the address: at another port nobody would find them.
  else if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')
    console.error(
      isServing
        ? `Port ${port} is taken.`
        : `\n  Düzenleyici zaten açık: http://127.0.0.1:${port}/editor/\n  Ayrı bir tane için: PORT=${port + 1} npm run edit\n`,
    )
  else throw error
  process.exitCode = 1
}

function openBrowser(url: string) {
  const programs: Record<string, string[]> = { darwin: ['open'], win32: ['cmd', '/c', 'start'] }
  const [program = 'xdg-open', ...words] = programs[process.platform] ?? []
  // Without a browser the address in the terminal is enough.
  execFile(program, [...words, url], () => undefined)
}
