import { useEffect } from 'react'
import { hideRefusal, showRefusal } from './refusal-panel.ts'
import { ask, ServerRefusal } from './server-link.ts'
import { notePictures } from './uploads.ts'

type Entry = { path: string; version: string; values: object }
type Picture = { id: string; name: string; path: string; size: number; url: string }

/** There is nobody to tell apart on one's own machine: the door opens by itself. */
function OpenDoor({ onLogin }: { onLogin: (user: object) => void }) {
  useEffect(() => onLogin({}), [onLogin])
  return null
}

/** Versions by path. Decap makes more than one backend. */
const opened = new Map<string, string>()

/** The path of the new file that was saved last. */
let newest = ''

/** @param entry As in addresses of the form: `pages/entries/surecimiz`. */
export function isJustSaved(entry: string): boolean {
  return newest !== '' && newest === `content/${entry.replace('/entries/', '/')}.md`
}

/** @returns The version a path was opened at, or last saved, in this tab. */
export function openedVersion(path: string): string | undefined {
  return opened.get(path)
}

/** Decap's link to the editor's server. It knows which version of which file was opened, and sends that along. */
export class LocalBackend {
  /** The file in the form. */
  #current: string | undefined

  isGitBackend() {
    return false
  }

  async status() {
    return { auth: { status: true }, api: { status: true, statusPage: '' } }
  }

  authComponent() {
    return OpenDoor
  }

  async restoreUser() {
    return {}
  }

  async authenticate() {
    return {}
  }

  async logout() {}

  async getToken() {
    return ''
  }

  async entriesByFolder(folder: string) {
    return (await ask<Entry[]>({ action: 'folder', folder })).map(toDecap)
  }

  async entriesByFiles(files: { path: string }[]) {
    return (await ask<Entry[]>({ action: 'files', paths: files.map(({ path }) => path) })).map(toDecap)
  }

  async getEntry(path: string) {
    const entry = await ask<Entry>({ action: 'entry', path })
    opened.set(path, entry.version)
    this.#current = path
    hideRefusal()
    return toDecap(entry)
  }

  async persistEntry(
    { dataFiles, assets }: { dataFiles: DecapDataFile[]; assets: DecapAsset[] },
    options: { newEntry?: boolean },
  ) {
    await this.#tell('save', async () => {
      const [file] = dataFiles
      if (!file || dataFiles.length > 1) throw new ServerRefusal(0, 'Bir kerede tek dosya kaydedilir.', [])
      const isNew = options.newEntry === true
      if (!isNew && file.path !== this.#current) throw new ServerRefusal(0, OTHER_FILE, [])
      // A picture that was chosen and then exchanged for another is nobody's.
      const used = assets.filter(({ path }) => file.raw.includes(path.replace(/^content\//, '')))
      const pictures = await Promise.all(used.map(serialise))
      const version = isNew ? null : (opened.get(file.path) ?? null)
      const saved = await ask<{ version: string }>({
        action: 'save',
        path: file.path,
        values: JSON.parse(file.raw),
        opened: version,
        pictures,
      })
      opened.set(file.path, saved.version)
      if (isNew) newest = file.path
      this.#current = file.path
    })
  }

  async deleteFiles(paths: string[]) {
    await this.#tell('remove', async () => {
      const versions = Object.fromEntries(
        paths.flatMap((path) => (opened.has(path) ? [[path, opened.get(path) ?? '']] : [])),
      )
      await ask({ action: 'remove', paths, opened: versions })
    })
  }

  async getMedia() {
    const pictures = await ask<Picture[]>({ action: 'media' })
    notePictures(pictures.map(({ name }) => name))
    return pictures.map((picture) => ({ ...picture, displayURL: picture.url }))
  }

  async getMediaFile(path: string) {
    const picture = (await ask<Picture[]>({ action: 'media' })).find((each) => each.path === path)
    if (!picture) throw new ServerRefusal(404, `${path} adında bir görsel yok.`, [])
    const blob = await (await fetch(picture.url)).blob()
    return { ...picture, displayURL: picture.url, file: new File([blob], picture.name, { type: blob.type }) }
  }

  async getMediaDisplayURL(url: string) {
    return url
  }

  async persistMedia(asset: DecapAsset) {
    return this.#tell('save', async () => {
      const picture = await ask<Picture>({ action: 'add-picture', picture: await serialise(asset) })
      return { ...picture, displayURL: picture.url }
    })
  }

  async getNotes() {
    return []
  }

  /** Decap's own message is gone after seconds; the panel stays until the next try. */
  async #tell<Result>(attempt: 'save' | 'remove', work: () => Promise<Result>): Promise<Result> {
    hideRefusal()
    try {
      return await work()
    } catch (error) {
      if (error instanceof ServerRefusal) showRefusal(error, attempt)
      throw error
    }
  }
}

const OTHER_FILE = 'Formdaki yazılar başka bir dosyadan; karışmasınlar diye kaydedilmedi. Sayfayı yenileyin.'

function toDecap({ path, version, values }: Entry) {
  return { data: JSON.stringify(values), file: { path, id: version } }
}

async function serialise(asset: DecapAsset) {
  return { path: asset.path, content: await asset.toBase64() }
}
