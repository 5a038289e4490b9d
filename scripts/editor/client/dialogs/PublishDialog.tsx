import { useEffect, useRef, useState } from 'react'
import type { EntryConflicts, PublishResult } from '../../publish/publisher.ts'
import type { Changes } from '../../server/api.ts'
import type { ContentList } from '../../server/content-list.ts'
import type { PlacedDiagnostic } from '../../server/place-diagnostics.ts'
import { ask, type Refusal, refusalOf } from '../api.ts'
import { Button, Dialog, Failure, FieldChanges, inWords, type Side, Sides } from '../parts.tsx'
import { titleOf } from '../state/derived.ts'
import { collectionOf, isChanged, load, openEntry, useContent, useEditor } from '../state/store.ts'
import { useAnswer } from '../state/use-answer.ts'
import { DiagnosticLinks } from '../views/Problems.tsx'

const KINDS = { new: 'yeni', changed: 'değişti', deleted: 'silindi' }

/** Shows what differs from the published site, and sends it. */
export function PublishDialog({ onClose }: { onClose: () => void }) {
  const { answer: changes, failure: unread } = useAnswer<Changes>('changes', {})
  const [typed, setTyped] = useState<string>()
  const [refused, setRefused] = useState<Refusal>()
  const [done, setDone] = useState<PublishResult>()
  const [conflicting, setConflicting] = useState<EntryConflicts[]>([])
  const [resolve, setResolve] = useState<Record<string, Side>>({})
  const [isSending, setSending] = useState(false)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const outcome = useRef<HTMLDivElement>(null)

  const message = typed ?? changes?.suggestion ?? ''
  const failure = refused ?? unread

  // Many screens below it is the button.
  useEffect(() => {
    if (failure || done) outcome.current?.focus()
  }, [failure, done])

  const publish = async () => {
    setSending(true)
    setRefused(undefined)
    try {
      const paths = changes?.entries.map(({ path }) => path).filter((path) => !left.has(path))
      setDone(await ask<PublishResult>('publish', { message, resolve, ...(left.size > 0 ? { paths } : {}) }))
      await load()
    } catch (error) {
      const refusal = refusalOf(error)
      if (refusal.conflicts) setConflicting(refusal.conflicts as EntryConflicts[])
      setRefused(refusal)
    }
    setSending(false)
  }
  const isDecided = conflicting.every(({ path }) => resolve[path])
  const canSend = changes && !done && changes.entries.length > left.size && changes.blocking.length === 0
  const choose = (paths: readonly string[], isChosen: boolean) => {
    const next = new Set(left)
    for (const path of paths) {
      if (isChosen) next.delete(path)
      else next.add(path)
    }
    setLeft(next)
  }
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
      <div ref={outcome} tabIndex={-1}>
        <Failure text={failure?.error} detail={failure?.detail} />
        {failure?.needed?.some((path) => left.has(path)) && (
          <Button onClick={() => choose(failure.needed ?? [], true)}>Bunları da seç</Button>
        )}
        {done && (
          <p role="status">
            <strong>Gönderildi.</strong> {done.merged && 'Bu arada başkasının gönderdikleriyle birleştirildi. '}
            {done.address && <a href={done.address}>Önizleme adresi</a>}
          </p>
        )}
      </div>
      {!done &&
        conflicting.map(({ path, name, conflicts }) => {
          const textOf = (side: Side) => conflicts.map((each) => `${each.label}: ${inWords(each[side])}`).join('\n')
          return (
            <Sides
              key={path}
              title={`${name}: hangisi yayına çıksın?`}
              texts={{ mine: textOf('mine'), theirs: textOf('theirs') }}
              chosen={resolve[path]}
              onChoose={(side) => setResolve({ ...resolve, [path]: side })}
            />
          )
        })}
      {!changes && !failure && <p role="status">Değişiklikler okunuyor…</p>}
      {changes && !done && <Summary changes={changes} left={left} onChoose={choose} />}
      {canSend && (
        <div className="field">
          <label htmlFor="degisiklik-adi">Bu değişikliklerin adı</label>
          <p className="help">Geliştirici ve sonraki bakan bu cümleyi okur.</p>
          <input id="degisiklik-adi" type="text" value={message} onChange={({ target }) => setTyped(target.value)} />
        </div>
      )}
    </Dialog>
  )
}

