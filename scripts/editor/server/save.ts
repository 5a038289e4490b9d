import type { z } from 'zod'
import type { Diagnostic } from '../../content/diagnostics/diagnostic.ts'
import { BODY_FIELD } from '../forms/body-field.ts'
import { readValues, type Values } from '../merge/entry.ts'
import { textOf } from '../merge/entry-of.ts'
import { entryName } from '../merge/labels.ts'
import { mergeValues } from '../merge/three-way.ts'
import { tidy } from '../merge/tidy.ts'
import { History, type SaveRecord } from './history.ts'
import type { Change, Overlay } from './overlay.ts'
import { CONTENT, type Place, placeOf } from './places.ts'
import { Refusal } from './refusal.ts'
import {
  type FileChange,
  finishJournal,
  hasJournal,
  readIfThere,
  removeLeftovers,
  versionOf,
  writeAll,
} from './write-files.ts'

/** What the form wants written, all of it or nothing. */
export type SaveRequest = {
  path: string
  values: Values
  /** The version that was opened; `null` for a file that is new. */
  opened: string | null
  /** The values as they were opened: a file that was changed meanwhile is merged by field. */
  base?: Values | undefined
  pictures: { path: string; bytes: Uint8Array }[]
}

export const CHANGED_MEANWHILE =
  'Bu dosya siz açtıktan sonra değişti; yazdıklarınız kaydedilmedi ve dosyadaki yeni hâl duruyor. ' +
  'Metninizi kopyalayın, sayfayı yenileyin, değişikliğinizi yeni hâlin üzerine yapın.'

const CONFLICT = 'Siz yazarken bu alanlar başka bir yerde de değişti. Hangisinin kalacağını seçin.'

/** The only one who writes content: one save after the other, each tried on the overlay first, all of it or nothing. */
export class Writer {
  readonly root: string
  readonly #overlay: Overlay
  readonly #history = new History()
  #queue: Promise<unknown> = Promise.resolve()

  /** @param root The content folder. A save that was killed half-way is finished first. */
  constructor(root: string, overlay: Overlay) {
    this.root = root
    this.#overlay = overlay
    const changed = finishJournal(root)
    removeLeftovers(root)
    if (changed.length > 0) {
      console.warn(`Yarım kalan kayıt tamamlanmadı; bu dosyalar o sırada değişmiş:\n${changed.join('\n')}`)
    }
  }

