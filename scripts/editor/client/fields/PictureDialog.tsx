import { useState } from 'react'
import { ask, encodeFile, reasonOf } from '../api.ts'
import { Dialog } from '../Dialog.tsx'
import { pictureName } from '../derived.ts'
import { Button, Failure, Upload } from '../parts.tsx'
import { load, useEditor } from '../store.ts'

type PictureDialogProps = {
  /** As content writes it: `images/kart.webp`. */
  chosen: string
  /** The words that go with the picture; `undefined` where it has none. */
  alt: string | undefined
  onClose: () => void
  onChoose: (path: string, alt: string) => void
}

/** Choosing a picture of the library or a file of one's own, and its words with it. */
export function PictureDialog({ chosen, alt, onClose, onChoose }: PictureDialogProps) {
  const { pictures } = useEditor()
  const [path, setPath] = useState(chosen)
  const [words, setWords] = useState(alt ?? '')
  const [failure, setFailure] = useState<string>()

  const take = (next: string) => {
    setPath(next)
    // Words about another picture are no help.
    if (next !== path) setWords(next === chosen ? (alt ?? '') : '')
  }
  const upload = async (file: File) => {
    const name = pictureName(file.name, (each) => pictures.some((picture) => picture.name === each))
    try {
      setFailure(undefined)
      await ask('add-picture', { picture: { path: `content/images/${name}`, content: await encodeFile(file) } })
      await load()
      take(`images/${name}`)
    } catch (error) {
      setFailure(reasonOf(error))
    }
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
              <span>
                <img className="picture" src={picture.url} alt="" loading="lazy" />
                {picture.name}
              </span>
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
