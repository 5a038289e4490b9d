import { useState } from 'react'
import { refusalOf } from '../api.ts'
import { Button, Dialog, Failure } from '../parts.tsx'
import { addPicture, PictureFigure, Upload } from '../picture-parts.tsx'
import { useContent } from '../store.ts'

type PictureDialogProps = {
  /** As content writes it: `images/kart.webp`. */
  chosen: string
  /** The alternative text; `undefined` where the picture has none. */
  alt: string | undefined
  onClose: () => void
  onChoose: (path: string, alt: string) => void
}

/** Chooses a picture of the library or a file of one's own, and asks for its alternative text. */
export function PictureDialog({ chosen, alt, onClose, onChoose }: PictureDialogProps) {
  const { pictures } = useContent()
  const [path, setPath] = useState(chosen)
  const [words, setWords] = useState(alt ?? '')
  const [failure, setFailure] = useState<string>()

  const take = (next: string) => {
    setPath(next)
    // The text of another picture is no help.
    if (next !== path) setWords(next === chosen ? (alt ?? '') : '')
  }
  const upload = async (file: File) => {
    setFailure(undefined)
    await addPicture(file, pictures).then(take, (error) => setFailure(refusalOf(error).error))
  }
  const isReady = path !== '' && (alt === undefined || words.trim() !== '')
  return (
    <Dialog
      title="Görsel seç"
      onClose={onClose}
      isWide
      actions={
        <Button className="primary" disabled={!isReady} onClick={() => onChoose(path, words.trim())}>
          Bu görseli kullan
        </Button>
      }
    >
      <Upload label="Bilgisayardan yükle" onFile={(file) => void upload(file)} />
      <Failure text={failure} />
      <div className="grid">
        {pictures.map((picture) => {
          const own = picture.path.replace(/^content\//, '')
          return (
            <label key={picture.path} className="choice">
              <input type="radio" name="picture" checked={own === path} onChange={() => take(own)} />
              <PictureFigure picture={picture} />
            </label>
          )
        })}
      </div>
      {alt !== undefined && (
        <div className="field">
          <label htmlFor="gorsel-aciklamasi">Görsel açıklaması</label>
          <p className="help">Görselde ne olduğunu, onu görmeyen birine anlatır gibi yazın.</p>
          <textarea id="gorsel-aciklamasi" rows={2} value={words} onChange={({ target }) => setWords(target.value)} />
        </div>
      )}
    </Dialog>
  )
}
