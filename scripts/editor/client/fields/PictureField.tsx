import { useState } from 'react'
import { valueAt } from '../../../content/schema/introspect.ts'
import { announce } from '../announce.ts'
import { PictureDialog } from '../dialogs/PictureDialog.tsx'
import { Button } from '../parts.tsx'
import { PictureFigure } from '../pictures/picture-parts.tsx'
import { replaceAt, variantsAt } from '../state/schema.ts'
import { useContent } from '../state/store.ts'
import { idOf, useForm } from './form-context.ts'
import { type FieldProps, LabelledGroup } from './Labelled.tsx'

/** The field of the alternative text, beside that of the picture. */
const ALT = 'alt'

/** A picture as the page would cut it; with another one its alternative text is asked for. */
export function PictureField(props: FieldProps) {
  const { schema, at, isRequired } = props
  const { values, set, collection } = useForm()
  const { pictures } = useContent()
  const [isChoosing, setChoosing] = useState(false)
  const path = String(valueAt(values, at) ?? '')
  const group = at.slice(0, -1)
  const alt = valueAt(values, [...group, ALT])
  const picture = pictures.find((each) => each.path === `content/${path}`)
  const choose = (next: string, words: string) => {
    setChoosing(false)
    const chosen = replaceAt(valueAt(values, group) ?? {}, at.slice(-1), next)
    const described = typeof alt === 'string' ? replaceAt(chosen, [ALT], words) : chosen
    // A variant of the old picture would show beside the new one.
    const variants = isRequired && next !== path ? variantsAt(collection.schema, values, group) : []
    set(
      group,
      variants.reduce((rest, key) => replaceAt(rest, [key], undefined), described),
    )
    if (variants.length > 0) announce('Eski görselin koyu tema için olanı kaldırıldı; yenisini seçebilirsiniz.')
  }
  return (
    <LabelledGroup {...props} isOneValue>
      {picture && <PictureFigure key={picture.url} picture={picture} crop={schema.crop} />}
      <div className="row">
        <Button id={idOf(at)} onClick={() => setChoosing(true)}>
          {path === '' ? 'Görsel seç' : 'Başka görsel seç'}
        </Button>
        {!isRequired && path !== '' && (
          <Button className="quiet" onClick={() => set(at, undefined)}>
            Görseli kaldır
          </Button>
        )}
      </div>
      {isChoosing && (
        <PictureDialog
          chosen={path}
          crop={schema.crop}
          alt={typeof alt === 'string' ? alt : undefined}
          onClose={() => setChoosing(false)}
          onChoose={choose}
        />
      )}
    </LabelledGroup>
  )
}
