import type { Person } from '../access/sessions.ts'
import { readValues } from '../merge/entry.ts'
import { entryName } from '../merge/labels.ts'
import { findFile, formPath } from './editable-file.ts'
import type { RequestOf } from './requests.ts'
import { readIfThere } from './write-files.ts'

/** Somebody else at the form. `path` is the entry that is open now, `unsaved` are the entries with unsaved drafts. */
export type Colleague = { name: string; path: string | null; unsaved: { path: string; name: string }[] }

type Tab = { person: Person | undefined; path: string | null; unsaved: string[]; seen: number }

/** Three missed reports. */
const HERE_MS = 35_000

/** Drafts stay in a browser that is closed; after this long nobody waits for them. */
const FORGOTTEN_MS = 12 * 60 * 60 * 1000

/** Who has which entry open, by what their tabs report. */
export class Presence {
  readonly #root: string
  readonly #tabs = new Map<string, Tab>()

  /** @param root The content folder. */
  constructor(root: string) {
    this.#root = root
  }

  /** Notes what a tab shows. */
  report({ tab, path, unsaved }: RequestOf<'presence'>, person: Person | undefined): void {
    const now = Date.now()
    for (const [id, { seen, unsaved: drafts }] of this.#tabs) {
      if (now - seen > (drafts.length > 0 ? FORGOTTEN_MS : HERE_MS)) this.#tabs.delete(id)
    }
    this.#tabs.set(`${person?.email} ${tab}`, { person, path, unsaved, seen: now })
  }

  /** Everybody but one person, each once. */
  others(person: Person | undefined): Colleague[] {
    const tabs = [...this.#tabs.values()].filter((tab) => tab.person && tab.person.email !== person?.email)
    const emails = [...new Set(tabs.map((tab) => tab.person?.email))]
    return emails.map((email): Colleague => {
      const own = tabs.filter((tab) => tab.person?.email === email)
      const last = own.reduce((a, b) => (b.seen > a.seen ? b : a))
      const unsaved = [...new Set(own.flatMap((tab) => tab.unsaved))]
      return {
        name: last.person?.name ?? '',
        path: Date.now() - last.seen <= HERE_MS ? last.path : null,
        unsaved: unsaved.map((path) => ({ path, name: this.#nameOf(path) })),
      }
    })
  }

  /** @param path A form path, or the key of an entry that has no file yet. */
  #nameOf(path: string): string {
    const file = findFile(this.#root, path.slice(formPath('').length))
    const bytes = file && readIfThere(file.disk)
    if (!file?.collection || !bytes) return 'Yeni kayıt'
    return entryName(file.collection, file.path, readValues(bytes.toString('utf8'), file.collection))
  }
}
