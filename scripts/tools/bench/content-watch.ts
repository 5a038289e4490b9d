import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const command = ['--import', 'tsx', new URL('../../content/cli/main.ts', import.meta.url).pathname]

/** Long enough that one save is never taken for a part of the one before. */
const BETWEEN_SAVES_MS = 150

/** Runs the command on a folder as staff do, and gives the milliseconds it took in all. */
export function timeCommand(root: string): number {
  const start = performance.now()
  spawnSync(process.execPath, [...command, root])
  return performance.now() - start
}

/** Breaks and mends a link again and again, and gives the milliseconds from each save to its report. */
export async function timeSaves(root: string, saves: number): Promise<number[]> {
  const file = join(root, 'pages/sayfa-1.md')
  const good = readFileSync(file, 'utf8')
  const child = spawn(process.execPath, [...command, root, '--watch', '--json'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const report = async () => {
    let text = ''
    while (!text.endsWith('\n')) text += String((await once(child.stdout, 'data'))[0])
    return text
  }
  try {
    await report()
    const times: number[] = []
    for (let save = 0; save < saves; save += 1) {
      await pause(BETWEEN_SAVES_MS)
      const start = performance.now()
      const answer = report()
      writeFileSync(file, save % 2 === 0 ? good.replace('link: /iletisim', 'link: /iletsim') : good)
      await answer
      times.push(performance.now() - start)
    }
    return times.sort((a, b) => a - b)
  } finally {
    child.kill()
  }
}
