import { useEffect, useState } from 'react'
import { ThemeToggle } from '@/layout/header/ThemeToggle.tsx'
import { STATUS_ID } from './announce.ts'
import { SIGNED_OUT } from './api.ts'
import { PublishDialog } from './dialogs/PublishDialog.tsx'
import { UndoDialog } from './dialogs/UndoDialog.tsx'
import { Button, Failure } from './parts.tsx'
import { draftOf, openEntry, readContent, useEditor, useSelected } from './state/store.ts'
import { EntryForm } from './views/EntryForm.tsx'
import { Home } from './views/Home.tsx'
import { Pictures } from './views/Pictures.tsx'
import { SignedIn, usePresence } from './views/Presence.tsx'
import { PICTURES_KEY, Sidebar } from './views/Sidebar.tsx'

/** The whole editor: the list on the left, one entry and its page beside it. */
export function App() {
  const editor = useEditor()
  const selected = useSelected()
  const [isPublishing, setPublishing] = useState(false)
  const [isUndoing, setUndoing] = useState(false)
  const [isSignedOut, setSignedOut] = useState(false)
  usePresence(selected)
  useEffect(() => {
    const leave = () => setSignedOut(true)
    window.addEventListener(SIGNED_OUT, leave)
    return () => window.removeEventListener(SIGNED_OUT, leave)
  }, [])
  const { content, target } = editor
  // Whoever goes to an entry leaves the dialog.
  useEffect(() => {
    if (target) setPublishing(false)
  }, [target])
  const draft = draftOf(editor, selected)
  return (
    <div className={selected === '' ? 'app listing' : 'app'}>
      <header className="bar row">
        <Button className="to-list" onClick={() => openEntry('')}>
          ‹ Liste
        </Button>
        <strong className="brand">İçerik</strong>
        <Button disabled={!content?.hasSteps} onClick={() => setUndoing(true)}>
          Kaydettiğimi geri al
        </Button>
        <SignedIn />
        <ThemeToggle toDark="Koyu tema" toLight="Açık tema" className={undefined} />
        {content && content.obstacle === undefined && (
          <Button className="primary" onClick={() => setPublishing(true)}>
            Yayına gönder
          </Button>
        )}
      </header>
      {content && <Sidebar />}
      <main className="work">
        <Failure text={isSignedOut ? undefined : editor.failure} />
        {isSignedOut && <SignInAgain selected={selected} />}
        {content && selected === PICTURES_KEY && <Pictures />}
        {content && draft && <EntryForm key={selected} draft={draft} />}
        {content && selected === '' && <Home onPublish={() => setPublishing(true)} />}
        {content && !draft && selected !== '' && selected !== PICTURES_KEY && <NoEntry selected={selected} />}
      </main>
      <div id={STATUS_ID} role="status" className="status" />
      {isUndoing && (
        <UndoDialog
          onClose={() => setUndoing(false)}
          onDone={() => {
            // The step may have made the entry, or given it another address.
            if (draft?.opened && !readContent()?.entries.some(({ path }) => path === draft.key)) openEntry('')
          }}
        />
      )}
      {isPublishing && <PublishDialog onClose={() => setPublishing(false)} />}
    </div>
  )
}

function SignInAgain({ selected }: { selected: string }) {
  const back = `/editor/#${encodeURIComponent(selected)}`
  return (
    <p className="panel wrong" role="alert">
      Oturumunuz sona erdi. Yazdıklarınız bu tarayıcıda duruyor.{' '}
      <a href={`/oidc/login?to=${encodeURIComponent(back)}`}>Yeniden giriş yapın</a>
    </p>
  )
}

function NoEntry({ selected }: { selected: string }) {
  const { content } = useEditor()
  const diagnostics = content?.diagnostics.filter(({ path }) => path === selected) ?? []
  return (
    <div className="column">
      <h1>Bu kayıt açılamıyor</h1>
      <p>Silinmiş, adı değişmiş ya da şu anda okunamıyor olabilir.</p>
      {diagnostics.map(({ problem, fix }) => (
        <p key={problem} className="diagnostic">
          {problem} {fix}
        </p>
      ))}
    </div>
  )
}
