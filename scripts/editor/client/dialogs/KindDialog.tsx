import { useState } from 'react'
import { type FieldSchema, kindOf } from '../../forms/field-schema.ts'
import type { PreviewState } from '../../server/preview.ts'
import { useForm } from '../fields/form-context.ts'
import { Button, Dialog } from '../parts.tsx'
import { countRequired, exampleOf, type Path, replaceAt } from '../state/schema.ts'
import { useContent } from '../state/store.ts'
import { useAnswer } from '../state/use-answer.ts'
import { PreviewFrame } from '../views/Preview.tsx'

type KindDialogProps = {
  title: string
  /** The list that one more item is for. */
  at: Path
  kinds: readonly FieldSchema[]
  onClose: () => void
  onChoose: (kind: FieldSchema) => void
}

/** The long text in the picture of a kind. */
const SAMPLE_BODY = 'Uzun yazı burada görünür. Alt başlıkları, listeleri ve görselleri olabilir.'

/** The kind with a heading and a text, which most people look for. */
const PLAIN_KIND = 'prose'

/** Choosing one of several kinds by how it looks on the page, with the examples of its schema. */
export function KindDialog({ title, at, kinds: all, onClose, onChoose }: KindDialogProps) {
  // Then those that ask for least.
  const rank = (kind: FieldSchema) => (kindOf(kind)?.[1] === PLAIN_KIND ? 0 : countRequired(kind))
  const kinds = all.toSorted((a, b) => rank(a) - rank(b))
  const { file, values } = useForm()
  const { pictures } = useContent()
  const [shown, setShown] = useState(() => kinds[0])
  const picture = pictures[0]?.path.replace(/^content\//, '') ?? ''
  const sample = shown && replaceAt({ ...values, body: SAMPLE_BODY }, at, [exampleOf(shown, picture)])
  const { answer: state } = useAnswer<PreviewState>('preview', { path: file, values: sample })

  return (
    <Dialog
      title={title}
      onClose={onClose}
      isWide
      actions={
        <Button className="primary" onClick={() => shown && onChoose(shown)}>
          {shown?.title}: ekle
        </Button>
      }
    >
      <div className="kinds">
        <div className="items">
          {kinds.map((kind) => (
            <label key={String(kindOf(kind)?.[1])} className="choice">
              <input type="radio" name="kind" checked={kind === shown} onChange={() => setShown(kind)} />
              <span>
                <strong>{kind.title}</strong>
                <small>{kind.description}</small>
              </span>
            </label>
          ))}
        </div>
        <PreviewFrame title={`Görünüşü: ${shown?.title ?? ''}`} state={state} width={1280} section={0} />
      </div>
    </Dialog>
  )
}
