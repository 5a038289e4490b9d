import { diagnoseFile, type RawDiagnostic } from '../diagnostics/diagnostic.ts'
import { IMAGE_KINDS, SHOWN_KINDS } from '../images/check-image.ts'
import { correctImageName, IMAGES_FOLDER, withoutSpaces } from '../images/image-index.ts'
import type { FoundItem } from '../read/list-files.ts'
import { type CheckedCollection, endingOf, folderOf } from '../schema/collection.ts'
import { describeContents } from '../schema/describe.ts'
import { suggest, toSlug } from '../text/closest-match.ts'
import { originalName, withoutNumber } from './copied-file-name.ts'

/** What every item of the content folder turned out to be. */
export type ClassifiedFiles = {
  entries: { path: string; disk: string; collection: CheckedCollection }[]
  images: { path: string; disk: string }[]
  diagnostics: RawDiagnostic[]
}

/** Pictures of cameras and drawing programs; no browser shows them all. */
const FOREIGN_PICTURE = /\.(?:bmp|tiff?|heic|heif|psd|ai|eps|raw|ico|jfif|jp2|xcf|cdr)$/i

/** A file name that is an address already. */
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** Beside the content itself: the guides for staff and what editors need. */
const COMPANION = /^(?:README\.md|DOSYALAR\.md|REFERANS\.md|[^/]+\.schema\.json)$/

/** Sorts what was found into collections and pictures; everything else is a stray. */
export function classifyFiles(items: readonly FoundItem[], collections: readonly CheckedCollection[]): ClassifiedFiles {
  const classified: ClassifiedFiles = { entries: [], images: [], diagnostics: [] }
  const misnamed = new Set<string>()
  const skipped: string[] = []
  for (const item of items) {
    if (skipped.length > 0 && skipped.some((folder) => item.path.startsWith(folder))) continue
    const collection = collectionOf(item.path, collections)
    const name = item.path.slice(item.path.lastIndexOf('/') + 1)
    if (item.kind === 'file' && collection && !isGuide(name, collection)) {
      addEntry(item.path, item.disk, collection, name)
      continue
    }
    if (COMPANION.test(item.path)) continue
    if (item.kind === 'folder') {
      const wanted = checkFolderName(item.path, name, collection, collections, items)
      if (wanted) classified.diagnostics.push(wanted)
      if (wanted) skipped.push(`${item.path}/`)
    } else if (item.kind !== 'file') classified.diagnostics.push(diagnoseItem(item, name))
    else if (isImage(item.path)) {
      classified.images.push({ path: item.path, disk: item.disk })
      const correct = withoutSpaces(name)
      if (correct !== name) classified.diagnostics.push(diagnoseFile(item.path, 'image-name', { name, correct }))
    } else classified.diagnostics.push(diagnoseStray(item.path, name, collections, items, misnamed))
  }
  classified.diagnostics.push(...findMissing(collections, classified, items, misnamed))
  return classified

  function addEntry(path: string, disk: string, collection: CheckedCollection, name: string) {
    const ending = endingOf(collection)
    const id = name.slice(0, -ending.length)
    const isSound = folderOf(collection) === undefined || SLUG.test(id)
    const copied = isSound ? undefined : diagnoseCopy(path, name, items)
    if (copied) classified.diagnostics.push(copied)
    else classified.entries.push({ path, disk, collection })
    if (copied || isSound) return
    const correct = withoutExtraEndings(id)
    if (correct !== id) {
      classified.diagnostics.push(diagnoseFile(path, 'misnamed-file', { name, correct: toSlug(correct) + ending }))
      return
    }
    const slug = toSlug((originalName(name) ?? name).slice(0, -ending.length))
    const suggestion = slug === '' ? undefined : slug + ending
    classified.diagnostics.push(diagnoseFile(path, 'file-name', { name, suggestion }))
  }
}

/** Two files of the same content would contradict each other in everything: one message is enough. */
function diagnoseCopy(path: string, name: string, items: readonly FoundItem[]): RawDiagnostic | undefined {
  const folder = path.slice(0, path.length - name.length)
  const isThere = (other: string) => other !== name && items.some((item) => item.path === folder + other)
  const original = [originalName(name) ?? name, withoutNumber(name)].find(isThere)
  if (original === undefined) return undefined
  const params = { name, original, isFixed: folder === '' }
  return diagnoseFile(path, 'copied-file', params)
}

/** A note about a folder, in the folder itself: what is wrong is its place, not its name or its fields. */
function isGuide(name: string, collection: CheckedCollection): boolean {
  return folderOf(collection) !== undefined && /^(?:README|Readme)\./.test(name)
}

function collectionOf(path: string, collections: readonly CheckedCollection[]): CheckedCollection | undefined {
  for (const collection of collections) if (isPathOf(path, collection)) return collection
  return undefined
}

function isPathOf(path: string, collection: CheckedCollection): boolean {
  if ('file' in collection) return path === collection.file
  const { length } = collection.folder
  if (!path.startsWith(collection.folder) || path[length] !== '/') return false
  return path.endsWith(endingOf(collection)) && !path.includes('/', length + 1)
}

function isImage(path: string): boolean {
  const ending = path.slice(path.lastIndexOf('.') + 1)
  return path.startsWith(`${IMAGES_FOLDER}/`) && Object.hasOwn(IMAGE_KINDS, ending)
}

