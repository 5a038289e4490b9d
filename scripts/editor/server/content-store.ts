import { readValues, type Values, writeValues } from '../merge/entry.ts'
import { entryName, entryTitle } from '../merge/labels.ts'
import { type EditableFile, type EntryFile, entryAt } from './editable-file.ts'
import { placeDiagnostics, refuseDiagnostics } from './place-diagnostics.ts'
import { Refusal } from './refusal.ts'
import type { Draft, DraftFile, StagingFolder } from './staging-folder.ts'
import {
  type FileChange,
  finishJournal,
  hasJournal,
  isSame,
  readIfThere,
  versionOf,
  writeJournal,
} from './write-files.ts'

/** An entry as it stands in the content folder. */
export type StoredEntry = { file: EntryFile; before: Buffer; values: Values }

/** A save that can be taken back. `at` is an ISO time. */
type Save = { at: string; label: string; changes: readonly FileChange[] }

/** Changes of a save are kept whole in memory; older saves are in git. */
const MAX_SAVES = 20

const CHANGED_MEANWHILE =
  'Bu kayıt siz açtıktan sonra değişti; yazdıklarınız kaydedilmedi ve oradaki yeni hâl duruyor. ' +
  'Metninizi kopyalayın, sayfayı yenileyin, değişikliğinizi yeni hâlin üzerine yapın.'

/** The only writer of content: one save after the other, each checked in the staging folder first, all of it or nothing. */
export class ContentStore {
  readonly root: string
  readonly #staging: StagingFolder
  #saves: Save[] = []
  #queue: Promise<unknown> = Promise.resolve()

  /** @param root The content folder. A save that was killed half-way is finished first. */
  constructor(root: string, staging: StagingFolder) {
    this.root = root
    this.#staging = staging
    const changed = finishJournal(root)
    if (changed.length > 0) {
      console.warn(`Yarım kalan kayıt tamamlanmadı; bu dosyalar o sırada değişmiş:\n${changed.join('\n')}`)
    }
  }

  /**
   * Reads an entry.
   *
   * @param path As the form knows it.
   * @param opened The version the form has seen; the current one when it is left out.
   * @throws Refusal where the entry is gone, has another version or cannot be read.
   */
  read(path: string, opened?: string): StoredEntry {
    const file = entryAt(this.root, path)
    const before = readIfThere(file.disk)
    assertVersion(before, opened)
    return { file, before, values: valuesOf(file, before) }
  }

  /**
   * Checks the content with changes that are not written yet, and resolves it for the browser.
   *
   * @param base Put before the address of every picture.
   */
  validateDraft(changes: readonly DraftFile[] = [], base = '/'): Promise<Draft> {
    return this.#staging.validateDraft(changes, base)
  }

  /** Runs work that reads and then writes; no other save comes in between. */
  inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const run = this.#queue.then(work)
    this.#queue = run.catch(() => undefined)
    return run
  }

  /**
   * Writes files if the whole content is fine with them. Only within `inTurn`.
   *
   * @param label What was done, for the list of saves; without it the save cannot be taken back.
   * @returns The files that are different now.
   * @throws Refusal; then nothing has been written.
   */
  async write(files: readonly FileChange[], label?: string): Promise<readonly FileChange[]> {
    const changes = files.filter(({ before, content }) => !isSame(before, content))
    if (changes.length === 0) return []
    const { blocking, files: checked } = await this.validateDraft(changes)
    if (blocking.length > 0) {
      throw refuseDiagnostics('Yapılmadı; her şey olduğu gibi duruyor.', placeDiagnostics(blocking, checked))
    }
    // Checking took a moment; another program may have written in it.
    for (const { file, before } of changes)
      if (!isSame(readIfThere(file.disk), before)) throw new Refusal(CHANGED_MEANWHILE)
    try {
      finishJournal(this.root)
      writeJournal(this.root, changes)
      finishJournal(this.root)
    } catch (error) {
      console.error(error)
      const state = hasJournal(this.root)
        ? 'kayıt yarıda kaldı ve bir sonraki kayıtta ya da düzenleyici yeniden açılınca tamamlanacak'
        : 'içerik olduğu gibi duruyor'
      throw new Refusal(`Diske yazılamadı; ${state}.`, { detail: String(error) })
    }
    if (label !== undefined) {
      this.#saves = [{ at: new Date().toISOString(), label, changes }, ...this.#saves].slice(0, MAX_SAVES)
    }
    return changes
  }

  /** The saves of this run of the editor, newest first. */
  saves(): { at: string; label: string }[] {
    return this.#saves.map(({ at, label }) => ({ at, label }))
  }

  /** Takes the last save back whole, if its files still are as it left them. */
  undo(): Promise<{ label: string }> {
    return this.inTurn(async () => {
      const [last, ...rest] = this.#saves
      if (!last) throw new Refusal('Geri alınacak bir kayıt yok.')
      if (last.changes.some(({ file, content }) => !isSame(readIfThere(file.disk), content))) {
        throw new Refusal('Bu kayıttan sonra aynı yerde başka bir değişiklik yapıldı; geri alınmadı.')
      }
      await this.write(last.changes.map(({ file, before, content }) => ({ file, before: content, content: before })))
      this.#saves = rest
      return { label: last.label }
    })
  }
}

/** @throws Refusal where the file is gone or has another version than the one that was opened. */
export function assertVersion(current: Buffer | null, opened?: string): asserts current is Buffer {
  if (!current) throw new Refusal('Bu kayıt artık yok; başka biri silmiş ya da adını değiştirmiş olabilir.')
  if (opened !== undefined && versionOf(current) !== opened) throw new Refusal(CHANGED_MEANWHILE)
}

/** @throws Refusal where a new file would take the place of another one. */
export function assertFree({ collection, disk }: EditableFile): void {
  if (!readIfThere(disk)) return
  const what = collection ? 'kayıt' : 'görsel'
  throw new Refusal(`Bu adı taşıyan bir ${what} zaten var; yenisi onun üzerine yazılmadı. Başka bir ad verin.`)
}

/** @throws Refusal where the bytes cannot be read as an entry. */
export function valuesOf({ collection, path }: EntryFile, bytes: Buffer): Values {
  const values = readValues(bytes.toString('utf8'), collection)
  if (values) return values
  throw new Refusal(`${entryTitle(collection, path, undefined)}: Şimdiki hâli okunamıyor; geliştiriciye haber verin.`)
}

/**
 * @param before The file as it is; null for a new one.
 * @throws Refusal where that cannot be read as an entry.
 */
export function bytesOf(file: EntryFile, before: Buffer | null, values: Values): Buffer {
  if (before) valuesOf(file, before)
  return Buffer.from(writeValues(before?.toString('utf8'), values, file.collection))
}

/** What staff call a file with these bytes. */
export function nameOf({ collection, path }: EditableFile, bytes: Buffer | null): string {
  const name = path.slice(path.lastIndexOf('/') + 1)
  return collection ? entryName(collection, path, readValues(String(bytes ?? ''), collection)) : name
}
