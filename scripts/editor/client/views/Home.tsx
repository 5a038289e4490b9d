import { HOME_PATH } from '@/content/paths.ts'
import { formatMoment } from '@/content/staff-language.ts'
import type { Changes } from '../../server/api.ts'
import type { PreviewState } from '../../server/preview.ts'
import { Button } from '../parts.tsx'
import { titleOf } from '../state/derived.ts'
import { collectionOf, isChanged, openEntry, useContent, useEditor } from '../state/store.ts'
import { useAnswer } from '../state/use-answer.ts'
import { Preview } from './Preview.tsx'
import { DiagnosticLinks } from './Problems.tsx'

/** Changes to list: more are in the history of each entry. Chosen by eye. */
const RECENT_MAX = 6

/** Where the form opens: what is unfinished, wrong, waiting and new, with the site beside it. */
export function Home({ onPublish }: { onPublish: () => void }) {
  const content = useContent()
  const { drafts, presence } = useEditor()
  const home = content.entries.find(({ values }) => values?.path === HOME_PATH)
  const { answer: state } = useAnswer<PreviewState>(
    'preview',
    home && { path: home.path, values: home.values },
    content.entries,
  )
  // Every save changes what waits. Without publishing nothing waits for it.
  const { obstacle } = content
  const { answer: changes, failure } = useAnswer<Changes>('changes', obstacle ? undefined : {}, content.entries)
  const waiting = changes?.entries

  const unsaved = Object.values(drafts).filter(isChanged)
  const news = (presence?.news ?? []).map(({ at, name, entries }) => ({
    at,
    text: `${name} yayımladı: ${entries.join(', ')}`,
    path: null,
  }))
  const saves = content.saves.map(({ at, label, path }) => ({ at, text: label, path }))
  // Times with an offset do not sort as text.
  const recent = [...news, ...saves].toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at)).slice(0, RECENT_MAX)
  return (
    <>
      <section className="column">
        <h1>Neyi değiştirmek istiyorsunuz?</h1>
        <p>Önizlemede bir yazıya ya da görsele dokunun, listeden bir kayıt seçin ya da bir yazıyı arayın.</p>
        {unsaved.length > 0 && (
          <section className="group">
            <h2>Kaydedilmemiş</h2>
            <ul className="items">
              {unsaved.map(({ key, collection, values }) => (
                <li key={key}>
                  <Button className="entry-link" onClick={() => openEntry(key)}>
                    {titleOf(collectionOf(content, collection), values)}
                  </Button>
                </li>
              ))}
            </ul>
          </section>
        )}
        {content.diagnostics.length > 0 && (
          <section className="group">
            <h2>Düzeltilecek</h2>
            <DiagnosticLinks diagnostics={content.diagnostics} />
          </section>
        )}
        {obstacle && (
          <section className="group">
            <h2>Yayına göndermek</h2>
            <p>
              Buradan henüz yayına gönderilemiyor, önceki hâllere de bakılamıyor. Kaydettikleriniz bu bilgisayarda
              duruyor. Geliştiriciye şunu iletin:
            </p>
            <p className="panel">{obstacle}</p>
          </section>
        )}
        {!obstacle && !failure && (
          <section className="group">
            <h2>Yayına gönderilmeyi bekleyen</h2>
            {!waiting && <p role="status">Okunuyor…</p>}
            {waiting?.length === 0 && <p>Kaydedilen her şey yayında.</p>}
            {waiting && waiting.length > 0 && (
              <>
                <ul className="items">
                  {waiting.map(({ path, name }) => (
                    <li key={path}>
                      <Button className="entry-link" onClick={() => openEntry(path)}>
                        {name}
                      </Button>
                    </li>
                  ))}
                </ul>
                <Button className="primary" onClick={onPublish}>
                  Gözden geçir ve gönder
                </Button>
              </>
            )}
          </section>
        )}
        {recent.length > 0 && (
          <section className="group">
            <h2>Son değişiklikler</h2>
            <ul className="plain">
              {recent.map(({ at, text, path }) => (
                <li key={at + text}>
                  <small>{formatMoment(at, 'medium')}</small>{' '}
                  {path && content.entries.some((entry) => entry.path === path) ? (
                    <Button className="quiet" onClick={() => openEntry(path)}>
                      {text}
                    </Button>
                  ) : (
                    text
                  )}
                </li>
              ))}
            </ul>
          </section>
        )}
      </section>
      <Preview entry={home?.path ?? ''} state={state} section={undefined} />
    </>
  )
}
