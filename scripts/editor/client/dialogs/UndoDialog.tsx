import { formatMoment } from '@/content/staff-language.ts'
import type { SaveStep, SaveSteps } from '../../server/api.ts'
import { announce } from '../announce.ts'
import { ask, refusalOf } from '../api.ts'
import { Button, Dialog, Failure, FieldChanges } from '../parts.tsx'
import { load } from '../state/store.ts'
import { useAnswer } from '../state/use-answer.ts'

const KINDS = { new: 'geri gelir', changed: 'eski hâline döner', deleted: 'silinir' }

/** What undoing the last save would change, and then the way back. */
export function UndoDialog({ onClose, onDone }: { onClose: () => void; onDone: () => void }) {
  const { answer, failure } = useAnswer<SaveSteps>('steps', {})
  const travel = async (action: 'undo' | 'redo', { at, label, entries }: SaveStep) => {
    try {
      await ask(action, { at })
      await load()
      const changed = entries.map(({ name, fields }) => [name, ...fields.map((field) => field.label)].join(' › '))
      announce(`${action === 'undo' ? 'Geri alındı' : 'Yinelendi'}: ${label}. Değişen: ${changed.join(', ')}`)
      onDone()
    } catch (error) {
      announce(refusalOf(error).error)
    }
    onClose()
  }
  const { undo, redo } = answer ?? {}
  return (
    <Dialog
      title="Kaydettiğimi geri al"
      onClose={onClose}
      actions={
        undo && (
          <Button className="primary" onClick={() => void travel('undo', undo)}>
            Bunu geri al
          </Button>
        )
      }
    >
      <Failure text={failure?.error} />
      {!answer && !failure && <p role="status">Okunuyor…</p>}
      {answer && !undo && <p>Geri alınacak bir kaydınız yok.</p>}
      {undo && (
        <>
          <p>
            Son kaydınız: <strong>{undo.label}</strong> ({formatMoment(undo.at, 'medium')}). Geri alırsanız:
          </p>
          {undo.entries.map(({ path, name, kind, fields }) => (
            <section key={path} className="group">
              <h3>
                {name} <span className="badge">{KINDS[kind]}</span>
              </h3>
              <FieldChanges fields={fields} />
            </section>
          ))}
        </>
      )}
      {redo && (
        <section className="group">
          <h3>Son geri aldığınız: {redo.label}</h3>
          <Button onClick={() => void travel('redo', redo)}>Yinele</Button>
        </section>
      )}
    </Dialog>
  )
}
