import type { Person } from '../access/sessions.ts'
import { describeSchema } from '../forms/describe-schema.ts'
import type { Values } from '../merge/entry.ts'
import { type Conflict, mergeValues } from '../merge/three-way.ts'
import { bytesOf, type ContentStore, nameOf, valuesOf } from '../server/content-store.ts'
import { type EditableFile, findFile, formPath } from '../server/editable-file.ts'
import { type PlacedDiagnostic, placeDiagnostics, refuseDiagnostics } from '../server/place-diagnostics.ts'
import { Refusal } from '../server/refusal.ts'
import type { RequestOf } from '../server/requests.ts'
import { type FileChange, isSame, keepAuthors, readAuthors, readIfThere } from '../server/write-files.ts'
import { type ChangedEntry, findBlocking, isEntry, listEntries } from './changes.ts'
import { Clone, type Part } from './clone.ts'

/** Attempts to push while others push in between. */
const MAX_ATTEMPTS = 3

/** News to keep. Chosen by eye. */
const MAX_NEWS = 20

/** The fields of an entry that were changed here and by others. */
export type EntryConflicts = { path: string; name: string; conflicts: Conflict[] }

/** The winner of a conflict. */
type Side = 'mine' | 'theirs'

/** Something that was published: entries by their display names. `at` is an ISO time. */
export type News = { at: string; name: string; email: string; entries: string[] }

/** `merged`: what others have published meanwhile was written here. */
export type PublishResult = { merged: boolean; address: string | undefined }

const AFTER_MERGE =
  'Başkalarının yayınladıklarıyla birleşince bu sorunlar çıktı; önce bunlar düzeltilmeli. Anlaşılmıyorsa geliştiriciye haber verin.'

/** Keeps the content as others publish it, and publishes what was saved here. One step at a time. */
export class Publisher {
  readonly #store: ContentStore
  #queue: Promise<unknown> = Promise.resolve()
  #isReady = false
  #news: News[] = []
  #hasNewCode = false

  constructor(store: ContentStore) {
    this.#store = store
  }

  /** What was published lately, newest first. */
  get news(): readonly News[] {
    return this.#news
  }

  /** What keeps everybody from publishing from here; once there is nothing, it is not looked for again. */
  async findObstacle(): Promise<string | undefined> {
    if (this.#isReady) return undefined
    try {
      await Clone.open(this.#store.root)
      this.#isReady = true
      return undefined
    } catch (error) {
      if (error instanceof Refusal) return error.message
      throw error
    }
  }

  /**
   * Takes over what others have published. Whatever keeps it from that is told by publishing; nothing is thrown.
   *
   * @returns Whether newer code of the form has come, which only a new start runs.
   */
  async follow(clone?: Clone): Promise<boolean> {
    await this.#withLock(async () => {
      await this.#takeOver(clone ?? (await Clone.open(this.#store.root)), {})
    }).catch((error: unknown) => {
      if (!(error instanceof Refusal)) console.error(error)
    })
    return this.#hasNewCode
  }

