import { useEffect, useState } from 'react'
import type { PlacedDiagnostic } from '../../server/place-diagnostics.ts'
import { ask, Refused, reasonOf } from '../api.ts'
import { DiagnosticLink, type GoTo } from '../DiagnosticLink.tsx'
import { Dialog } from '../Dialog.tsx'
import { Button, Failure } from '../parts.tsx'
import { load } from '../store.ts'
import { type Conflict, inWords, type Side, Sides } from './ConflictDialog.tsx'

type Changed = {
  path: string
  name: string
  kind: 'new' | 'changed' | 'deleted'
  fields: { label: string; before: unknown; after: unknown }[]
  pictures: { before?: string; after?: string }[]
}
type Changes = {
  branch: string
  remote: string
  entries: Changed[]
  blocking: PlacedDiagnostic[]
  suggestion: string
}

type Clash = { path: string; name: string; conflicts: Conflict[] }

const KINDS = { new: 'yeni', changed: 'değişti', deleted: 'silindi' }

/** Shows what would go out, and sends it. */
export function PublishDialog({ onClose, goTo }: { onClose: () => void; goTo: GoTo }) {
  const [changes, setChanges] = useState<Changes>()
  const [message, setMessage] = useState('')
  const [failure, setFailure] = useState<string>()
  const [done, setDone] = useState<{ merged: boolean; address?: string }>()
  const [clashes, setClashes] = useState<Clash[]>([])
  const [resolve, setResolve] = useState<Record<string, Side>>({})
  const [isSending, setSending] = useState(false)

  useEffect(() => {
    ask<Changes>('changes').then(
      (answer) => {
        setChanges(answer)
        setMessage(answer.suggestion)
      },
      (error) => setFailure(error.message),
    )
  }, [])

  const publish = async () => {
    setSending(true)
    setFailure(undefined)
    try {
      setDone(await ask<{ merged: boolean; address?: string }>('publish', { message, resolve }))
      await load()
    } catch (error) {
      if (error instanceof Refused && error.answer.conflicts) setClashes(error.answer.conflicts as Clash[])
      setFailure(reasonOf(error))
    }
    setSending(false)
  }
  const isDecided = clashes.every(({ path }) => resolve[path])
  const canSend = changes && !done && changes.entries.length > 0 && changes.blocking.length === 0
  return (
    <Dialog
      title="Yayına gönder"
      closeLabel={done ? 'Kapat' : 'Vazgeç'}
      onClose={onClose}
      isWide
      actions={
        canSend && (
          <Button className="primary" disabled={isSending || !isDecided} onClick={() => void publish()}>
            {isSending ? 'Gönderiliyor…' : 'Gönder'}
          </Button>
        )
      }
    >
      <Failure text={failure} />
      {!done &&
        clashes.map(({ path, name, conflicts }) => (
          <fieldset key={path} className="group">
            <legend>{name}: hangisi yayına çıksın?</legend>
            <Sides
              name={path}
              mine={conflicts.map(({ label, mine }) => `${label}: ${inWords(mine)}`).join('\n')}
              theirs={conflicts.map(({ label, theirs }) => `${label}: ${inWords(theirs)}`).join('\n')}
              chosen={resolve[path]}
              onChoose={(side) => setResolve({ ...resolve, [path]: side })}
            />
          </fieldset>
        ))}
      {done && (
        <p role="status">
          <strong>Gönderildi.</strong> {done.merged && 'Bu arada başkasının gönderdikleriyle birleştirildi. '}
          {done.address && <a href={done.address}>Önizleme adresi</a>}
        </p>
      )}
      {!changes && !failure && <p role="status">Değişiklikler okunuyor…</p>}
      {changes && !done && <Summary changes={changes} goTo={goTo} />}
      {canSend && (
        <div className="field">
          <label htmlFor="degisiklik-adi">Bu değişikliklerin adı</label>
          <p className="help">Geliştirici ve sonraki bakan bu cümleyi okur.</p>
          <input id="degisiklik-adi" type="text" value={message} onChange={({ target }) => setMessage(target.value)} />
        </div>
      )}
    </Dialog>
  )
}

function Summary({ changes: { entries, blocking }, goTo }: { changes: Changes; goTo: GoTo }) {
  if (entries.length === 0) return <p>Yayındakinden farklı bir şey yok.</p>
  return (
    <>
      {blocking.length > 0 && (
        <div className="panel wrong">
          <p>
            <strong>Yayına çıkmadan önce bunlar tamamlanmalı:</strong>
          </p>
          <ul>
            {blocking.map((diagnostic) => (
              <li key={diagnostic.path + diagnostic.problem + diagnostic.at.join('.')}>
                <DiagnosticLink diagnostic={diagnostic} goTo={goTo} />
              </li>
            ))}
          </ul>
        </div>
      )}
      {entries.map(({ path, name, kind, fields, pictures }) => (
        <section key={path} className="group">
          <h3>
            {name} <span className="badge">{KINDS[kind]}</span>
          </h3>
          {fields.map(({ label, before, after }) => (
            <div key={label} className="grid sides">
              <p className="item">
                <small>{label}, önce</small>
                <br />
                {inWords(before)}
              </p>
              <p className="item">
                <small>{label}, şimdi</small>
                <br />
                {inWords(after)}
              </p>
            </div>
          ))}
          {pictures.map(({ before, after }) => (
            <div key={`${before} ${after}`} className="grid sides">
              {before && <img src={before} alt="Önceki görsel" />}
              {after && <img src={after} alt="Şimdiki görsel" />}
            </div>
          ))}
        </section>
      ))}
    </>
  )
}
