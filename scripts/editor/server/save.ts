import { createHash } from 'node:crypto'
import {
  chmodSync,
  closeSync,
  fsyncSync,
  lstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Diagnostic } from '../../content/diagnostics/diagnostic.ts'
import type { Values } from '../merge/entry.ts'
import { textOf } from '../merge/entry-of.ts'
import type { Change, Overlay } from './overlay.ts'
import { CONTENT, type Place, placeOf } from './places.ts'
import { Refusal } from './refusal.ts'

/** What the form wants written, all of it or nothing. */
export type SaveRequest = {
  path: string
  values: Values
  /** The version that was opened; `null` for a file that is new. */
  opened: string | null
  pictures: { path: string; bytes: Uint8Array }[]
}

export const CHANGED_MEANWHILE =
  'Bu dosya siz açtıktan sonra değişti; yazdıklarınız kaydedilmedi ve dosyadaki yeni hâl duruyor. ' +
  'Metninizi kopyalayın, sayfayı yenileyin, değişikliğinizi yeni hâlin üzerine yapın.'

/** The version of a file: the same for the same bytes. */
export function versionOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

/** Writes content, if the whole content is fine with it. */
export class Writer {
  readonly #root: string
  readonly #overlay: Overlay
  #queue: Promise<unknown> = Promise.resolve()

  constructor(root: string, overlay: Overlay) {
    this.#root = root
    this.#overlay = overlay
  }

  /**
   * @returns The new version of the file.
   * @throws Refusal when anything speaks against it; then nothing has been written.
   */
  save(request: SaveRequest): Promise<{ version: string }> {
    return this.#inTurn(async () => {
      const place = placeOf(this.#root, request.path)
      const before = this.#assertVersion(place, request.opened)
      const text = nextText(place, before?.toString('utf8'), request.values)
      const entry = { place, content: Buffer.from(text) }
      const pictures = request.pictures.map(({ path, bytes }) => this.#picture(path, bytes))
      const changed = [...pictures, entry].filter(({ place: { disk }, content }) => !readIfThere(disk)?.equals(content))
      await this.#assertFine(changed.map(({ place: { path }, content }) => ({ path, content })))
      // Checking took a moment; somebody may have saved in it.
      this.#assertVersion(place, request.opened)
      this.#writeAll(changed)
      return { version: versionOf(entry.content) }
    })
  }

  /** @throws Refusal when something else needs one of the files. */
  remove(paths: readonly string[], opened: ReadonlyMap<string, string>): Promise<void> {
    return this.#inTurn(async () => {
      const places = paths.map((path) => placeOf(this.#root, path))
      const assertVersions = () => {
        for (const place of places) this.#assertVersion(place, opened.get(`${CONTENT}/${place.path}`))
      }
      assertVersions()
      await this.#assertFine(places.map(({ path }) => ({ path, content: null })))
      assertVersions()
      for (const { disk } of places) rmSync(disk)
    })
  }

  /** Adds a picture that no file names yet. */
  addPicture(path: string, bytes: Uint8Array): Promise<void> {
    return this.#inTurn(async () => {
      const picture = this.#picture(path, bytes)
      await this.#assertFine([{ path: picture.place.path, content: picture.content }])
      this.#writeAll([picture])
    })
  }

  /** What the content would say with an entry as it stands in the form. */
  draftOf(path: string, values: Values): Change[] {
    const place = placeOf(this.#root, path)
    const text = nextText(place, readIfThere(place.disk)?.toString('utf8'), values)
    return [{ path: place.path, content: text }]
  }

  #inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const run = this.#queue.then(work)
    this.#queue = run.catch(() => undefined)
    return run
  }

  /** @param opened `undefined`: whatever stands there is meant. */
  #assertVersion(place: Place, opened: string | null | undefined): Buffer | undefined {
    const current = readIfThere(place.disk)
    if (opened === null && current) {
      throw new Refusal(409, `${CONTENT}/${place.path} adında bir dosya zaten var; yenisi onun üzerine yazılmadı.`)
    }
    if (opened !== null && !current) {
      throw new Refusal(409, `${CONTENT}/${place.path} artık yok; başka biri silmiş ya da adını değiştirmiş olabilir.`)
    }
    if (typeof opened === 'string' && current && versionOf(current) !== opened)
      throw new Refusal(409, CHANGED_MEANWHILE)
    return current
  }

  #picture(path: string, bytes: Uint8Array): { place: Place; content: Buffer } {
    const place = placeOf(this.#root, path)
    if (place.collection) throw new Refusal(403, `${path} bir görsel değil.`)
    const content = Buffer.from(bytes)
    const known = readIfThere(place.disk)
    if (known && !known.equals(content)) {
      throw new Refusal(409, `${path} adında başka bir görsel var; yenisine başka bir ad verin.`)
    }
    return { place, content }
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

  #writeAll(files: readonly { place: Place; content: Buffer }[]) {
    const made: string[] = []
    try {
      for (const { place, content } of files) {
        const isNew = !readIfThere(place.disk)
        writeWhole(place.disk, content)
        if (isNew) made.push(place.disk)
      }
    } catch (error) {
      // Pictures go first and the entry last, so what was made so far is new and nobody names it.
      for (const disk of made) rmSync(disk, { force: true })
      const reason = error instanceof Error && 'code' in error ? String(error.code) : 'bilinmiyor'
      throw new Refusal(500, `Dosya yazılamadı (${reason}); içerik olduğu gibi duruyor.`)
    }
  }
}

function nextText({ collection }: Place, before: string | undefined, values: Values): string {
  if (!collection) throw new Refusal(403, 'Bu dosya bir içerik dosyası değil.')
  try {
    return textOf(collection, before, values)
  } catch {
    throw new Refusal(422, 'Bu dosyanın şimdiki hâli okunamıyor; önce metin düzenleyicide düzeltilmeli.')
  }
}

/** A reader sees the old file or the new one, never half of one: written beside it, then renamed. */
function writeWhole(disk: string, content: Buffer) {
  mkdirSync(dirname(disk), { recursive: true })
  // The leading dot: neither the check nor the running site looks at it.
  const beside = join(dirname(disk), `.${basename(disk)}.${process.pid}.tmp`)
  const mode = lstatSync(disk, { throwIfNoEntry: false })?.mode
  try {
    rmSync(beside, { force: true })
    // "x": a file that somebody has put there in between, or a link, is not written through.
    const file = openSync(beside, 'wx')
    try {
      writeSync(file, content)
      fsyncSync(file)
    } finally {
      closeSync(file)
    }
    if (mode !== undefined) chmodSync(beside, mode)
    renameSync(beside, disk)
  } finally {
    rmSync(beside, { force: true })
  }
}

export function readIfThere(disk: string): Buffer | undefined {
  try {
    return readFileSync(disk)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

/** What makes two problems the same, wherever their lines have gone. */
export function signature({ file, code, problem }: Diagnostic): string {
  return [file, code, problem].join('\0')
}

/** Issues as one text: for each its place and the three lines staff know from the check. */
export function formatRefusal(first: string, diagnostics: readonly Diagnostic[]): string {
  const texts = diagnostics.map(({ file, problem, expected, fix }) =>
    [`${file}: ${problem}`, `Beklenen: ${expected}`, `Düzeltme: ${fix}`].join('\n'),
  )
  return [first, ...texts].join('\n\n')
}
