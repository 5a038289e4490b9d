import { useState, useSyncExternalStore } from 'react'
import { getTheme, setTheme, subscribeToTheme } from '@/theme/theme.ts'
import { announce, STATUS_ID } from './announce.ts'
import { ask, reasonOf } from './api.ts'
import { EntryForm } from './EntryForm.tsx'
import { Pictures } from './Pictures.tsx'
import { Button, Failure } from './parts.tsx'
import { Sidebar } from './Sidebar.tsx'
import type { Path } from './schema.ts'
import { PublishDialog } from './steps/PublishDialog.tsx'
import { draftOf, load, useEditor } from './store.ts'
import { PICTURES_KEY } from './titles.ts'

function subscribeToHash(listener: () => void): () => void {
  window.addEventListener('hashchange', listener)
  return () => window.removeEventListener('hashchange', listener)
}

/** The whole editor: what there is on the left, one entry and its page beside it. */
export function App() {
  const editor = useEditor()
  const selected = useSyncExternalStore(subscribeToHash, () => decodeURIComponent(window.location.hash.slice(1)))
  const theme = useSyncExternalStore(subscribeToTheme, getTheme)
  const [target, setTarget] = useState<{ key: string; at: Path; count: number }>()
  const [isPublishing, setPublishing] = useState(false)
  const goTo = (key: string, at?: Path) => {
    setTarget(at && { key, at, count: (target?.count ?? 0) + 1 })
    window.location.hash = key
  }
  const draft = draftOf(editor, selected)
  const aim = target?.key === selected ? target : undefined
  const [last] = editor.saves
  const takeBack = async () => {
    try {
      const { label } = await ask<{ label: string }>('undo')
      await load()
      announce(`Geri alındı: ${label}`)
    } catch (error) {
      announce(reasonOf(error))
    }
  }
  return (
    <div className={selected === '' ? 'app listing' : 'app'}>
      <header className="bar">
        <Button className="to-list" onClick={() => goTo('')}>
          ‹ Liste
        </Button>
        <strong className="brand">İçerik</strong>
        <Button disabled={!last} title={last?.label} onClick={() => void takeBack()}>
          Kaydettiğimi geri al
        </Button>
        <Button onClick={() => setTheme(theme === 'dark' ? 'light' : 'dark')}>
          {theme === 'dark' ? 'Açık' : 'Koyu'} tema
        </Button>
        <Button className="primary" onClick={() => setPublishing(true)}>
          Yayına gönder
        </Button>
      </header>
      <Sidebar selected={selected} goTo={goTo} />
      <main className="work">
        <Failure text={editor.failure} />
        {selected === PICTURES_KEY && editor.content && <Pictures />}
        {draft && editor.content && (
          <EntryForm key={`${selected} ${aim?.count ?? ''}`} draft={draft} goToEntry={goTo} target={aim?.at} />
        )}
        {!draft && selected !== PICTURES_KEY && editor.content && <Nothing selected={selected} />}
      </main>
      <div id={STATUS_ID} role="status" className="status" />
      {isPublishing && (
        <PublishDialog
          onClose={() => setPublishing(false)}
          goTo={(key, at) => {
            setPublishing(false)
            goTo(key, at)
          }}
        />
      )}
    </div>
  )
}

function Nothing({ selected }: { selected: string }) {
  const { content } = useEditor()
  const diagnostics = content?.diagnostics.filter(({ path }) => path === selected) ?? []
  return (
    <div className="nothing">
      <h1>{selected === '' ? 'Neyi değiştirmek istiyorsunuz?' : 'Bu kayıt açılamıyor'}</h1>
      {selected === '' ? (
        <p>Soldan bir kayıt seçin ya da yerini bilmediğiniz bir yazıyı arayın.</p>
      ) : (
        <p>Silinmiş, adı değişmiş ya da şu anda okunamıyor olabilir.</p>
      )}
      {diagnostics.map(({ problem, fix }) => (
        <p key={problem} className="diagnostic">
          {problem} {fix}
        </p>
      ))}
    </div>
  )
}
