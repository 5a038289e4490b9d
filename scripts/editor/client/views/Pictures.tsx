import { useState } from 'react'
import type { Picture } from '../../server/pictures.ts'
import { announce } from '../announce.ts'
import { ask, refusalOf } from '../api.ts'
import { UsageList } from '../dialogs/RemoveDialog.tsx'
import { Button, Failure } from '../parts.tsx'
import { addPicture, encodePicture, PictureFigure, Upload } from '../pictures/picture-parts.tsx'
import { preparePicture } from '../pictures/prepare-picture.ts'
import { findTexts } from '../search/find-texts.ts'
import { pictureName } from '../state/derived.ts'
import { load, useContent } from '../state/store.ts'

/** The library: every picture with its size and where it is shown. */
export function Pictures() {
  const content = useContent()
  const [failure, setFailure] = useState<string>()
  const run = async (work: Promise<unknown>, done: string) => {
    setFailure(undefined)
    await work.then(
      () => announce(done),
      (error) => setFailure(refusalOf(error).error),
    )
  }
  const replace = async ({ path, name }: Picture, chosen: File) => {
    const file = await preparePicture(chosen)
    // The same name with the extension of the new kind.
    const renamed = name.replace(/\.[^.]*$/, '') + file.name.slice(file.name.lastIndexOf('.'))
    await ask('replace-picture', {
      path,
      picture: await encodePicture(
        file,
        pictureName(renamed, () => false),
      ),
    })
    await load()
  }
  const placesOf = ({ path }: Picture) => {
    const own = path.replace(/^content\//, '')
    return findTexts(content, {}, (text) => text === own || text.includes(`](${own}`))
  }
  const unused = content.pictures.filter(({ isUsed }) => !isUsed)
  const remove = (pictures: readonly Picture[]) => {
    const names = pictures.map(({ name }) => name).join('\n')
    if (!window.confirm(`Hiçbir yerde kullanılmayan ${pictures.length} görsel silinecek:\n\n${names}`)) return
    const paths = pictures.map(({ path }) => path)
    void run(
      ask('remove-pictures', { paths }).then(load),
      `${pictures.length} görsel silindi. “Kaydettiğimi geri al” geri getirir.`,
    )
  }
  return (
    <section className="column">
      <header className="head">
        <h1>Görseller</h1>
        <div className="row">
          <Upload label="Görsel yükle" onFile={(file) => void run(addPicture(file, content.pictures), 'Yüklendi.')} />
          {unused.length > 0 && <Button onClick={() => remove(unused)}>Kullanılmayanları sil ({unused.length})</Button>}
        </div>
      </header>
      <Failure text={failure} />
      <ul className="grid">
        {content.pictures.map((picture) => (
          <li key={picture.path} className="item">
            <PictureFigure picture={picture} />
            {picture.isUsed ? (
              <UsageList usages={placesOf(picture).map(({ place }) => place)} />
            ) : (
              <p className="badge">Kullanılmıyor</p>
            )}
            <div className="row">
              <Upload
                label="Yenisiyle değiştir"
                hiddenLabel={picture.name}
                onFile={(file) => void run(replace(picture, file), 'Değiştirildi.')}
              />
              {!picture.isUsed && (
                <Button aria-label={`Sil: ${picture.name}`} onClick={() => remove([picture])}>
                  Sil
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
