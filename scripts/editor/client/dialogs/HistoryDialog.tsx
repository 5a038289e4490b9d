import { formatMoment } from '@/content/staff-language.ts'
import type { PublishedState } from '../../publish/history.ts'
import { announce } from '../announce.ts'
import { Button, Dialog, Failure, FieldChanges } from '../parts.tsx'
import { type Draft, put } from '../state/store.ts'
import { useAnswer } from '../state/use-answer.ts'

/** The published states of an entry. An earlier one comes back as an edit, which is saved like any other. */
export function HistoryDialog({ draft, onClose }: { draft: Draft; onClose: () => void }) {
  const { answer, failure } = useAnswer<{ states: PublishedState[] }>('history', { path: draft.key })
  const states = answer?.states
  const restore = ({ at, values }: PublishedState) => {
    if (!values) return
    put({ ...draft, values, past: [...draft.past, draft.values], future: [] })
    announce(`${formatMoment(at, 'long')} tarihindeki hâli forma alındı; kaydedene kadar bir şey değişmez.`)
    onClose()
  }
  return (
    <Dialog title="Önceki hâlleri" closeLabel="Kapat" onClose={onClose} isWide>
      <Failure text={failure?.error} />
      {!states && !failure && <p role="status">Okunuyor…</p>}
      {states?.length === 0 && <p>Bu kayıt henüz yayımlanmamış.</p>}
      <ol className="items" role="list">
        {states?.map((state) => (
          <li key={state.id} className="item">
            <div className="row">
              <strong>
                {formatMoment(state.at, 'long')}, {state.name}
              </strong>
              {state.isCurrent ? (
                <span className="badge">Yayındaki hâli</span>
              ) : (
                state.values && (
                  <Button aria-label={`Bu hâle dön: ${formatMoment(state.at, 'long')}`} onClick={() => restore(state)}>
                    Bu hâle dön
                  </Button>
                )
              )}
            </div>
            <p className="help">{state.message}</p>
            <FieldChanges fields={state.fields} />
          </li>
        ))}
      </ol>
    </Dialog>
  )
}
