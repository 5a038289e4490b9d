import type { Collection } from '../../../src/collections/define.ts'
import { collections } from '../../../src/collections/index.ts'
import { toSlug } from '../../../src/content/locale.ts'
import { diagnoseFile, type RawDiagnostic } from '../diagnostics/diagnostic.ts'
import { IMAGE_KINDS, SHOWN_KINDS } from '../images/check-image.ts'
import { correctImageName, IMAGES_FOLDER, withoutSpaces } from '../images/image-index.ts'
import type { FileBytes, FoundItem } from '../read/list-files.ts'
import { FOLDERS } from '../schema/collection.ts'
import { describeContents } from '../schema/describe.ts'
import { suggest } from '../text/closest-match.ts'
import { originalName, withoutNumber } from './copied-file-name.ts'

/** The items of the content folder by what they are. */
export type ClassifiedFiles = {
  entries: { path: string; disk: FileBytes; collection: Collection }[]
  images: { path: string; disk: FileBytes }[]
  diagnostics: RawDiagnostic[]
}

/** Pictures of cameras and drawing programs; no browser shows them all. */
const FOREIGN_PICTURE = /\.(?:bmp|tiff?|heic|heif|psd|ai|eps|raw|ico|jfif|jp2|xcf|cdr)$/i

/** A file name that is an address already. */
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** Files beside the content: the guides for staff and the schemas for editors. */
const COMPANION = /^(?:README\.md|DOSYALAR\.md|REFERANS\.md|[^/]+\.schema\.json)$/

/** Endings of a file that may be content under a wrong name. */
const KNOWN_ENDING = /\.(?:md|mdx|markdown|json|jsonc|txt|svg|png|jpe?g|webp|avif|gif)$|^[^.]*$/i

/** Sorts items into the entries of collections, pictures and strays. */
export function classifyFiles(items: readonly FoundItem[]): ClassifiedFiles {
  return new Classifier(items).classify()
}

class Classifier {
  readonly #items: readonly FoundItem[]
  /** Paths of everything but folders. */
  readonly #files: ReadonlySet<string>
  readonly #result: ClassifiedFiles = { entries: [], images: [], diagnostics: [] }
  /** Where reported files belong, so that these are not reported as missing. */
  readonly #expected: string[] = []

  constructor(items: readonly FoundItem[]) {
    this.#items = items
    this.#files = new Set(items.flatMap(({ kind, path }) => (kind === 'folder' ? [] : [path])))
  }

  classify(): ClassifiedFiles {
    const skipped: string[] = []
    for (const item of this.#items) {
      const { path, kind } = item
      if (skipped.some((folder) => path.startsWith(folder))) continue
      const name = path.slice(path.lastIndexOf('/') + 1)
      const collection = collections.find((each) => isPathOf(path, each))
      if (kind === 'file' && collection && !isGuide(name, collection)) this.#addEntry(item, name, collection)
      else if (COMPANION.test(path)) continue
      else if (kind === 'folder') {
        const found = this.#checkFolder(path, name, collection)
        if (found) skipped.push(`${path}/`)
        this.#report(found)
      } else if (kind !== 'file') this.#report(diagnoseItem(item, name))
      else if (isImage(path)) this.#addImage(item, name)
      else this.#report(this.#diagnoseStray(path, name))
    }
    for (const collection of collections) this.#report(this.#findMissing(collection))
    return this.#result
  }

