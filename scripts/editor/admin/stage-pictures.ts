import { ask } from './server-link.ts'

type MediaFile = { path: string; draft?: boolean; file?: File }

/** Pictures the server already has, so that a letter typed does not send megabytes. */
const sent = new Map<string, Promise<unknown>>()

/**
 * Hands pictures that were chosen but not saved yet to the server, for the preview.
 *
 * @returns Their names there.
 */
export async function stagePictures(entry: DecapMap): Promise<string[]> {
  const files = ((entry.get('mediaFiles') as DecapMap | undefined)?.toJS() ?? []) as unknown as MediaFile[]
  const drafts = files.flatMap(({ path, draft, file }) => (draft && file ? [{ path, file }] : []))
  return Promise.all(
    drafts.map(async ({ path, file }) => {
      const id = `${path}:${file.size}:${file.lastModified}`
      const sending =
        sent.get(id) ??
        toBase64(file).then((content) => ask({ action: 'stage-picture', id, picture: { path, content } }))
      sent.set(id, sending)
      // What did not arrive is sent again with the next letter.
      sending.catch(() => sent.delete(id))
      await sending
      return id
    }),
  )
}

function toBase64(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(String(reader.result).replace(/^[^,]*,/, '')))
    reader.addEventListener('error', () => reject(reader.error))
    reader.readAsDataURL(file)
  })
}
