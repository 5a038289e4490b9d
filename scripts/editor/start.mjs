// Starts the editor. Plain JavaScript: without the project's own packages there is nothing that reads TypeScript.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const editor = dirname(fileURLToPath(import.meta.url))
const project = join(editor, '../..')
const tsx = join(project, 'node_modules/tsx/dist/cli.mjs')

if (!existsSync(tsx)) {
  console.error('Önce projenin kendi paketleri kurulmalı: npm ci')
  process.exit(1)
}
const child = spawn(process.execPath, [tsx, join(editor, 'main.ts')], { cwd: project, stdio: 'inherit' })
child.on('exit', (code) => {
  process.exitCode = code ?? 1
})
// Ctrl+C reaches both, a stop sent to this process would leave the other one running.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
