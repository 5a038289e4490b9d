import { useEffect } from 'react'
import type { Around } from '../../server/api.ts'
import { ask } from '../api.ts'
import { isChanged, load, notePresence, useEditor } from '../state/store.ts'

/** How often the server hears of this tab. */
const BEAT_MS = 10_000

/** Names this tab among those at the form; another one of the same person is no colleague. */
const TAB = crypto.randomUUID()

/** Tells the server where somebody is, and hears of the others. */
export function usePresence(selected: string): void {
  const { drafts } = useEditor()
  const unsaved = Object.values(drafts)
    .filter(isChanged)
    .map(({ key }) => key)
  const unsavedKeys = unsaved.join('\n')
  useEffect(() => {
    const beat = async () => {
      const request = {
        tab: TAB,
        path: selected.startsWith('content/') ? selected : null,
        unsaved: unsavedKeys.split('\n').filter(Boolean),
      }
      const answer = await ask<Around>('presence', request).catch(() => undefined)
      if (answer && notePresence(answer)) await load()
    }
    void beat()
    const timer = setInterval(() => void beat(), BEAT_MS)
    return () => clearInterval(timer)
  }, [selected, unsavedKeys])
}

/** Who else has this entry open. */
export function OthersHere({ path }: { path: string }) {
  const { presence } = useEditor()
  const here = presence?.others.filter((other) => other.path === path) ?? []
  if (here.length === 0) return null
  const writing = here.some(({ unsaved }) => unsaved.includes(path))
  return (
    <p className="panel" role="status">
      Bu kayıt şu anda başkasında da açık: <strong>{[...new Set(here.map(({ name }) => name))].join(', ')}</strong>.
      {writing && ' Kaydedilmemiş değişiklikleri var.'} Ayrı alanları değiştirirseniz ikisi de kalır.
    </p>
  )
}

/** Who is signed in, with the way out. Nothing on a machine of one's own. */
export function SignedIn() {
  const me = useEditor().presence?.me
  if (!me) return null
  return (
    <details className="menu">
      <summary>
        <span>{me.name || me.email}</span>
      </summary>
      <form method="post" action="/oidc/logout" className="menu-items">
        <span className="help">{me.email}</span>
        <button type="submit">Çıkış yap</button>
        <button type="submit" name="everywhere" value="1">
          Bütün cihazlardan çık
        </button>
      </form>
    </details>
  )
}
