import { FileCache } from '../../content/check.ts'
import type { Person } from '../access/sessions.ts'
import { readValues, type Values, writeValues } from '../merge/entry.ts'
import { entryName, entryTitle } from '../merge/labels.ts'
import { Drafts } from './drafts.ts'
import { type EditableFile, type EntryFile, entryAt } from './editable-file.ts'
import { placeDiagnostics, refuseDiagnostics } from './place-diagnostics.ts'
import { Refusal } from './refusal.ts'
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

/** A save that can be undone, or repeated once it is. `at` is an ISO time. */
export type Save = {
  at: string
  label: string
  by: Person | undefined
  changes: readonly FileChange[]
  isUndone: boolean
}

/** About a save: its title in the undo history, without which it cannot be undone, and who has made it. */
type SaveOptions = { label?: string; by?: Person | undefined; isChecked?: boolean }

/** Chosen by eye: the history keeps whole files in memory. */
const MAX_SAVES = 100

const CHANGED_MEANWHILE =
  'Bu kayıt siz açtıktan sonra değişti; isteğiniz yapılmadı, yeni hâli duruyor. Sayfayı yenileyip yeniden deneyin.'

/** The only writer of the content folder. Saves are serialized, checked first, and atomic. */
export class ContentStore {
  readonly root: string
  readonly drafts: Drafts
  /** Of what files of the content hold, as the form needs it. */
  readonly cache = new FileCache()
  #saves: Save[] = []
  #revision = Date.now()
  #queue: Promise<unknown> = Promise.resolve()

  /** @param root The content folder. The journal of an interrupted save is replayed. */
  constructor(root: string) {
    this.root = root
    this.drafts = new Drafts(root)
    const changed = finishJournal(root)
    if (changed.length > 0) {
      console.warn(`Yarım kalan kayıt tamamlanmadı; bu dosyalar o sırada değişmiş:\n${changed.join('\n')}`)
    }
  }

  /**
   * Reads an entry.
   *
   * @param path A form path.
   * @param opened The expected version; any version when it is left out.
   * @throws Refusal if the entry is gone, has another version or cannot be parsed.
   */
  read(path: string, opened?: string): StoredEntry {
    const file = entryAt(this.root, path)
    const before = readIfThere(file.disk)
    assertVersion(before, opened)
    return { file, before, values: valuesOf(file, before) }
  }

  /** Runs a read-modify-write step exclusively. */
  withLock<Result>(work: () => Promise<Result>): Promise<Result> {
    const run = this.#queue.then(work)
    this.#queue = run.catch(() => undefined)
    return run
  }

  /**
   * Writes files if the draft has no blocking diagnostics. Call it within `withLock`.
   *
   * @param options `isChecked`: the check has been made already, or is for newer code to make.
   * @returns The changes without those that change nothing.
   * @throws Refusal; then nothing has been written.
   */
  async write(
    files: readonly FileChange[],
    { label, by, isChecked = false }: SaveOptions = {},
  ): Promise<readonly FileChange[]> {
    const changes = files.filter(({ before, content }) => !isSame(before, content))
    if (changes.length === 0) return []
    if (!isChecked) {
      const { blocking, files: checked } = await this.drafts.check(changes)
      if (blocking.length > 0) {
        throw refuseDiagnostics('Yapılmadı; her şey olduğu gibi duruyor.', placeDiagnostics(blocking, checked))
      }
    }
    // Another program may have written during the check.
    for (const { file, before } of changes)
      if (!isSame(readIfThere(file.disk), before)) throw new Refusal(CHANGED_MEANWHILE)
    try {
      finishJournal(this.root)
      writeJournal(this.root, changes, by)
      finishJournal(this.root)
    } catch (error) {
      console.error(error)
      const state = hasJournal(this.root)
        ? 'kayıt yarıda kaldı ve bir sonraki kayıtta ya da düzenleyici yeniden açılınca tamamlanacak'
        : 'içerik olduğu gibi duruyor'
      throw new Refusal(`Diske yazılamadı; ${state}.`, { detail: String(error) })
    }
    if (label !== undefined) {
      const save = { at: new Date().toISOString(), label, by, changes, isUndone: false }
      // What was undone before cannot be repeated on top of it.
      const others = this.#saves.filter((each) => !each.isUndone || each.by?.email !== by?.email)
      this.#saves = [save, ...others].slice(0, MAX_SAVES)
    }
    this.raiseRevision()
    return changes
  }

