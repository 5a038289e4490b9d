import {
  constants,
  copyFileSync,
  linkSync,
  mkdirSync,
  readdirSync,
  rmSync,
  type Stats,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'

import { checkFolder, FileCache } from '../../content/check.ts'
import { toDiagnostic } from '../../content/diagnostics/code-frame.ts'

import type { Diagnostic } from '../../content/diagnostics/diagnostic.ts'
import { folderName } from '../../content/diagnostics/format-text.ts'
import type { Asset } from '../../content/images/image-asset.ts'
import { loadContent } from '../../content/load.ts'
import { isJunk } from '../../content/read/list-files.ts'
import { type ResolvedContent, resolveContent } from '../../content/resolve/resolve-content.ts'
import type { CheckResult } from '../../content/site/check-result.ts'
import { findReleaseDiagnostics } from '../../content/site/placeholders.ts'
import { CONTENT } from './places.ts'

/** A file as it would be: its new text or bytes, or `null` for a file that would be gone. */
export type Change = { path: string; content: string | Uint8Array | null }

export type Verdict = { diagnostics: Diagnostic[]; content: ResolvedContent | undefined; assets: Asset[] }

/**
 * The content folder as it would look with changes that nobody has written yet.
 *
 * Every file of the folder is linked (or, across file systems, copied) into a second folder, and changes take the
 * place of links there: the real check runs over real files, and the real folder never sees a draft.
 */
export class Overlay {
  readonly #root: string
  readonly #folder: string
  readonly #memory = new FileCache()
  readonly #copies = new Map<string, string>()
  #queue: Promise<unknown> = Promise.resolve()

  /**
   * @param root The content folder.
   * @param folder Where the second folder may be; taken over whole.
   */
  constructor(root: string, folder: string) {
    this.#root = root
    this.#folder = folder
    rmSync(folder, { recursive: true, force: true })
  }

  /**
   * Checks the content with the changes made, and puts it together for the browser.
   *
   * @param base Put before the address of every picture.
   * @returns `content` also where there are mistakes that can be shown all the same, such as a title that is too long.
   */
  judge(changes: readonly Change[], base = '/'): Promise<Verdict> {
    return this.#with(changes, async () => {
      const { diagnostics, content, assets } = await loadContent({ root: this.#folder, base, memory: this.#memory })
      const shown = content ? { content, assets } : await this.#resolveAnyway(base)
      return { diagnostics: diagnostics.map((diagnostic) => this.#rename(diagnostic)), ...shown }
    })
  }

  /** What the check knows of the content with the changes made: its files, their links and their pictures. */
  inspect(changes: readonly Change[] = []): Promise<CheckResult> {
    return this.#with(changes, async () => checkFolder(this.#folder, this.#memory))
  }

  /** Everything in the way of publishing the content with the changes made, placeholders and unused pictures too. */
  async judgeRelease(changes: readonly Change[] = []): Promise<Diagnostic[]> {
    return findReleaseDiagnostics(await this.inspect(changes)).map((found) => toDiagnostic(found, 'tr', CONTENT))
  }

  /** One after the other: there is only one second folder. */
  #with<Result>(changes: readonly Change[], look: () => Promise<Result>): Promise<Result> {
    const run = this.#queue.then(() => {
      this.#synchronise()
      for (const change of changes) this.#apply(change)
      return look()
    })
    this.#queue = run.catch(() => undefined)
    return run
  }

  close(): void {
    rmSync(this.#folder, { recursive: true, force: true })
  }

  async #resolveAnyway(base: string): Promise<Omit<Verdict, 'diagnostics'>> {
    try {
      return await resolveContent(checkFolder(this.#folder, this.#memory), base)
    } catch {
      return { content: undefined, assets: [] }
    }
  }

  #rename(diagnostic: Diagnostic): Diagnostic {
    const prefix = `${folderName(this.#folder)}/`
    return {
      ...diagnostic,
      file: `${CONTENT}/${diagnostic.file.startsWith(prefix) ? diagnostic.file.slice(prefix.length) : diagnostic.file}`,
    }
  }

  #apply({ path, content }: Change) {
    const disk = join(this.#folder, path)
    // Never in place: a link shares its bytes with the real file.
    rmSync(disk, { force: true })
    if (content === null) return
    mkdirSync(dirname(disk), { recursive: true })
    writeFileSync(disk, content)
  }

  #synchronise() {
    const wanted = new Set<string>()
    mkdirSync(this.#folder, { recursive: true })
    for (const path of filesBelow(this.#root)) {
      wanted.add(path)
      this.#link(path)
    }
    for (const path of filesBelow(this.#folder)) if (!wanted.has(path)) rmSync(join(this.#folder, path))
  }

  #link(path: string) {
    const from = join(this.#root, path)
    const to = join(this.#folder, path)
    const source = statSync(from, { throwIfNoEntry: false })
    const known = statSync(to, { throwIfNoEntry: false })
    if (!source) return
    if (known && (isSameFile(source, known) || this.#copies.get(path) === stampOf(source, known))) return
    rmSync(to, { force: true })
    mkdirSync(dirname(to), { recursive: true })
    try {
      linkSync(from, to)
    } catch {
      // Another file system, or files of another owner.
      copyFileSync(from, to, constants.COPYFILE_FICLONE)
      utimesSync(to, source.atime, source.mtime)
      this.#copies.set(path, stampOf(source, statSync(to)))
    }
  }
}

function isSameFile(a: Stats, b: Stats): boolean {
  return a.ino === b.ino && a.dev === b.dev
}

function stampOf(source: Stats, copy: Stats): string {
  return [source.ino, source.mtimeMs, source.size, copy.ino, copy.mtimeMs].join(' ')
}

/** Paths of all files below a folder that the check would look at, links to files included. */
function filesBelow(root: string, prefix = ''): string[] {
  return readdirSync(join(root, prefix), { withFileTypes: true }).flatMap((entry) => {
    if (isJunk(entry.name)) return []
    const path = prefix === '' ? entry.name : `${prefix}/${entry.name}`
    return entry.isDirectory() ? filesBelow(root, path) : [path]
  })
}
