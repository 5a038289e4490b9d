import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { validFiles } from './valid-content.ts'

const folders: string[] = []

// For scripts; in tests see temporary-folder.ts.
process.once('exit', () => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

/**
 * Makes a real content folder without diagnostics, but for what is given.
 *
 * @param changes Files by path: their new text or bytes, or `null` for a file that is not there.
 * @returns The folder; it goes away when the tests end.
 */
export async function contentFolder(changes: Record<string, string | Uint8Array | null> = {}): Promise<string> {
  const parent = mkdtempSync(join(tmpdir(), 'icerik-'))
  folders.push(parent)
  const root = join(parent, 'content')
  for (const [path, text] of Object.entries({ ...validFiles(), ...changes })) {
    if (text === null) continue
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return root
}