type SummaryProps = {
  changes: Changes
  left: ReadonlySet<string>
  onChoose: (paths: readonly string[], isChosen: boolean) => void
}

function Summary({ changes: { entries, blocking }, left, onChoose }: SummaryProps) {
  const content = useContent()
  const isDraft = (path: string) => content.entries.find((entry) => entry.path === path)?.values?.draft === true
  return (
    <>
      <Unsaved />
      {entries.length === 0 && <p>Kaydedilenler arasında yayındakinden farklı bir şey yok.</p>}
      {blocking.length > 0 && <Blocking diagnostics={blocking} />}
      {entries.map(({ path, name, kind, fields, pictures, by }) => (
        <section key={path} className="group">
          <h3>
            <label className="row">
              <input
                type="checkbox"
                checked={!left.has(path)}
                onChange={({ target }) => onChoose([path], target.checked)}
              />
              {name}
            </label>{' '}
            <span className="badge">{KINDS[kind]}</span>{' '}
            {isDraft(path) && <span className="badge">Taslak: ziyaretçi görmez</span>}{' '}
            {by.length > 0 && <small>{by.map((each) => (each.isMe ? 'siz' : each.name)).join(', ')}</small>}
          </h3>
          <FieldChanges fields={fields} />
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

/** What keeps everything from being sent, entry by entry: whoever sends may have touched none of them. */
function Blocking({ diagnostics }: { diagnostics: readonly PlacedDiagnostic[] }) {
  const content = useContent()
  const nameOf = (path: string) => nameAt(content, path) ?? 'Görseller'
  const groups = [...new Set(diagnostics.map(({ path }) => nameOf(path)))].map(
    (name) => [name, diagnostics.filter(({ path }) => nameOf(path) === name)] as const,
  )
  return (
    <div className="panel wrong">
      <strong>Hiçbir şey gönderilemez: Önce {diagnostics.length} yer tamamlanmalı.</strong>
      <p>
        Örnek kalmış değer, doldurulmamış yer, kullanılmayan görsel ziyaretçiye gösterilmez; bunları siz yazmamış
        olsanız da gönderim bekler. Bilmediğinizi marka sahibine ya da geliştiriciye sorun.
      </p>
      {groups.map(([name, found]) => (
        <details key={name} open={groups.length === 1}>
          <summary>
            {name}: {found.length} yer
          </summary>
          <DiagnosticLinks diagnostics={found} />
        </details>
      ))}
    </div>
  )
}

/** Edits that are not saved yet, and so do not go along. */
function Unsaved() {
  const content = useContent()
  const { drafts, presence } = useEditor()
  const own = Object.values(drafts).filter(isChanged)
  const others = (presence?.others ?? []).filter(({ unsaved }) => unsaved.length > 0)
  if (own.length + others.length === 0) return null
  return (
    <div className="panel">
      <strong>Kaydedilmeyenler gönderilmez:</strong>
      <ul>
        {own.map(({ key, collection, values }) => (
          <li key={key}>
            <Button className="quiet" onClick={() => openEntry(key)}>
              {titleOf(collectionOf(content, collection), values)}
            </Button>
          </li>
        ))}
        {others.map(({ name, unsaved }) => (
          <li key={name}>
            {name}: {unsaved.map((key) => nameAt(content, key) ?? 'Yeni kayıt').join(', ')}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The name of an entry; nothing for a picture, or for an entry that has no file yet. */
function nameAt(content: ContentList, path: string): string | undefined {
  const entry = content.entries.find((each) => each.path === path)
  return entry && titleOf(collectionOf(content, entry.collection), entry.values)
}
