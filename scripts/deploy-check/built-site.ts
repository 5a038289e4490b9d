import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { decodeLoosely } from '../content/formats/page-path.ts'

/** The build output, read as a static host serves it: the folder is the root of the host. */
export class BuiltSite {
  readonly folder: string
  /** Relative to the folder, with `/`. */
  readonly files: ReadonlySet<string>

  constructor(folder: string) {
    this.folder = folder
    const entries = existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : []
    const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
    this.files = new Set(files.map((file) => relative(folder, file).replaceAll('\\', '/')))
  }

  get pages(): string[] {
    return this.filesWith('.html')
  }

  filesWith(ending: string): string[] {
    return [...this.files].filter((file) => file.endsWith(ending)).sort()
  }

  read(file: string): string {
    return readFileSync(join(this.folder, file), 'utf8')
  }

  /**
   * @param path From the root of the host, e.g. `/hakkimizda/` or `/favicon.ico`.
   * @returns The file a host answers with; `undefined` for a 404.
   */
  fileAt(path: string): string | undefined {
    const name = decodeLoosely(path).replace(/^\//, '')
    return [name, join(name, 'index.html')].find((file) => this.files.has(file))
  }

  /** Whether a page has an element with this id. */
  hasAnchor(file: string, anchor: string): boolean {
    return this.read(file).includes(` id="${decodeLoosely(anchor)}"`)
  }
}
