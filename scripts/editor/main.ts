/** `npm run edit`: the site and the form editor over `content/`, on this machine only. */
import { startEditor } from './server/start-editor.ts'

const port = Number(process.env.PORT) || undefined
const root = process.env.EDITOR_CONTENT
const { url, siteUrl, close } = await startEditor({
  ...(port === undefined ? {} : { port }),
  ...(root === undefined ? {} : { root }),
  open: process.stdout.isTTY && !process.env.CI,
})

console.log(`\n  Düzenleyici: ${url}\n  Site:        ${siteUrl}\n\n  Kapatmak için Ctrl+C.\n`)

// Vite clears up after SIGTERM by itself.
process.once('SIGINT', () => void close().finally(() => process.exit()))
