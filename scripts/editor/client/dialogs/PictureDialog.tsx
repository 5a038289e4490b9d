import { useEffect, useRef, useState } from 'react'
import type { FieldSchema } from '../../forms/field-schema.ts'
import { ask, refusalOf } from '../api.ts'
import { Button, Dialog, Failure } from '../parts.tsx'
import { addPicture, PictureFigure, Upload } from '../pictures/picture-parts.tsx'
import { type Crop, needsCrop } from '../pictures/prepare-picture.ts'
import { load, useContent } from '../state/store.ts'

type PictureDialogProps = {
  /** As content writes it: `images/kart.webp`. */
  chosen: string
  /** The alternative text; `undefined` where the picture has none. */
  alt: string | undefined
  /** The place the picture is for. */
  crop?: FieldSchema['crop']
  onClose: () => void
  onChoose: (path: string, alt: string) => void
}

/** Chooses a picture of the library or a file of one's own, and asks for its alternative text beside it. */
export function PictureDialog({ chosen, alt, crop, onClose, onChoose }: PictureDialogProps) {
  const { pictures } = useContent()
  const [path, setPath] = useState(chosen)
  const [words, setWords] = useState(alt ?? '')
  const [failure, setFailure] = useState<string>()
  const [file, setFile] = useState<File>()
  const [isBusy, setBusy] = useState(false)
  /** Pictures of this dialog; those that are not chosen in the end go again. */
  const uploads = useRef<string[]>([])
  const description = useRef<HTMLTextAreaElement>(null)

  const take = (next: string) => {
    setPath(next)
    // The text of another picture is no help.
    if (next !== path) setWords(next === chosen ? (alt ?? '') : '')
    // The description is asked for where the picture stands.
    requestAnimationFrame(() => description.current?.focus())
  }
  const upload = async (picked: File, part?: Crop) => {
    setFailure(undefined)
    setFile(undefined)
    setBusy(true)
    try {
      const added = await addPicture(picked, pictures, part)
      if (added.isNew) uploads.current.push(added.path)
      take(added.path)
    } catch (error) {
      setFailure(refusalOf(error).error)
    }
    setBusy(false)
  }
  const offerCrop = async (picked: File) => {
    const [width, height] = crop?.ratio ?? [1, 1]
    if (crop && (await needsCrop(picked, width / height))) setFile(picked)
    else await upload(picked)
  }
  const dropUploads = (kept?: string) => {
    const paths = uploads.current.filter((each) => each !== kept).map((each) => `content/${each}`)
    if (paths.length > 0) void ask('remove-pictures', { paths }).then(load, () => undefined)
  }
  const picture = pictures.find((each) => each.path === `content/${path}`)
  const missing = missingOf()
  function missingOf(): string {
    if (isBusy) return 'Yükleniyor…'
    if (file) return 'Önce “Yükle” düğmesine basın.'
    if (path === '') return 'Bir görsel seçin.'
    return alt !== undefined && words.trim() === '' ? 'Görsel açıklamasını yazın.' : ''
  }
  return (
    <Dialog
      title="Görsel seç"
      onClose={() => {
        dropUploads()
        onClose()
      }}
      isWide
      actions={
        <>
          <span className="help" role="status">
            {missing}
          </span>
          <Button
            className="primary"
            disabled={missing !== ''}
            onClick={() => {
              dropUploads(path)
              onChoose(path, words.trim())
            }}
          >
            Bu görseli kullan
          </Button>
        </>
      }
    >
      <Upload label="Yeni görsel yükle" onFile={(picked) => void offerCrop(picked)} />
      <Failure text={failure} />
      {file && crop && (
        <CropStep
          file={file}
          ratio={crop.ratio}
          onCancel={() => setFile(undefined)}
          onDone={(part) => void upload(file, part)}
        />
      )}
      {picture && (
        <div className="chosen">
          <PictureFigure key={picture.url} picture={picture} crop={crop} />
          {alt !== undefined && (
            <div className="field">
              <label htmlFor="gorsel-aciklamasi">Görsel açıklaması</label>
              <p className="help">Görselde ne olduğunu, onu görmeyen birine anlatır gibi yazın.</p>
              <textarea
                ref={description}
                id="gorsel-aciklamasi"
                rows={3}
                required
                value={words}
                onChange={({ target }) => setWords(target.value)}
              />
            </div>
          )}
        </div>
      )}
      <div className="grid">
        {pictures.map((each) => {
          const own = each.path.replace(/^content\//, '')
          return (
            <label key={each.path} className="choice">
              <input type="radio" name="picture" checked={own === path} onChange={() => take(own)} />
              <PictureFigure picture={each} />
            </label>
          )
        })}
      </div>
    </Dialog>
  )
}

type CropStepProps = {
  file: File
  ratio: [number, number]
  onCancel: () => void
  onDone: (crop: Crop | undefined) => void
}

/** Offers to cut a new picture to the shape of its place. */
function CropStep({ file, ratio, onCancel, onDone }: CropStepProps) {
  const [isCut, setCut] = useState(true)
  const [position, setPosition] = useState(0.5)
  const [url, setUrl] = useState('')
  useEffect(() => {
    const own = URL.createObjectURL(file)
    setUrl(own)
    return () => URL.revokeObjectURL(own)
  }, [file])
  const shape = ratio.join(':')
  const [width, height] = ratio
  const percent = `${position * 100}%`
  return (
    <div className="panel chosen">
      {url && (
        <img
          src={url}
          alt="Yüklenecek görsel"
          style={
            isCut
              ? { aspectRatio: `${width} / ${height}`, objectFit: 'cover', objectPosition: `${percent} ${percent}` }
              : {}
          }
        />
      )}
      <div className="items">
        <label className="row">
          <input type="checkbox" checked={isCut} onChange={({ target }) => setCut(target.checked)} />
          {shape} oranına kırp
        </label>
        {isCut && (
          <label>
            Hangi bölümü kalsın?
            <input
              type="range"
              min="0"
              max="1"
              step="0.05"
              value={position}
              onChange={({ target }) => setPosition(Number(target.value))}
            />
          </label>
        )}
        <div className="row">
          <Button className="primary" onClick={() => onDone(isCut ? { ratio: width / height, position } : undefined)}>
            Yükle
          </Button>
          <Button onClick={onCancel}>Bu dosyayı yükleme</Button>
        </div>
      </div>
    </div>
  )
}
