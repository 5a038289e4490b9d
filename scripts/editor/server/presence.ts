import type { Person } from '../access/sessions.ts'
import type { RequestOf } from './requests.ts'

/** Somebody else at the form. `path` is the entry that is open now, `unsaved` are the keys of unsaved drafts. */
type Colleague = { name: string; path: string | null; unsaved: string[] }

type Tab = { person: Person | undefined; path: string | null; unsaved: string[]; seen: number }

/** Three missed reports. */
const HERE_MS = 35_000

/** Drafts stay in a browser that is closed; after this long nobody waits for them. */
const FORGOTTEN_MS = 12 * 60 * 60 * 1000

/** Who has which entry open, by what their tabs report. */
export class Presence {
  readonly #tabs = new Map<string, Tab>()

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
      return {
        name: last.person?.name ?? '',
        path: Date.now() - last.seen <= HERE_MS ? last.path : null,
        unsaved: [...new Set(own.flatMap((tab) => tab.unsaved))],
      }
    })
  }
}
