import { type FSWatcher, readdirSync, watch } from 'node:fs'
import { join } from 'node:path'

/** Editors save in several steps; long enough to see them as one, short enough to feel instant. */
const SETTLE_MS = 10

/** How often a folder that is gone is looked for. */
const RETRY_MS = 500

/** Deeper folders hold no content. */
const MAX_DEPTH = 4

/**
 * Calls back at once, and again after every change below a folder.
 * One watcher a folder: it hears of every file in it, also of new and deleted ones.
 *
 * @returns Ends the watching.
 */
export function watchFolder(root: string, check: () => void): () => void {
  const watchers = new Map<string, FSWatcher>()
  let timer: NodeJS.Timeout | undefined
  update()
  return () => {
    clearTimeout(timer)
    for (const watcher of watchers.values()) watcher.close()
  }

  function update() {
    const folders = new Set(listFolders(root, 0))
    for (const [folder, watcher] of watchers) {
      if (folders.has(folder)) continue
      watcher.close()
      watchers.delete(folder)
    }
    for (const folder of folders) if (!watchers.has(folder)) add(folder)
    if (folders.size === 0) timer = setTimeout(update, RETRY_MS)
    check()
  }

  function add(folder: string) {
    try {
      const watcher = watch(folder, schedule)
      // A folder that is deleted takes its watcher with it.
      watcher.on('error', () => {
        watcher.close()
        watchers.delete(folder)
      })
      watchers.set(folder, watcher)
    } catch {
      // Gone between listing and watching: the parent's watcher tells the next time.
    }
  }

  function schedule() {
    clearTimeout(timer)
    timer = setTimeout(update, SETTLE_MS)
  }
}

function listFolders(folder: string, depth: number): string[] {
  if (depth > MAX_DEPTH) return []
  try {
    const below = readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
      .flatMap((entry) => listFolders(join(folder, entry.name), depth + 1))
    return [folder, ...below]
  } catch {
    return []
  }
}
