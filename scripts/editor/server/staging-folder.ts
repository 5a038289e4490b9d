import { constants, copyFileSync, linkSync, lstatSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { siteConfig } from '../../../src/site.config.ts'
import { checkFolder, FileCache } from '../../content/check.ts'
import { diagnoseFile, type RawDiagnostic } from '../../content/diagnostics/diagnostic.ts'
import { translate } from '../../content/diagnostics/messages/translate.ts'
import { type Asset, UnreadableImage } from '../../content/images/image-asset.ts'
import { IMAGES_FOLDER } from '../../content/images/image-index.ts'
import { isJunk } from '../../content/read/list-files.ts'
import { type ResolvedContent, resolveContent } from '../../content/resolve/resolve-content.ts'
import type { CheckResult } from '../../content/site/check-file.ts'
import { atDraft } from './place-diagnostics.ts'

/** An unsaved file: its new bytes, or `null` if it is to be deleted. */
export type DraftFile = { file: { path: string }; content: Buffer | null }

/** The checked content, with a draft in it. */
export type CheckedDraft = CheckResult & {
  /** Diagnostics in the files of the draft, and new ones in other files. */
  blocking: RawDiagnostic[]
}

/** The checked and resolved content, with a draft in it. */
export type Draft = CheckedDraft & {
  /** Undefined if it cannot be resolved. Many diagnostics, such as a title that is too long, do not keep it from that. */
  content: ResolvedContent | undefined
  assets: Asset[]
}

/**
 * A copy of the content folder with a draft in it.
 *
 * The copy consists of hard links (across file systems: of copies), some of them replaced by the draft. So the check runs
 * over real files, and the content folder never holds a draft.
 */
export class StagingFolder {
  readonly #root: string
  readonly #folder: string
  readonly #cache = new FileCache()
  #queue: Promise<unknown> = Promise.resolve()

  /**
   * @param root The content folder.
   * @param folder The path of the copy. Only what has changed since the last check is written anew.
   */
  constructor(root: string, folder: string) {
    this.#root = root
    this.#folder = folder
  }

  /**
   * Checks the content with a draft in it and resolves it for the browser.
   *
   * @param pictureBase The URL prefix of pictures.
   */
  validateDraft(draft: readonly DraftFile[] = [], pictureBase = '/'): Promise<Draft> {
    return this.#inTurn(async () => {
      const result = this.#check(draft)
      const resolved = await resolveContent(result, { base: siteConfig.base, pictureBase }).catch((error: unknown) => {
        if (error instanceof UnreadableImage) result.diagnostics.push(damagedImage(error))
        // Content with diagnostics cannot always be resolved.
        else if (result.diagnostics.length === 0) throw error
        return { content: undefined, assets: [] }
      })
      return { ...this.#compare(result, draft), ...resolved }
    })
  }

  /** Checks the content with a draft in it. A draft with a picture is resolved, which finds out whether it is damaged. */
  async checkDraft(draft: readonly DraftFile[] = []): Promise<CheckedDraft> {
    if (draft.some(({ file }) => file.path.startsWith(`${IMAGES_FOLDER}/`))) return this.validateDraft(draft)
    return this.#inTurn(async () => this.#compare(this.#check(draft), draft))
  }

  /** One check at a time: there is only one staging folder. */
  #inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const run = this.#queue.then(work)
    this.#queue = run.catch(() => undefined)
    return run
  }

  #compare(result: CheckResult, draft: readonly DraftFile[]): CheckedDraft {
    const own = new Set(draft.map(({ file }) => file.path))
    const diagnostics = result.diagnostics.map((found) => atDraft(found, own, result.files))
    const before = new Set(diagnostics.length === 0 ? [] : this.#check([]).diagnostics.map(signature))
    const blocking = diagnostics.filter((found) => own.has(found.source.path) || !before.has(signature(found)))
    return { ...result, diagnostics, blocking }
  }

  /** Removes the folder, after the check that may be running. */
  async close(): Promise<void> {
    await this.#queue
    rmSync(this.#folder, { recursive: true, force: true })
  }

  #check(draft: readonly DraftFile[]): CheckResult {
    const paths = filesBelow(this.#root)
    mkdirSync(this.#folder, { recursive: true })
    // What a draft has left behind, with folders that may be empty now.
    if (filesBelow(this.#folder).some((path) => !paths.includes(path))) {
      rmSync(this.#folder, { recursive: true, force: true })
    }
    for (const path of paths) link(join(this.#root, path), join(this.#folder, path))
    for (const { file, content } of draft) {
      const disk = join(this.#folder, file.path)
      // Never in place: a hard link shares its bytes with the real file.
      rmSync(disk, { force: true })
      if (content === null) continue
      mkdirSync(dirname(disk), { recursive: true })
      writeFileSync(disk, content)
    }
    return checkFolder(this.#folder, this.#cache)
  }
}

/** Identifies a diagnostic independently of its line. */
function signature({ source, code, params }: RawDiagnostic): string {
  return [source.path, code, translate(code, params, 'tr').problem].join('\0')
}

function damagedImage({ path, kind }: UnreadableImage): RawDiagnostic {
  return diagnoseFile(path, 'damaged-image', { name: path.slice(path.lastIndexOf('/') + 1), reason: 'unknown', kind })
}

function link(from: string, to: string): void {
  const [own, copy] = [lstatSync(from), lstatSync(to, { throwIfNoEntry: false })]
  if (copy && own.ino === copy.ino && own.dev === copy.dev) return
  rmSync(to, { force: true })
  mkdirSync(dirname(to), { recursive: true })
  try {
    linkSync(from, to)
  } catch {
    // Another file system, or files of another owner.
    copyFileSync(from, to, constants.COPYFILE_FICLONE)
  }
}

/** Paths of all files the check would read, relative to the folder. */
function filesBelow(root: string): string[] {
  return readdirSync(root, { withFileTypes: true, recursive: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .filter((path) => !path.split(sep).some(isJunk))
}
