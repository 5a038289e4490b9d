import type { IncomingMessage, ServerResponse } from 'node:http'
import { mimeTypeOf } from '../../content/images/check-image.ts'
import { IMAGES_FOLDER } from '../../content/images/image-index.ts'
import { listChanges, PUBLISHED_PATH, readPublishedPicture } from '../publish/changes.ts'
import { publish } from '../publish/publish.ts'
import { listContent } from './content-list.ts'
import { ContentStore } from './content-store.ts'
import { assertOwnPage, readJson } from './http-guard.ts'
import { PICTURES_PATH, readPicture } from './pictures.ts'
import { PREVIEW_BASE, Preview } from './preview.ts'
import { BadRequest, Refusal } from './refusal.ts'
import { requestSchema } from './requests.ts'
import type { StagingFolder } from './staging-folder.ts'
import { Steps } from './steps.ts'

/** The endpoint of the form. */
const API_PATH = '/editor/api'

/** The HTTP API of the form. Same-origin requests only; every write passes the content check. */
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
   * Answers a request of the form. A `Refusal` is answered with `{ refused }` and status 200: any other status would be an
   * error on the browser's console.
   *
   * @returns Whether the request was for the editor, and so has been answered.
   */
  async handle(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const path = (request.url ?? '').split('?')[0] ?? ''
    const isPicture = [PICTURES_PATH, PREVIEW_BASE, PUBLISHED_PATH].some((base) => path.startsWith(base))
    if (path !== API_PATH && !isPicture) return false
    try {
      assertOwnPage(request)
      if (isPicture) await this.#sendPicture(path, response)
      else if (request.method !== 'POST') throw new BadRequest(405, 'Beklenen: POST.')
      else sendJson(response, 200, (await this.#answer(await readJson(request))) ?? {})
    } catch (error) {
      if (error instanceof Refusal) {
        sendJson(response, 200, { refused: { error: error.message, ...error.details } })
      } else if (error instanceof BadRequest) sendJson(response, error.status, { error: error.message })
      else {
        console.error(error)
        sendJson(response, 500, { error: 'Düzenleyicide beklenmeyen bir sorun çıktı; içerik olduğu gibi duruyor.' })
      }
    }
    return true
  }

  async #answer(body: unknown): Promise<unknown> {
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

  async #sendPicture(path: string, response: ServerResponse) {
    const below = (base: string) => (path.startsWith(base) ? path.slice(base.length) : undefined)
    const [draft, published] = [below(PREVIEW_BASE), below(PUBLISHED_PATH)]
    const bytes =
      (draft && this.#preview.readPicture(draft)) ??
      (published && (await readPublishedPicture(this.#store.root, `${IMAGES_FOLDER}/${published}`))) ??
      readPicture(this.#store.root, path)
    if (!bytes) throw new BadRequest(404, 'Bu adreste bir görsel yok.')
    response.setHeader('Content-Type', mimeTypeOf(path.slice(path.lastIndexOf('.') + 1)))
    // An SVG opened as a document must not run scripts.
    response.setHeader(
      'Content-Security-Policy',
      "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox",
    )
    response.setHeader('X-Content-Type-Options', 'nosniff')
    response.end(bytes)
  }
}

function sendJson(response: ServerResponse, status: number, value: unknown) {
  response.statusCode = status
  response.setHeader('Content-Type', 'application/json; charset=utf-8')
  response.setHeader('Cache-Control', 'no-store')
  response.end(JSON.stringify(value))
}