  /** Changes with everything that is written; never the same after a restart. */
  get revision(): string {
    return String(this.#revision)
  }

  /** Tells everybody that something has changed. */
  raiseRevision(): void {
    this.#revision += 1
  }

  /** The saves of a person, newest first. */
  saves(person: Person | undefined): readonly Save[] {
    return this.#saves.filter(({ by }) => by?.email === person?.email)
  }

  /** The save that a person would undo next, or repeat next. */
  nextSave(person: Person | undefined, step: 'undo' | 'redo'): Save | undefined {
    const saves = this.saves(person)
    return step === 'undo' ? saves.find(({ isUndone }) => !isUndone) : saves.findLast(({ isUndone }) => isUndone)
  }

  /**
   * Undoes the last save of a person, or repeats the one undone last, if none of its files has changed since.
   *
   * @param at The save that is meant; whichever is next when it is left out.
   */
  travel(step: 'undo' | 'redo', at: string | undefined, person?: Person): Promise<{ label: string }> {
    return this.withLock(async () => {
      const save = this.nextSave(person, step)
      if (!save || (at !== undefined && at !== save.at)) throw new Refusal('Geri alınacak bir kayıt yok.')
      const changes = changesOf(save, step)
      if (changes.some(({ file, before }) => !isSame(readIfThere(file.disk), before))) {
        throw new Refusal('Bu kayıttan sonra aynı yerde başka bir değişiklik yapıldı; geri alınmadı.')
      }
      await this.write(changes, { by: person })
      this.#saves = this.#saves.map((each) => (each === save ? { ...save, isUndone: step === 'undo' } : each))
      return { label: save.label }
    })
  }
}

/** What undoing or repeating a save writes. */
export function changesOf({ changes }: Save, step: 'undo' | 'redo'): readonly FileChange[] {
  return step === 'redo'
    ? changes
    : changes.map(({ file, before, content }) => ({ file, before: content, content: before }))
}

/** @throws Refusal if the file is gone or has another version. */
export function assertVersion(current: Buffer | null, opened?: string): asserts current is Buffer {
  if (!current) throw new Refusal('Bu kayıt artık yok; başka biri silmiş ya da adını değiştirmiş olabilir.')
  if (opened !== undefined && versionOf(current) !== opened) throw new Refusal(CHANGED_MEANWHILE)
}

/** @throws Refusal if the file exists. */
export function assertFree({ collection, disk }: EditableFile): void {
  if (!readIfThere(disk)) return
  const what = collection ? 'kayıt' : 'görsel'
  throw new Refusal(`Bu adı taşıyan bir ${what} zaten var; yenisi onun üzerine yazılmadı. Başka bir ad verin.`)
}

/** @throws Refusal if the bytes cannot be parsed as an entry. */
export function valuesOf({ collection, path }: EntryFile, bytes: Buffer): Values {
  const values = readValues(bytes.toString('utf8'), collection)
  if (values) return values
  throw new Refusal(`${entryTitle(collection, path, undefined)}: Şimdiki hâli okunamıyor; geliştiriciye haber verin.`)
}

/** @param before The current file, which has been parsed; null for a new one. */
export function bytesOf(file: EntryFile, before: Buffer | null, values: Values): Buffer {
  return Buffer.from(writeValues(before?.toString('utf8'), values, file.collection))
}

/** The display name of a file with these bytes. */
export function nameOf({ collection, path }: EditableFile, bytes: Buffer | null): string {
  const name = path.slice(path.lastIndexOf('/') + 1)
  return collection ? entryName(collection, path, readValues(String(bytes ?? ''), collection)) : name
}
