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
 * Writes a valid content folder with the given changes.
 *
 * @param changes New text or bytes by path; `null` removes a file.
 * @returns The folder; removed when the process exits.
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
