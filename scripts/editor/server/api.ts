import { readdirSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { basename, join, relative } from 'node:path'
import { IMAGE_KINDS } from '../../content/images/check-image.ts'
import { readValues } from '../merge/entry.ts'
import { PUBLISHED_PATH, Publisher } from '../publish/publisher.ts'
import { listContent } from './content-list.ts'
import { assertOwnPage, readJson } from './http-guard.ts'
import type { Overlay } from './overlay.ts'
import { placeDiagnostics } from './place-diagnostics.ts'
import { CONTENT, IMAGES, PICTURES_PATH, type Place, placeOf } from './places.ts'
import { PREVIEW_BASE, Preview } from './preview.ts'
import { Refusal } from './refusal.ts'
import { type EditorRequest, requestSchema } from './requests.ts'
import { formatRefusal, Writer } from './save.ts'
import { Steps } from './steps.ts'
import { readIfThere, versionOf } from './write-files.ts'

/** Where the editor's page sends what it wants. */
export const API_PATH = '/editor/api'

const MIME_TYPES: Record<string, string> = {
  SVG: 'image/svg+xml',
  PNG: 'image/png',
  JPEG: 'image/jpeg',
  WebP: 'image/webp',
  AVIF: 'image/avif',
  GIF: 'image/gif',
}

const PICTURE_PATHS = [PICTURES_PATH, PREVIEW_BASE, PUBLISHED_PATH]

/** The server side of the editor: reads for anybody on its own page, writes only what the content check lets through. */
export class EditorApi {
  readonly #root: string
  readonly #overlay: Overlay
  readonly #writer: Writer
  readonly #steps: Steps
  readonly #publisher: Publisher
  readonly #preview: Preview

  /** @param root The content folder. */
  constructor(root: string, overlay: Overlay) {
    this.#root = root
    this.#overlay = overlay
    this.#writer = new Writer(root, overlay)
    this.#steps = new Steps(overlay, this.#writer)
    this.#publisher = new Publisher(overlay, this.#writer)
    this.#preview = new Preview(root, overlay)
  }

  /** @returns Whether the request was for the editor; if so, it has been answered. */
  async handle(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const path = (request.url ?? '').split('?')[0] ?? ''
    if (path !== API_PATH && !PICTURE_PATHS.some((base) => path.startsWith(base))) return false
    try {
      assertOwnPage(request)
      if (path !== API_PATH) await this.#sendPicture(path, response)
      else if (request.method !== 'POST') throw new Refusal(405, 'Beklenen: POST.')
      else sendJson(response, 200, await this.#answer(await readJson(request)))
    } catch (error) {
      const refusal = error instanceof Refusal ? error : unexpected(error)
      sendJson(response, refusal.status, {
        error: refusal.message,
        diagnostics: refusal.diagnostics,
        ...refusal.details,
      })
    }
    return true
  }

  async #answer(body: unknown): Promise<unknown> {
    const parsed = requestSchema.safeParse(body)
    if (!parsed.success) throw new Refusal(400, 'İstek anlaşılamadı.')
    const request: EditorRequest = parsed.data
    switch (request.action) {
      case 'content':
        return listContent(this.#root, this.#overlay)
      case 'entry':
        return this.#entry(request.path)
      case 'save':
        return this.#writer.save({ ...request, pictures: request.pictures.map(decode) })
      case 'remove':
        await this.#steps.remove(request.paths, new Map(Object.entries(request.opened)), request.unlink ?? false)
        return {}
      case 'usages':
        return { usages: await this.#steps.usages(request.path) }
      case 'rename-page':
        return this.#steps.renamePage(request.path, request.opened, request.to)
      case 'reorder':
        return { versions: await this.#steps.reorder(request.paths, new Map(Object.entries(request.opened))) }
      case 'history':
        return { saves: this.#writer.history() }
      case 'undo':
        return this.#writer.undo()
      case 'changes':
        return this.#changes()
      case 'publish':
        return this.#publisher.publish(request.message, request.resolve)
      case 'media':
        return this.#media()
      case 'add-picture':
        await this.#writer.addPicture(request.picture.path, decode(request.picture).bytes)
        return this.#picture(request.picture.path)
      case 'replace-picture': {
        const { path, bytes } = decode(request.picture)
        await this.#steps.replacePicture(request.path, path, bytes)
        return this.#picture(path)
      }
      case 'preview': {
        const changes = this.#writer.draftOf(request.path, request.values)
        return this.#preview.show(placeOf(this.#root, request.path), changes, request.values)
      }
    }
  }

  async #entry(path: string): Promise<{ path: string; version: string; values: unknown }> {
    const place = placeOf(this.#root, path)
    const bytes = readIfThere(place.disk)
    if (!bytes) throw new Refusal(404, `${path} adında bir dosya yok.`)
    return { path, version: versionOf(bytes), values: await this.#values(place, bytes) }
  }

  async #values({ collection, path }: Place, bytes: Buffer): Promise<unknown> {
    if (!collection) throw new Refusal(403, `${path} bir içerik dosyası değil.`)
    try {
      return readValues(bytes.toString('utf8'), collection)
    } catch {
      const { diagnostics } = await this.#overlay.judge([])
      const own = diagnostics.filter((diagnostic) => diagnostic.file === `${CONTENT}/${path}`)
      throw new Refusal(422, formatRefusal('Bu dosya şu anda okunamıyor.', own), own)
    }
  }

  async #changes(): Promise<unknown> {
    const { blocking, ...changes } = await this.#publisher.changes()
    return { ...changes, blocking: placeDiagnostics(this.#root, blocking) }
  }

  #media(): unknown[] {
    return this.#pictureFiles().map((inside) => this.#picture(`${CONTENT}/${inside}`))
  }

  /** Paths below the content folder. Links are left out: they may lead anywhere. */
  #pictureFiles(): string[] {
    const files = readdirSync(join(this.#root, IMAGES), { withFileTypes: true, recursive: true })
    return files
      .filter((file) => file.isFile() && Object.hasOwn(IMAGE_KINDS, endingOf(file.name)))
      .map((file) => relative(this.#root, join(file.parentPath, file.name)).replaceAll('\\', '/'))
  }

  #picture(path: string) {
    const inside = path.slice(CONTENT.length + 1)
    const bytes = readIfThere(join(this.#root, inside))
    const version = bytes ? versionOf(bytes) : ''
    return {
      id: version,
      name: basename(path),
      path,
      size: bytes?.length ?? 0,
      url: `${addressOf(inside)}?${version.slice(0, 8)}`,
    }
  }

  async #sendPicture(path: string, response: ServerResponse) {
    const published = path.startsWith(PUBLISHED_PATH)
      ? await this.#publisher.readPublished(`${IMAGES}/${path.slice(PUBLISHED_PATH.length)}`)
      : undefined
    const draft = path.startsWith(PREVIEW_BASE) ? this.#preview.findPicture(path.slice(PREVIEW_BASE.length)) : undefined
    // Addresses are looked up, never opened: nothing but pictures can be reached.
    const known = draft ? undefined : this.#pictureFiles().find((inside) => addressOf(inside) === path)
    const bytes = published ?? draft?.source ?? (known === undefined ? undefined : readIfThere(join(this.#root, known)))
    if (!bytes) throw new Refusal(404, 'Bu adreste bir görsel yok.')
    response.setHeader('Content-Type', MIME_TYPES[IMAGE_KINDS[endingOf(path)] ?? ''] ?? 'application/octet-stream')
    // A drawing opened by its own address must not run what is in it.
    response.setHeader(
      'Content-Security-Policy',
      "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox",
    )
    response.setHeader('X-Content-Type-Options', 'nosniff')
    response.end(bytes)
  }
}

/** @param inside Below the content folder: `images/kart.png`. */
function addressOf(inside: string): string {
  return PICTURES_PATH + inside.split('/').slice(1).map(encodeURIComponent).join('/')
}

function endingOf(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1)
}

function decode({ path, content }: { path: string; content: string }): { path: string; bytes: Uint8Array } {
  return { path, bytes: Buffer.from(content, 'base64') }
}

function sendJson(response: ServerResponse, status: number, value: unknown) {
  response.statusCode = status
  response.setHeader('Content-Type', 'application/json; charset=utf-8')
  response.setHeader('Cache-Control', 'no-store')
  response.end(JSON.stringify(value))
}

function unexpected(error: unknown): Refusal {
  console.error(error)
  return new Refusal(500, 'Düzenleyicide beklenmeyen bir sorun çıktı; dosyalar olduğu gibi duruyor.')
}