  /**
   * Merges the content with the published one and publishes entries.
   *
   * @param person The publisher; git's own user when left out.
   * @throws Refusal; then nothing was published. With `conflicts` if others have changed the same fields; `resolve` then
   *   names the winner for each entry.
   */
  publish({ message, resolve = {}, paths }: RequestOf<'publish'>, person?: Person): Promise<PublishResult> {
    return this.#withLock(async () => {
      const clone = await Clone.open(this.#store.root)
      if (!person) await clone.assertAuthor()
      const { address } = clone.settings
      let merged = false
      for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
        merged = (await this.#takeOver(clone, resolve)) || merged
        const commit = await this.#store.withLock(() => this.#commit(clone, message, paths, person))
        // Nobody waits for the network: people go on saving.
        if (!(await clone.push(commit))) continue
        // It is published all the same: what fails here, the next fetch does.
        await this.#store.withLock(() => this.#arriveAt(clone, commit, [])).catch(console.error)
        return { merged, address }
      }
      throw new Refusal('Siz gönderirken başkaları da yayınladı; kaydettikleriniz duruyor. Yeniden deneyin.')
    })
  }

  /** @returns Whether something has come. */
  async #takeOver(clone: Clone, resolve: Record<string, Side>): Promise<boolean> {
    const { tip, head } = await clone.fetch()
    return this.#store.withLock(async () => {
      await clone.assertClean(tip)
      const differing = await clone.changedBetween(head, tip)
      const changes = await this.#mergeAll(clone, head, tip, differing, resolve)
      await this.#store.write(changes, { isChecked: true })
      if (tip !== head) await this.#arriveAt(clone, tip, differing.others)
      return changes.length > 0
    })
  }

  /** Notes that the content is based on a published commit now. Killed before, the next fetch does it. */
  async #arriveAt(clone: Clone, commit: string, others: readonly string[]): Promise<void> {
    const { root } = this.#store
    const came = await clone.log({ range: `HEAD..${commit}` }, MAX_NEWS)
    await clone.moveTo(commit, others)
    keepAuthors(root, await clone.changedHere())
    if (others.some((path) => !path.startsWith(formPath('')))) this.#hasNewCode = true
    const news = came.map(({ at, name, email, paths }): News => {
      const files = paths.flatMap((path) => findFile(root, path) ?? [])
      return { at, name, email, entries: files.map((file) => nameOf(file, readIfThere(file.disk))) }
    })
    this.#news = [...news.filter(({ entries }) => entries.length > 0), ...this.#news].slice(0, MAX_NEWS)
    this.#store.raiseRevision()
  }

  /**
   * Commits what differs from the published content, each part with whoever has saved it as its author.
   *
   * @param chosen Form paths; everything when left out.
   * @throws Refusal if nothing differs, or if it does not pass the release check.
   */
  async #commit(clone: Clone, message: string, chosen: readonly string[] | undefined, person: Person | undefined) {
    const { root } = this.#store
    const entries = await listEntries(this.#store, clone)
    const isChosen = ({ path }: { path: string }) => chosen?.includes(path) ?? true
    const paths = entries.filter(isChosen).flatMap(({ files }) => files)
    if (paths.length === 0) throw new Refusal('Yayındakinden farklı bir şey yok; gönderilecek değişiklik yok.')
    const others = entries.filter((entry) => !isChosen(entry))
    const blocking = await this.#blockingWithout(clone, others)
    const needed = blocking.length > 0 ? await this.#findNeeded(clone, others, blocking) : []
    if (needed.length > 0) {
      const names = needed.map(({ name }) => name).join(', ')
      const error = `Yayına gönderilmedi: seçtikleriniz tek başına yayına çıkamaz. Bunları da seçin: ${names}`
      throw new Refusal(error, { needed: needed.map(({ path }) => path) })
    }
    const sentence = others.length === 0 ? 'önce bunlar düzeltilmeli.' : 'seçtikleriniz tek başına yayına çıkamaz.'
    if (blocking.length > 0) throw refuseDiagnostics(`Yayına gönderilmedi: ${sentence}`, blocking)
    const authors = readAuthors(root)
    const parts = new Map<string, Part>()
    for (const path of paths) {
      const [author = person, ...more] = authors.get(path) ?? []
      const helpers = more.map(({ name, email }) => `Co-authored-by: ${name} <${email}>`)
      const part = parts.get(author?.email ?? '') ?? { author, paths: [], message, helpers: [] }
      const together = { ...part, paths: [...part.paths, path], helpers: [...new Set([...part.helpers, ...helpers])] }
      parts.set(author?.email ?? '', together)
    }
    return clone.commit([...parts.values()], person)
  }

  /** What would keep the content from being published if some entries stayed as they are published. */
  async #blockingWithout(clone: Clone, entries: readonly ChangedEntry[]) {
    const paths = entries.flatMap(({ files }) => files)
    const bases = await clone.read('HEAD', paths)
    const changes = paths.map((path, index) => ({ file: { path }, content: bases[index] ?? null }))
    return findBlocking(this.#store, changes)
  }

  /** The entries among those left out that the chosen ones need: a picture they show, a page they lead to. */
  async #findNeeded(clone: Clone, others: readonly ChangedEntry[], blocking: readonly PlacedDiagnostic[]) {
    const needed: ChangedEntry[] = []
    let missing = new Set(blocking.map((found) => JSON.stringify(found)))
    for (let isFound = true; isFound && missing.size > 0; ) {
      isFound = false
      for (const other of others.filter((each) => !needed.includes(each))) {
        const left = others.filter((each) => each !== other && !needed.includes(each))
        const without = await this.#blockingWithout(clone, left)
        const rest = new Set(without.map((found) => JSON.stringify(found)))
        if ([...missing].every((each) => rest.has(each))) continue
        needed.push(other)
        missing = rest
        isFound = true
      }
    }
    return needed
  }

  /**
   * Merges files that others have published with what was saved here.
   *
   * @throws Refusal with `conflicts` by entry, or with `diagnostics` of the merged content.
   */
  async #mergeAll(
    clone: Clone,
    head: string,
    tip: string,
    { content: paths, others }: Awaited<ReturnType<Clone['changedBetween']>>,
    resolve: Record<string, Side>,
  ) {
    const { root, drafts } = this.#store
    const [bases, theirs] = await Promise.all([clone.read(head, paths), clone.read(tip, paths)])
    const changes: FileChange[] = []
    const conflicting: EntryConflicts[] = []
    for (const [index, path] of paths.entries()) {
      const file = findFile(root, path)
      if (!file) continue
      const before = readIfThere(file.disk)
      const sides = { base: bases[index] ?? null, mine: before, theirs: theirs[index] ?? null }
      const merged = mergeFile(file, sides, resolve[formPath(path)])
      if ('conflicts' in merged) conflicting.push({ path: formPath(path), name: nameOf(file, before), ...merged })
      else if (!isSame(before, merged.content)) changes.push({ file, before, content: merged.content })
    }
    if (conflicting.length > 0) {
      const names = conflicting.map(({ name }) => name).join(', ')
      const error = `Başkası da aynı yerleri değiştirip yayınlamış: ${names}. Yayına gönderirken hangisinin kalacağını seçin.`
      throw new Refusal(error, { conflicts: conflicting })
    }
    // Newer code has newer rules: it checks the content when the form starts again.
    const { blocking, files } =
      changes.length === 0 || others.length > 0 ? { blocking: [], files: [] } : await drafts.check(changes)
    if (blocking.length > 0) throw refuseDiagnostics(AFTER_MERGE, placeDiagnostics(blocking, files))
    return changes
  }

  #withLock<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    const run = this.#queue.then(work)
    this.#queue = run.catch(() => undefined)
    return run
  }
}

type Sides = { base: Buffer | null; mine: Buffer | null; theirs: Buffer | null }

/** Merges a file by field; pictures, and files that one side has deleted, only as a whole. */
function mergeFile(
  file: EditableFile,
  { base, mine, theirs }: Sides,
  winner: Side | undefined,
): { content: Buffer | null } | { conflicts: Conflict[] } {
  if (isSame(mine, theirs) || isSame(mine, base)) return { content: theirs }
  if (isSame(theirs, base)) return { content: mine }
  if (!isEntry(file) || mine === null || theirs === null) {
    return winner ? { content: winner === 'mine' ? mine : theirs } : { conflicts: [] }
  }
  const old = base === null ? {} : valuesOf(file, base)
  const sides = [valuesOf(file, mine), valuesOf(file, theirs)] as const
  // The first side wins conflicts in the merged values.
  const [first, second] = winner === 'theirs' ? sides.toReversed() : sides
  const { values, conflicts } = mergeValues(old, first, second, describeSchema(file.collection.schema))
  if (conflicts.length > 0 && winner === undefined) return { conflicts }
  return { content: bytesOf(file, theirs, values as Values) }
}
