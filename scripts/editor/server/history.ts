import type { FileChange } from './write-files.ts'

/** A save that can be taken back. `at` is an ISO time. */
export type SaveRecord = { id: number; at: string; label: string; files: readonly FileChange[] }

/** Files of a save are kept whole in memory; older saves are in git. */
const MAX_SAVES = 20

/** The saves of this run of the editor. */
export class History {
  #saves: SaveRecord[] = []
  #count = 0

  add(label: string, files: readonly FileChange[]): void {
    this.#count += 1
    this.#saves = [{ id: this.#count, at: new Date().toISOString(), label, files }, ...this.#saves].slice(0, MAX_SAVES)
  }

  /** @returns Newest first. */
  list(): Pick<SaveRecord, 'id' | 'at' | 'label'>[] {
    return this.#saves.map(({ id, at, label }) => ({ id, at, label }))
  }

  last(): SaveRecord | undefined {
    return this.#saves[0]
  }

  drop(save: SaveRecord): void {
    this.#saves = this.#saves.filter((each) => each !== save)
  }
}
