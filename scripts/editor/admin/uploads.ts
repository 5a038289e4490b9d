import { IMAGE_KINDS } from '../../content/images/check-image.ts'
import { toSlug } from '../../content/text/closest-match.ts'

/** What pictures may be, in words: "SVG, PNG, JPEG, WebP, AVIF ya da GIF". */
const KINDS = new Intl.ListFormat('tr', { type: 'disjunction' }).format(new Set(Object.values(IMAGE_KINDS)))

/** Names that are taken; kept by the backend. */
let taken = new Set<string>()

/** Names given to pictures since the page was opened: they may wait in a form, and are no less taken. */
const given = new Set<string>()

/** @param names File names of all pictures there are. */
export function notePictures(names: readonly string[]): void {
  taken = new Set(names)
}

/**
 * Gives a picture a name that is fine everywhere: plain lower-case ASCII, and not taken, so that a new picture never
 * replaces another one that pages are using.
 *
 * @returns `Işık & Çağ (1).JPEG` as `isik-cag-1.jpg`.
 */
export function plainName(name: string, isTaken: (name: string) => boolean = () => false): string {
  const dot = name.lastIndexOf('.')
  const ending = endingOf(name)
  const stem = toSlug(dot > 0 ? name.slice(0, dot) : name) || 'gorsel'
  for (let count = 1; ; count += 1) {
    const candidate = `${count === 1 ? stem : `${stem}-${count}`}.${ending === 'jpeg' ? 'jpg' : ending}`
    if (!isTaken(candidate)) return candidate
  }
}

/**
 * Looks at pictures as they are chosen or dropped, before Decap sees them: refuses what cannot be one, and renames the
 * others, as Decap's own renaming makes `i-lk` of `İlk`.
 *
 * @param maxBytes The largest picture the content check accepts.
 */
export function takeUploads(maxBytes: number): void {
  window.addEventListener(
    'change',
    (event) => {
      const { target } = event
      if (!(target instanceof HTMLInputElement) || target.type !== 'file' || !target.files?.length) return
      const complaint = [...target.files]
        .map((file) => complaintAbout(file, maxBytes))
        .find((each) => each !== undefined)
      if (complaint === undefined) {
        target.files = renamed(target.files)
        return
      }
      event.stopPropagation()
      target.value = ''
      window.alert(complaint)
    },
    { capture: true },
  )
  window.addEventListener(
    'drop',
    (event) => {
      const files = event.dataTransfer?.files
      if (!files?.length) return
      // A drop's own list cannot be changed; the media library takes files from its button just as well.
      event.preventDefault()
      event.stopPropagation()
      const input = document.querySelector<HTMLInputElement>('input[type="file"]')
      if (!input) return
      input.files = files
      input.dispatchEvent(new Event('change', { bubbles: true }))
    },
    { capture: true },
  )
}

/** @returns Why a file cannot be taken, in words for the person who chose it. */
function complaintAbout({ name, size }: File, maxBytes: number): string | undefined {
  if (!Object.hasOwn(IMAGE_KINDS, endingOf(name))) return `Bu dosya görsel olarak kullanılamaz. ${KINDS} dosyası seçin.`
  if (size <= maxBytes) return undefined
  const [own, max] = [size, maxBytes].map((bytes) =>
    (bytes / 1_000_000).toLocaleString('tr', { maximumFractionDigits: 1 }),
  )
  return `Görsel ${own} MB; en fazla ${max} MB olabilir. 1600 piksel genişliğe küçültüp yeniden seçin.`
}

function renamed(files: FileList): FileList {
  const transfer = new DataTransfer()
  for (const file of files) {
    const name = plainName(file.name, (each) => taken.has(each) || given.has(each))
    given.add(name)
    transfer.items.add(new File([file], name, { type: file.type, lastModified: file.lastModified }))
  }
  return transfer.files
}

function endingOf(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1).toLowerCase()
}
