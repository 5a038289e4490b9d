import { createHash, randomBytes } from 'node:crypto'
import { readFileSync, renameSync, writeFileSync } from 'node:fs'

/** Somebody at the form, as the sign-in or git knows them. */
export type Person = { name: string; email: string }

/** A working day with its breaks. */
export const SESSION_SECONDS = 10 * 60 * 60

/** `ends` in milliseconds since the epoch. */
type Session = Person & { ends: number }

/** Who is signed in, kept in a file, so that a restart signs nobody out. The file holds hashes, no session ids. */
export class Sessions {
  readonly #file: string
  #sessions: Map<string, Session>

  constructor(file: string) {
    this.#file = file
    this.#sessions = readSessions(file)
  }

  /** @returns The id of a new session. */
  begin({ name, email }: Person): string {
    const id = randomBytes(32).toString('base64url')
    this.#sessions.set(hash(id), { name, email, ends: Date.now() + SESSION_SECONDS * 1000 })
    this.#keep()
    return id
  }

  /** @returns Nobody if the session has ended. */
  find(id: string): Person | undefined {
    const session = this.#sessions.get(hash(id))
    if (!session || session.ends <= Date.now()) return undefined
    return { name: session.name, email: session.email }
  }

  end(id: string): void {
    this.#sessions.delete(hash(id))
    this.#keep()
  }

  /** Ends every session of a person, on all devices. */
  endAll(email: string): void {
    for (const [key, session] of this.#sessions) if (session.email === email) this.#sessions.delete(key)
    this.#keep()
  }

  #keep(): void {
    for (const [key, { ends }] of this.#sessions) if (ends <= Date.now()) this.#sessions.delete(key)
    writeFileSync(`${this.#file}.tmp`, JSON.stringify([...this.#sessions]), { mode: 0o600 })
    renameSync(`${this.#file}.tmp`, this.#file)
  }
}

/** A file that is missing or damaged signs everybody out, no more. */
function readSessions(file: string): Map<string, Session> {
  try {
    return new Map(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return new Map()
  }
}

function hash(id: string): string {
  return createHash('sha256').update(id).digest('hex')
}
