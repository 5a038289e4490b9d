import { useState } from 'react'
import { formatNumber } from '@/content/staff-language.ts'
import type { FieldSchema } from '../../forms/field-schema.ts'
import type { Picture } from '../../server/pictures.ts'
import { ask } from '../api.ts'
import { pictureName } from '../state/derived.ts'
import { load } from '../state/store.ts'
import { type Crop, preparePicture, RATIO_TOLERANCE } from './prepare-picture.ts'

type UploadProps = { label: string; hiddenLabel?: string; onFile: (file: File) => void }

/** Takes a picture from the computer. */
export function Upload({ label, hiddenLabel, onFile }: UploadProps) {
  return (
    <label className="button">
      {label}
      {hiddenLabel && <span className="visually-hidden">: {hiddenLabel}</span>}
      <input
        type="file"
        accept="image/*,.heic,.heif"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) onFile(file)
          // The same file can be taken again.
          target.value = ''
        }}
      />
    </label>
  )
}

/** A picture as the API takes it, with its bytes in base64. */
export async function encodePicture(file: File, name: string): Promise<{ path: string; content: string }> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  return { path: `content/images/${name}`, content: btoa(binary) }
}

/**
 * Adds a picture to the library.
 *
 * @returns Its path as content writes it, `images/kart.webp`: of a picture with the same bytes that one's. `isNew`:
 *   whether there was none.
 * @throws Refused
 */
export async function addPicture(file: File, pictures: readonly Picture[], crop?: Crop) {
  const prepared = await preparePicture(file, crop)
  const name = pictureName(prepared.name, (each) => pictures.some((picture) => picture.name === each))
  const picture = await encodePicture(prepared, name)
  const { path, reused } = await ask<{ path: string; reused?: boolean }>('add-picture', { picture })
  await load()
  return { path: path.replace(/^content\//, ''), isNew: !reused }
}

type PictureFigureProps = { picture: Picture; crop?: FieldSchema['crop'] }

/** A picture with its name and size; with `crop` as the page would cut it, with hints where it does not fit. */
export function PictureFigure({ picture: { url, name, size }, crop }: PictureFigureProps) {
  const [pixels, setPixels] = useState<{ width: number; height: number }>()
  return (
    <figure>
      <img
        src={url}
        alt=""
        loading="lazy"
        style={crop && { aspectRatio: crop.ratio.join(' / '), objectFit: 'cover' }}
        onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => setPixels({ width, height })}
      />
      <figcaption>
        <strong>{name}</strong>
        <span>
          {pixels && `${pixels.width} × ${pixels.height} piksel, `}
          {formatNumber(Math.ceil(size / 1000))} kB
        </span>
        {pixels && crop && hintsOf(pixels, crop).map((hint) => <span key={hint}>{hint}</span>)}
      </figcaption>
    </figure>
  )
}

function hintsOf(size: { width: number; height: number }, crop: NonNullable<FieldSchema['crop']>): string[] {
  const { ratio, minWidth } = crop
  const off = size.width / size.height / (ratio[0] / ratio[1]) - 1
  const sides = off > 0 ? 'sağından ve solundan' : 'üstünden ve altından'
  const isCut = Math.abs(off) > RATIO_TOLERANCE
  return [
    ...(isCut ? [`Oranı ${ratio.join(':')} değil; sayfada ${sides} kırpılır (yukarıdaki gibi).`] : []),
    ...(size.width < minWidth ? [`Küçük: en az ${minWidth} piksel genişlik keskin görünür.`] : []),
  ]
}
