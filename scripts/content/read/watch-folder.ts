import { type FSWatcher, readdirSync, watch } from 'node:fs'
import { join } from 'node:path'

/** Debounce: editors save in several steps. */
const SETTLE_MS = 10

/** Interval of looking for a missing folder. */
const RETRY_MS = 500

/**
 * Calls `check` at once and after every change below a folder. One watcher a folder reports all files in it, also new
 * and deleted ones.
 *
 * @returns Stops watching.
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
    const folders = new Set(listFolders(root))
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
      // The folder was deleted.
      watcher.on('error', () => {
        watcher.close()
        watchers.delete(folder)
      })
      watchers.set(folder, watcher)
    } catch {
      // The folder was deleted since it was listed; the watcher of its parent reports that.
    }
  }

  function schedule() {
    clearTimeout(timer)
    timer = setTimeout(update, SETTLE_MS)
  }
}

function listFolders(root: string): string[] {
  try {
    const below = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isDirectory())
    return [root, ...below.map(({ parentPath, name }) => join(parentPath, name))]
  } catch {
    return []
  }
}
