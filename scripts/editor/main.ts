/** `npm run edit`: the site with the form editor over `content/`. */
import { startEditor } from './server/start-editor.ts'

const port = Number(process.env.PORT) || undefined
const root = process.env.EDITOR_CONTENT
const { url, siteUrl, close } = await startEditor({
  ...(port === undefined ? {} : { port }),
  ...(root === undefined ? {} : { root }),
  open: process.stdout.isTTY && !process.env.CI,
})

console.log(`\n  Düzenleyici: ${url}\n  Site:        ${siteUrl}\n\n  Kapatmak için Ctrl+C.\n`)

// Vite handles SIGTERM itself.
process.once('SIGINT', () => void close().finally(() => process.exit()))
