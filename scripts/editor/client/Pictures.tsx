import { useState } from 'react'
import { announce } from './announce.ts'
import { ask, encodeFile, type Picture, reasonOf } from './api.ts'
import { pictureName } from './derived.ts'
import { Button, Failure, Upload } from './parts.tsx'
import { labelsOf, textsOf } from './schema.ts'
import { RemoveDialog, type Usage, Usages } from './steps/RemoveDialog.tsx'
import { collectionOf, type EditorState, load, useEditor } from './store.ts'
import { titleOf } from './titles.ts'

/** The library: every picture with its size and where it is shown. */
export function Pictures() {
  const editor = useEditor()
  const [failure, setFailure] = useState<string>()
  const [removed, setRemoved] = useState<Picture>()
  const run = async (work: () => Promise<string>) => {
    setFailure(undefined)
    try {
      const said = await work()
      await load()
      announce(said)
    } catch (error) {
      setFailure(reasonOf(error))
    }
  }
  const send = async (action: string, name: string, file: File, more: object = {}) =>
    ask(action, { ...more, picture: { path: `content/images/${name}`, content: await encodeFile(file) } })

  return (
    <section className="pictures">
      <header className="entry-head">
        <h1>Görseller</h1>
        <Upload
          label="Görsel yükle"
          onFile={(file) => {
            const isTaken = (name: string) => editor.pictures.some((each) => each.name === name)
            void run(() => send('add-picture', pictureName(file.name, isTaken), file).then(() => 'Yüklendi.'))
          }}
        />
      </header>
      <Failure text={failure} />
      <ul className="grid">
        {editor.pictures.map((picture) => {
          const usages = usagesOf(editor, picture)
          return (
            <li key={picture.path} className="item">
              <Preview picture={picture} />
              {usages.length === 0 ? <p className="badge">Kullanılmıyor</p> : <Usages usages={usages} />}
              <div className="row">
                <Upload
                  label="Yenisiyle değiştir"
                  hiddenLabel={picture.name}
                  onFile={(file) => {
                    // The same name under the ending of the new kind.
                    const name = pictureName(picture.name.replace(/\.[^.]*$/, '') + endingOf(file.name), () => false)
                    void run(() =>
                      send('replace-picture', name, file, { path: picture.path }).then(() => 'Değiştirildi.'),
                    )
                  }}
                />
                {usages.length === 0 && (
                  <Button aria-label={`Sil: ${picture.name}`} onClick={() => setRemoved(picture)}>
                    Sil
                  </Button>
                )}
              </div>
            </li>
          )
        })}
      </ul>
      {removed && (
        <RemoveDialog
          path={removed.path}
          version={removed.id}
          name={removed.name}
          onClose={() => setRemoved(undefined)}
          onDone={() => setRemoved(undefined)}
        />
      )}
    </section>
  )
}

function endingOf(name: string): string {
  return name.slice(name.lastIndexOf('.'))
}

function Preview({ picture: { url, name, size } }: { picture: Picture }) {
  const [pixels, setPixels] = useState('')
  return (
    <figure>
      <img
        className="picture"
        src={url}
        alt=""
        loading="lazy"
        onLoad={({ currentTarget }) =>
          setPixels(`${currentTarget.naturalWidth} × ${currentTarget.naturalHeight} piksel, `)
        }
      />
      <figcaption>
        <strong>{name}</strong>
        <span>
          {pixels}
          {Math.ceil(size / 1000).toLocaleString('tr')} kB
        </span>
      </figcaption>
    </figure>
  )
}

/** Where a picture is shown, as saved. */
function usagesOf({ content }: EditorState, { path }: Picture): Usage[] {
  const own = path.replace(/^content\//, '')
  return (content?.entries ?? []).flatMap(({ path: entry, collection, values }) => {
    if (!content || !values) return []
    const found = collectionOf(content, collection)
    return textsOf(values)
      .filter(({ text }) => text === own || text.includes(`](${own}`))
      .map(({ at }) => ({
        path: entry,
        name: titleOf(found, values),
        field: labelsOf(found.schema, values, at).join(' › '),
      }))
  })
}
