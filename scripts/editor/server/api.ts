import type { SiteData } from '../../../src/collections/resolved.ts'
import { IMAGES_FOLDER } from '../../content/images/image-index.ts'
import type { Person } from '../access/sessions.ts'
import { listChanges, PUBLISHED_PATH, readPublishedPicture } from '../publish/changes.ts'
import { publish } from '../publish/publish.ts'
import { listContent } from './content-list.ts'
import { ContentStore } from './content-store.ts'
import { readPicture } from './pictures.ts'
import { PREVIEW_BASE, Preview } from './preview.ts'
import { BadRequest, Refusal } from './refusal.ts'
import { requestSchema } from './requests.ts'
import type { StagingFolder } from './staging-folder.ts'
import { Steps } from './steps.ts'

/** The API of the form. Every write passes the content check. */
export class EditorApi {
  readonly #store: ContentStore
  readonly #steps: Steps
  readonly #preview: Preview

  /** @param root The content folder. */
  constructor(root: string, staging: StagingFolder) {
    this.#store = new ContentStore(root, staging)
    this.#steps = new Steps(this.#store)
    this.#preview = new Preview(this.#store)
  }

  /**
   * Carries out a request of the form.
   *
   * @param person Who asks; nobody on one's own machine.
   * @throws Refusal for what cannot be done, BadRequest for what the form never sends.
   */
  async answer(body: unknown, _person?: Person): Promise<unknown> {
    const { data: request } = requestSchema.safeParse(body)
    switch (request?.action) {
      case 'content':
        return listContent(this.#store)
      case 'preview':
        return this.#preview.show(request)
      case 'save':
        return this.#steps.save(request)
      case 'add-picture':
        return this.#steps.addPicture(request)
      case 'replace-picture':
        return this.#steps.replacePicture(request)
      case 'rename-page':
        return this.#steps.renamePage(request)
      case 'remove':
        return this.#steps.remove(request)
      case 'reorder':
        return this.#steps.reorder(request)
      case 'undo':
        return this.#store.undo()
      case 'changes':
        return listChanges(this.#store)
      case 'publish':
        return this.#store.inTurn(() => publish(this.#store, request))
      default:
        throw new BadRequest(400, 'İstek anlaşılamadı.')
    }
  }

  /** The data of the frame around every page, for the preview. */
  async siteData(): Promise<SiteData> {
    const { content } = await this.#store.staging.validateDraft([], PREVIEW_BASE)
    if (!content) throw new Refusal('İçerik okunamadığı için sayfa gösterilemiyor.')
    return content.siteData
  }

  /** @param path The URL path of a picture of the content, of a draft, or of the published content. */
  async readPicture(path: string): Promise<Uint8Array | null | undefined> {
    const { root } = this.#store
    if (path.startsWith(PREVIEW_BASE)) return this.#preview.readPicture(path.slice(PREVIEW_BASE.length))
    if (!path.startsWith(PUBLISHED_PATH)) return readPicture(root, path)
    return readPublishedPicture(root, `${IMAGES_FOLDER}/${path.slice(PUBLISHED_PATH.length)}`)
  }
}
