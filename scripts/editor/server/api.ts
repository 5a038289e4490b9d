import type { SiteData } from '../../../src/collections/resolved.ts'
import { IMAGES_FOLDER } from '../../content/images/image-index.ts'
import type { Person } from '../access/sessions.ts'
import {
  describeChanges,
  type EntryChange,
  listChanges,
  PUBLISHED_PATH,
  readPublishedPicture,
} from '../publish/changes.ts'
import { Clone } from '../publish/clone.ts'
import { listHistory } from '../publish/history.ts'
import { Publisher } from '../publish/publisher.ts'
import { listContent } from './content-list.ts'
import { ContentStore, changesOf } from './content-store.ts'
import { PREVIEW_BASE } from './drafts.ts'
import { readPicture } from './pictures.ts'
import { Presence } from './presence.ts'
import { Preview } from './preview.ts'
import { BadRequest } from './refusal.ts'
import { requestSchema } from './requests.ts'
import { Steps } from './steps.ts'

/** The save that somebody would undo or repeat next, with the entries it would change. */
export type SaveStep = { at: string; label: string; entries: Pick<EntryChange, 'path' | 'name' | 'kind' | 'fields'>[] }
export type SaveSteps = { undo?: SaveStep; redo?: SaveStep }
export type Changes = Awaited<ReturnType<typeof listChanges>>
export type Around = ReturnType<EditorApi['around']>

/** The API of the form. Every write passes the content check. */
export class EditorApi {
  readonly #store: ContentStore
  readonly #steps: Steps
  readonly #preview: Preview
  readonly #presence = new Presence()
  readonly #publisher: Publisher

  /** @param root The content folder. */
  constructor(root: string) {
    this.#store = new ContentStore(root)
    this.#publisher = new Publisher(this.#store)
    this.#steps = new Steps(this.#store)
    this.#preview = new Preview(this.#store)
  }

  /**
   * Carries out a request of the form.
   *
   * @param person Who asks; nobody on one's own machine.
   * @throws Refusal for what cannot be done, BadRequest for what the form never sends.
   */
  async answer(body: unknown, person?: Person): Promise<unknown> {
    const { data: request } = requestSchema.safeParse(body)
    switch (request?.action) {
      case 'content':
        return listContent(this.#store, person, await this.#publisher.findObstacle())
      case 'preview':
        return this.#preview.show(request)
      case 'save':
        return this.#steps.save(request, person)
      case 'add-picture':
        return this.#steps.addPicture(request, person)
      case 'replace-picture':
        return this.#steps.replacePicture(request, person)
      case 'remove-pictures':
        return this.#steps.removePictures(request, person)
      case 'rename-page':
        return this.#steps.renamePage(request, person)
      case 'remove':
        return this.#steps.remove(request, person)
      case 'reorder':
        return this.#steps.reorder(request, person)
      case 'steps':
        return { undo: this.#step('undo', person), redo: this.#step('redo', person) }
      case 'undo':
      case 'redo':
        return this.#store.travel(request.action, request.at, person)
      case 'changes':
        return this.#changes(person)
      case 'publish':
        return this.#publisher.publish(request, person)
      case 'history':
        return listHistory(this.#store.root, request.path)
      case 'presence':
        this.#presence.report(request, person)
        return this.around(person)
      default:
        throw new BadRequest(400, 'İstek anlaşılamadı.')
    }
  }

  /** What undoing or repeating a save would change. */
  #step(step: 'undo' | 'redo', person: Person | undefined): SaveStep | undefined {
    const save = this.#store.nextSave(person, step)
    return save && { at: save.at, label: save.label, entries: describeChanges(changesOf(save, step)) }
  }

  /** Takes over what others have published. @returns Whether newer code asks for a new start. */
  follow(): Promise<boolean> {
    return this.#publisher.follow()
  }

  /** What publishing would send, and what keeps it from that. */
  async #changes(person: Person | undefined): Promise<Changes> {
    const clone = await Clone.open(this.#store.root)
    // The list is what would be published, so it begins with what others have.
    await this.#publisher.follow(clone)
    return listChanges(this.#store, clone, person)
  }

  /** What somebody hears of the others: who is here, what was published, whether the content has changed. */
  around(person: Person | undefined) {
    return {
      me: person ?? null,
      others: this.#presence.others(person),
      revision: this.#store.revision,
      news: this.#publisher.news.filter(({ email }) => email !== person?.email).map(({ email: _, ...each }) => each),
    }
  }

  /** The data of the frame around every page, for the preview; null if the content cannot be resolved. */
  siteData(): Promise<SiteData | null> {
    return this.#preview.siteData()
  }

  /** @param path The URL path of a picture of the content, of a draft, or of the published content. */
  async readPicture(path: string): Promise<Uint8Array | null | undefined> {
    const { root } = this.#store
    if (path.startsWith(PREVIEW_BASE)) return this.#preview.readPicture(path.slice(PREVIEW_BASE.length))
    if (!path.startsWith(PUBLISHED_PATH)) return readPicture(root, path)
    return readPublishedPicture(root, `${IMAGES_FOLDER}/${path.slice(PUBLISHED_PATH.length)}`)
  }
}