  #report(found: RawDiagnostic | undefined) {
    if (found) this.#result.diagnostics.push(found)
  }

  #addImage({ path, disk }: FoundItem, name: string) {
    this.#result.images.push({ path, disk })
    const correct = withoutSpaces(name)
    if (correct !== name) this.#report(diagnoseFile(path, 'image-name', { name, correct }))
  }

  #addEntry({ path, disk }: FoundItem, name: string, collection: Collection) {
    const id = name.slice(0, -'.md'.length)
    const isSound = collection.format === 'json' || SLUG.test(id)
    const copied = isSound ? undefined : this.#diagnoseCopy(path, name, collection)
    if (copied) return this.#report(copied)
    this.#result.entries.push({ path, disk, collection })
    if (isSound) return
    const correct = withoutExtraEndings(id)
    if (correct !== id) {
      return this.#report(diagnoseFile(path, 'misnamed-file', { name, correct: `${toSlug(correct)}.md` }))
    }
    const slug = toSlug((originalName(name) ?? name).slice(0, -'.md'.length))
    const suggestion = slug === '' ? undefined : `${slug}.md`
    this.#report(diagnoseFile(path, 'file-name', { name, suggestion }))
  }

  /** One message for two files of the same content, which contradict each other in everything. */
  #diagnoseCopy(path: string, name: string, collection: Collection | undefined): RawDiagnostic | undefined {
    const folder = path.slice(0, path.length - name.length)
    // Nobody is told to give a file the name of another one.
    const wanted = collection ? [this.#correctName(folder, name, collection) ?? name] : []
    const candidates = [originalName(name) ?? name, withoutNumber(name), ...wanted]
    const original = candidates.find((other) => other !== name && this.#files.has(folder + other))
    if (original === undefined) return undefined
    return diagnoseFile(path, 'copied-file', { name, original, isFixed: folder === '' })
  }

  #checkFolder(path: string, name: string, collection: Collection | undefined): RawDiagnostic | undefined {
    if (collection) return diagnoseFile(path, 'not-a-file', { name })
    if (path === IMAGES_FOLDER || path.startsWith(`${IMAGES_FOLDER}/`) || isFolderOfEntries(path)) return undefined
    // Version control does not keep an empty folder.
    if (![...this.#files].some((file) => file.startsWith(`${path}/`))) return undefined
    const nearest = path.includes('/')
      ? undefined
      : suggest(name, [...FOLDERS.map((each) => each.folder), IMAGES_FOLDER])
    const params = { name: `${name}/`, isFolder: true, places: this.#placesFor(path), moveTo: nearest && `${nearest}/` }
    return diagnoseFile(path, 'stray-file', params)
  }

  #diagnoseStray(path: string, name: string): RawDiagnostic {
    const folder = path.slice(0, path.length - name.length)
    const collection = FOLDERS.find((each) => `${each.folder}/` === folder)
    if (isFolderOfEntries(path)) {
      this.#expected.push(path)
      return diagnoseFile(path, 'not-a-folder', { name })
    }
    if (collection && isGuide(name, collection)) return diagnoseFile(path, 'guide-among-entries', { name })
    const copied = folder === '' || collection ? this.#diagnoseCopy(path, name, collection) : undefined
    if (copied) return copied
    const isPicture = Object.hasOwn(IMAGE_KINDS, name.slice(name.lastIndexOf('.') + 1).toLowerCase())
    // A picture is no text file under another name either.
    const moveTo = isPicture && !path.startsWith(`${IMAGES_FOLDER}/`) ? `${IMAGES_FOLDER}/` : undefined
    const correct = moveTo ? undefined : this.#correctName(folder, name, collection)
    if (correct !== undefined && !this.#files.has(folder + correct) && KNOWN_ENDING.test(name)) {
      this.#expected.push(folder + correct)
      return diagnoseFile(path, 'misnamed-file', { name, correct })
    }
    if (FOREIGN_PICTURE.test(name)) {
      return diagnoseFile(path, 'image-kind', { name, kinds: SHOWN_KINDS, found: undefined })
    }
    return diagnoseFile(path, 'stray-file', { name, isFolder: false, places: this.#placesFor(path), moveTo })
  }

  #correctName(folder: string, name: string, collection: Collection | undefined): string | undefined {
    const stem = withoutExtraEndings(originalName(name) ?? name)
    if (collection) return `${toSlug(stem)}.md`
    if (folder !== '') return correctImageName(folder, name)
    const stems = collections.flatMap((each) => ('file' in each ? [each.file.replace(/\.json$/, '')] : []))
    const near = stems.find((each) => each === toSlug(stem)) ?? suggest(stem, stems)
    return near && `${near}.json`
  }

  #placesFor(path: string): string {
    const folder = path.includes('/') ? path.slice(0, path.indexOf('/')) : ''
    if (folder === IMAGES_FOLDER) return SHOWN_KINDS
    if (isFolderOfEntries(folder)) return '*.md'
    const names = collections.map((each) => ('file' in each ? each.file : `${each.folder}/`))
    return [...names, `${IMAGES_FOLDER}/`, 'README.md'].join(', ')
  }

  #findMissing(collection: Collection): RawDiagnostic | undefined {
    const path = 'file' in collection ? collection.file : collection.folder
    const isThere = this.#files.has(path) || this.#result.entries.some((entry) => entry.collection === collection)
    if (isThere || this.#expected.some((correct) => correct === path || correct.startsWith(`${path}/`)))
      return undefined
    const holds = describeContents(collection)
    if (!('file' in collection)) {
      if (collection.rules.mayBeEmpty) return undefined
      return diagnoseFile(path, 'missing-entries', { folder: path, holds })
    }
    // A folder of that name was reported.
    const isFolder = this.#items.some((item) => item.path === path)
    return isFolder ? undefined : diagnoseFile(path, 'missing-file', { path, holds })
  }
}

/** A note about a folder in the folder itself, where only its place is wrong. */
function isGuide(name: string, collection: Collection): boolean {
  return collection.format === 'markdown' && /^(?:README|Readme)\./.test(name)
}

function isFolderOfEntries(path: string): boolean {
  return FOLDERS.some(({ folder }) => folder === path)
}

function isPathOf(path: string, collection: Collection): boolean {
  if ('file' in collection) return path === collection.file
  const { length } = collection.folder
  if (!path.startsWith(collection.folder) || path[length] !== '/') return false
  return path.endsWith('.md') && !path.includes('/', length + 1)
}

function isImage(path: string): boolean {
  const ending = path.slice(path.lastIndexOf('.') + 1)
  return path.startsWith(`${IMAGES_FOLDER}/`) && Object.hasOwn(IMAGE_KINDS, ending)
}

function diagnoseItem(item: FoundItem, name: string): RawDiagnostic {
  if (item.kind === 'link') {
    return diagnoseFile(item.path, 'linked-file', { name, target: item.target, reason: item.reason })
  }
  if (item.kind === 'unreadable') return diagnoseFile(item.path, 'unreadable-file', { name, reason: item.reason })
  return diagnoseFile(item.path, 'special-file', { name })
}

/** `seo.md.txt`, `seo.MD`, `seo.md.md` without everything that should not be there. */
function withoutExtraEndings(name: string): string {
  return name.replace(/(?:\.(?:md|mdx|markdown|json|jsonc|txt))+$/i, '')
}
