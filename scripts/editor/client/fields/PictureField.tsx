import { useState } from 'react'
import { Button } from '../parts.tsx'
import { replaceAt, valueAt } from '../schema.ts'
import { useEditor } from '../store.ts'
import { idOf, useForm } from './form-context.ts'
import { Diagnostics, type FieldProps } from './Labelled.tsx'
import { PictureDialog } from './PictureDialog.tsx'

/** Field of the words for those who do not see a picture, beside the picture itself. */
const ALT = 'alt'

/** A picture as the page would cut it, with its size; choosing another one asks for its words at once. */
export function PictureField({ schema, at, isRequired }: FieldProps) {
  const { values, set, diagnosticsAt } = useForm()
  const { pictures } = useEditor()
  const [isChoosing, setChoosing] = useState(false)
  const path = String(valueAt(values, at) ?? '')
  const group = at.slice(0, -1)
  const alt = valueAt(values, [...group, ALT])
  const picture = pictures.find((each) => each.path === `content/${path}`)
  return (
    <fieldset className={diagnosticsAt(at).length > 0 ? 'field wrong' : 'field'}>
      <legend>
        {schema.title} {!isRequired && <span className="optional">isteğe bağlı</span>}
      </legend>
      <p className="help">{schema.description}</p>
      {picture && <Shown key={picture.url} url={picture.url} name={picture.name} crop={schema.crop} />}
      <div className="row">
        <button id={idOf(at)} type="button" onClick={() => setChoosing(true)}>
          {path === '' ? 'Görsel seç' : 'Başka görsel seç'}
        </button>
        {!isRequired && path !== '' && (
          <Button className="quiet" onClick={() => set(at, undefined)}>
            Görseli kaldır
          </Button>
        )}
      </div>
      <Diagnostics at={at} />
      {isChoosing && (
        <PictureDialog
          chosen={path}
          alt={typeof alt === 'string' ? alt : undefined}
          onClose={() => setChoosing(false)}
          onChoose={(next, words) => {
            setChoosing(false)
            const chosen = replaceAt(valueAt(values, group) ?? {}, [String(at.at(-1))], next)
            set(group, typeof alt === 'string' ? replaceAt(chosen, [ALT], words) : chosen)
          }}
        />
      )}
    </fieldset>
  )
}

type ShownProps = { url: string; name: string; crop: { ratio: [number, number]; minWidth: number } | undefined }

function Shown({ url, name, crop }: ShownProps) {
  const [size, setSize] = useState<{ width: number; height: number }>()
  const hints = size && crop ? hintsOf(size, crop) : []
  return (
    <figure>
      <img
        className="picture"
        src={url}
        alt=""
        style={crop && { aspectRatio: crop.ratio.join(' / '), objectFit: 'cover' }}
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
          setSize({ width: naturalWidth, height: naturalHeight })
        }
      />
      <figcaption>
        {name}
        {size && `, ${size.width} × ${size.height} piksel`}
        {hints.map((hint) => (
          <span key={hint} className="hint">
            {hint}
          </span>
        ))}
      </figcaption>
    </figure>
  )
}

/** How far from the wanted shape a picture may be before a visible strip is cut off. */
const RATIO_TOLERANCE = 0.02

function hintsOf(
  size: { width: number; height: number },
  { ratio, minWidth }: NonNullable<ShownProps['crop']>,
): string[] {
  const wanted = ratio[0] / ratio[1]
  const off = size.width / size.height / wanted - 1
  const sides = off > 0 ? 'sağından ve solundan' : 'üstünden ve altından'
  return [
    Math.abs(off) > RATIO_TOLERANCE
      ? `Oranı ${ratio.join(':')} değil; sayfada ${sides} kırpılır (yukarıdaki gibi).`
      : '',
    size.width < minWidth ? `Küçük: en az ${minWidth} piksel genişlik keskin görünür.` : '',
  ].filter(Boolean)
}