function checkFolderName(
  path: string,
  name: string,
  collection: CheckedCollection | undefined,
  collections: readonly CheckedCollection[],
  items: readonly FoundItem[],
): RawDiagnostic | undefined {
  if (collection) return diagnoseFile(path, 'not-a-file', { name })
  if (path === IMAGES_FOLDER || path.startsWith(`${IMAGES_FOLDER}/`)) return undefined
  const folders = collections.flatMap((each) => folderOf(each) ?? [])
  if (folders.includes(path)) return undefined
  // An empty folder harms nobody; most version control would not even keep it.
  if (!items.some((item) => item.kind !== 'folder' && item.path.startsWith(`${path}/`))) return undefined
  const nearest = path.includes('/') ? undefined : suggest(name, [...folders, IMAGES_FOLDER])
  const params = { name: `${name}/`, places: placesFor(path, collections), moveTo: nearest && `${nearest}/` }
  return diagnoseFile(path, 'stray-file', params)
}

function diagnoseItem(
  item: FoundItem & { kind: 'link' | 'special' | 'unreadable' | 'folder' | 'file' },
  name: string,
): RawDiagnostic {
  if (item.kind === 'link') {
    return diagnoseFile(item.path, 'linked-file', { name, target: item.target, reason: item.reason })
  }
  if (item.kind === 'unreadable') return diagnoseFile(item.path, 'unreadable-file', { name, reason: item.reason })
  return diagnoseFile(item.path, 'special-file', { name })
}

function diagnoseStray(
  path: string,
  name: string,
  collections: readonly CheckedCollection[],
  items: readonly FoundItem[],
  misnamed: Set<string>,
): RawDiagnostic {
  const folder = path.slice(0, path.length - name.length)
  const inRoot = folder === ''
  const collection = collections.find((each) => folder !== '' && `${folderOf(each)}/` === folder)
  if (inRoot && collections.some((each) => folderOf(each) === path)) {
    misnamed.add(path)
    return diagnoseFile(path, 'not-a-folder', { name })
  }
  if (collection && isGuide(name, collection)) {
    return diagnoseFile(path, 'guide-among-entries', { name })
  }
  const copied = inRoot || collection ? diagnoseCopy(path, name, items) : undefined
  if (copied) return copied
  const files = collections.flatMap((each) => ('file' in each ? [each.file] : []))
  const stem = withoutExtraEndings(originalName(name) ?? name)
  const isPicture = Object.hasOwn(IMAGE_KINDS, name.slice(name.lastIndexOf('.') + 1).toLowerCase())
  // Under another name a picture would be no text file either.
  const moveTo = isPicture && !path.startsWith(`${IMAGES_FOLDER}/`) ? `${IMAGES_FOLDER}/` : undefined
  const correct = moveTo
    ? undefined
    : inRoot
      ? (files.find((file) => file.replace(/\.json$/, '') === toSlug(stem)) ?? nearFile(stem, files))
      : collection
        ? toSlug(stem) + endingOf(collection)
        : correctImageName(folder, name)
  const isFree = correct !== undefined && !items.some((item) => item.path === folder + correct)
  if (isFree && /\.(?:md|mdx|markdown|json|jsonc|txt|svg|png|jpe?g|webp|avif|gif)$|^[^.]*$/i.test(name)) {
    misnamed.add(folder + correct)
    return diagnoseFile(path, 'misnamed-file', { name, correct })
  }
  if (FOREIGN_PICTURE.test(name)) {
    return diagnoseFile(path, 'image-kind', { name, kinds: SHOWN_KINDS, found: undefined })
  }
  return diagnoseFile(path, 'stray-file', { name, places: placesFor(path, collections), moveTo })
}

function nearFile(stem: string, files: readonly string[]): string | undefined {
  const near = suggest(
    stem,
    files.map((file) => file.replace(/\.json$/, '')),
  )
  return near === undefined ? undefined : `${near}.json`
}

/** `seo.md.txt`, `seo.MD`, `seo.md.md` without everything that should not be there. */
function withoutExtraEndings(name: string): string {
  return name.replace(/(?:\.(?:md|mdx|markdown|json|jsonc|txt))+$/i, '')
}

function placesFor(path: string, collections: readonly CheckedCollection[]): string {
  const folder = path.includes('/') ? path.slice(0, path.indexOf('/')) : ''
  if (folder === IMAGES_FOLDER) return SHOWN_KINDS
  const own = collections.find((each) => folderOf(each) === folder)
  if (own) return `*${endingOf(own)}`
  const names = collections.map((each) => ('file' in each ? each.file : `${each.folder}/`))
  return [...names, `${IMAGES_FOLDER}/`, 'README.md'].join(', ')
}

function findMissing(
  collections: readonly CheckedCollection[],
  classified: ClassifiedFiles,
  items: readonly FoundItem[],
  misnamed: ReadonlySet<string>,
): RawDiagnostic[] {
  return collections.flatMap((collection) => {
    if (classified.entries.some((entry) => entry.collection === collection)) return []
    const path = 'file' in collection ? collection.file : collection.folder
    // Something stands there, or nearly: that has been told already.
    if (items.some((item) => item.path === path && item.kind !== 'folder')) return []
    if ('file' in collection && items.some((item) => item.path === path)) return []
    if ([...misnamed].some((correct) => correct === path || correct.startsWith(`${path}/`))) return []
    const holds = describeContents(collection)
    return 'file' in collection
      ? [diagnoseFile(path, 'missing-file', { path, holds })]
      : [diagnoseFile(path, 'missing-entries', { folder: path, holds })]
  })
}