  /**
   * Saves one entry with the pictures it brings.
   *
   * @returns The new version of the file; where edits of two people were merged, also the values as saved.
   * @throws Refusal when anything speaks against it; then nothing has been written.
   */
  save(request: SaveRequest): Promise<{ version: string; merged?: true; values?: Values }> {
    return this.inTurn(async () => {
      const place = placeOf(this.root, request.path)
      const before = readIfThere(place.disk) ?? null
      const { base, opened } = request
      const isMerge = base !== undefined && opened !== null && before !== null && versionOf(before) !== opened
      if (!isMerge) assertVersion(place, before, opened)
      const values = isMerge ? mergedValues(place, before, base, request.values) : request.values
      const text = nextText(place, before?.toString('utf8'), values)
      const entry = { place, before, content: Buffer.from(text) }
      const pictures = request.pictures.map(({ path, bytes }) => this.#picture(path, bytes))
      await this.write([...pictures, entry], `${nameOf(place, text)}: kaydedildi`)
      const version = versionOf(entry.content)
      return isMerge ? { version, merged: true, values: valuesIn(place, text) } : { version }
    })
  }

  /** Adds a picture that no file names yet. */
  addPicture(path: string, bytes: Uint8Array): Promise<void> {
    return this.inTurn(() => this.write([this.#picture(path, bytes)], `${path.split('/').at(-1)}: eklendi`))
  }

  /** The saves of this run of the editor, newest first. */
  history(): Pick<SaveRecord, 'id' | 'at' | 'label'>[] {
    return this.#history.list()
  }

  /** Takes the last save back whole, if its files still are as it left them. */
  undo(): Promise<{ label: string }> {
    return this.inTurn(async () => {
      const last = this.#history.last()
      if (!last) throw new Refusal(409, 'Geri alınacak bir kayıt yok.')
      const changes = last.files.map(({ place, before, content }) => {
        const now = readIfThere(place.disk) ?? null
        if (!isSame(now, content)) {
          throw new Refusal(409, 'Bu kayıttan sonra aynı dosya başka bir yerde değişti; geri alınmadı.')
        }
        return { place, before: now, content: before }
      })
      await this.write(changes)
      this.#history.drop(last)
      return { label: last.label }
    })
  }

  /** What the content would say with an entry as it stands in the form. */
  draftOf(path: string, values: Values): Change[] {
    const place = placeOf(this.root, path)
    const text = nextText(place, readIfThere(place.disk)?.toString('utf8'), values)
    return [{ path: place.path, content: text }]
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
   * @throws Refusal; then nothing has been written.
   */
  async write(files: readonly FileChange[], label?: string): Promise<void> {
    const changed = files.filter(({ before, content }) => !isSame(before, content))
    if (changed.length === 0) return
    await this.#assertFine(changed.map(({ place, content }) => ({ path: place.path, content })))
    // Checking took a moment; somebody may have saved in it.
    for (const { place, before } of changed) {
      if (!isSame(readIfThere(place.disk) ?? null, before)) throw new Refusal(409, CHANGED_MEANWHILE)
    }
    try {
      writeAll(this.root, changed)
    } catch (error) {
      const reason = error instanceof Error && 'code' in error ? String(error.code) : 'bilinmiyor'
      const state = hasJournal(this.root)
        ? 'kayıt yarıda kaldı ve bir sonraki kayıtta ya da düzenleyici yeniden açılınca tamamlanacak'
        : 'içerik olduğu gibi duruyor'
      throw new Refusal(500, `Dosya yazılamadı (${reason}); ${state}.`)
    }
    if (label !== undefined) this.#history.add(label, changed)
  }

  #picture(path: string, bytes: Uint8Array): FileChange {
    const place = placeOf(this.root, path)
    if (place.collection) throw new Refusal(403, `${path} bir görsel değil.`)
    const content = Buffer.from(bytes)
    const before = readIfThere(place.disk) ?? null
    if (before && !before.equals(content)) {
      throw new Refusal(409, `${path} adında başka bir görsel var; yenisine başka bir ad verin.`)
    }
    return { place, before, content }
  }

  /** Mistakes that stood elsewhere before are not this save's; a file that is saved has to be right itself. */
  async #assertFine(changes: readonly Change[]) {
    const { diagnostics } = await this.#overlay.judge(changes)
    if (diagnostics.length === 0) return
    const own = new Set(changes.map(({ path }) => `${CONTENT}/${path}`))
    const before = new Set((await this.#overlay.judge([])).diagnostics.map(signature))
    const counting = diagnostics.filter((diagnostic) => own.has(diagnostic.file) || !before.has(signature(diagnostic)))
    if (counting.length > 0)
      throw new Refusal(422, formatRefusal('Yapılmadı; dosyalar olduğu gibi duruyor.', counting), counting)
  }
}

/**
 * @param opened `null` for a file that must be new, `undefined` where whatever stands there is meant.
 * @throws Refusal when the file is not the one that was opened.
 */
export function assertVersion(place: Place, current: Buffer | null, opened: string | null | undefined): void {
  if (opened === null && current) {
    throw new Refusal(409, `${CONTENT}/${place.path} adında bir dosya zaten var; yenisi onun üzerine yazılmadı.`)
  }
  if (opened !== null && !current) {
    throw new Refusal(409, `${CONTENT}/${place.path} artık yok; başka biri silmiş ya da adını değiştirmiş olabilir.`)
  }
  if (typeof opened === 'string' && current && versionOf(current) !== opened) throw new Refusal(409, CHANGED_MEANWHILE)
}

function mergedValues(place: Place, current: Buffer, base: Values, mine: Values): Values {
  const theirs = valuesIn(place, current.toString('utf8'))
  const schema = schemaOf(place)
  const [old, own, other] = [base, mine, theirs].map((values) => {
    const { [BODY_FIELD]: body, ...fields } = values
    const text = typeof body === 'string' ? { [BODY_FIELD]: body.replace(/\r\n?/g, '\n').trim() } : {}
    return { ...(tidy(schema, fields) as Values), ...text }
  })
  const { values, conflicts } = mergeValues(schema, old, own, other)
  if (conflicts.length === 0) return values as Values
  throw new Refusal(409, CONFLICT, [], { conflicts, version: versionOf(current), values: theirs })
}

/** @throws Refusal where the file cannot be read. */
export function valuesIn({ collection }: Place, text: string): Values {
  if (!collection) throw new Refusal(403, 'Bu dosya bir içerik dosyası değil.')
  try {
    return readValues(text, collection)
  } catch {
    throw new Refusal(422, 'Bu dosyanın şimdiki hâli okunamıyor; önce metin düzenleyicide düzeltilmeli.')
  }
}

/** @throws Refusal where the file as it is cannot be read. */
export function nextText({ collection }: Place, before: string | undefined, values: Values): string {
  if (!collection) throw new Refusal(403, 'Bu dosya bir içerik dosyası değil.')
  try {
    return textOf(collection, before, values)
  } catch {
    throw new Refusal(422, 'Bu dosyanın şimdiki hâli okunamıyor; önce metin düzenleyicide düzeltilmeli.')
  }
}

/** What staff call a file with this text; a file that cannot be read goes by its path. */
export function nameOf({ collection, path }: Place, text: string): string {
  if (!collection) return path.split('/').at(-1) ?? path
  try {
    return entryName(collection, path, readValues(text, collection))
  } catch {
    return path
  }
}

function schemaOf({ collection, path }: Place): z.ZodType {
  if (!collection) throw new Refusal(403, `${path} bir içerik dosyası değil.`)
  return collection.schema
}

export function isSame(a: Buffer | null, b: Buffer | null): boolean {
  return a === null || b === null ? a === b : a.equals(b)
}

/** What makes two problems the same, wherever their lines have gone. */
export function signature({ file, code, problem }: Diagnostic): string {
  return [file, code, problem].join('\0')
}

/** Diagnostics as one text: for each its place and the three lines staff know from the check. */
export function formatRefusal(first: string, diagnostics: readonly Diagnostic[]): string {
  const texts = diagnostics.map(({ file, problem, expected, fix }) =>
    [`${file}: ${problem}`, `Beklenen: ${expected}`, `Düzeltme: ${fix}`].join('\n'),
  )
  return [first, ...texts].join('\n\n')
}
