import { type RefObject, useState } from 'react'
import { fold } from '../../content/text/closest-match.ts'
import type { FormCollection } from '../server/content-list.ts'
import { announce } from './announce.ts'
import { ask, reasonOf } from './api.ts'
import type { GoTo } from './DiagnosticLink.tsx'
import { withFreeNumbers } from './derived.ts'
import { Button } from './parts.tsx'
import { blankOf, labelsOf, textsOf, type Values } from './schema.ts'
import { draftOf, type EditorState, entriesOf, isChanged, load, startDraft, useEditor } from './store.ts'
import { PICTURES_KEY, pluralOf, titleOf } from './titles.ts'
import { moved, useReorder } from './use-reorder.ts'

/** The order in which staff look for things; kinds that are not named come after these. */
const ORDER = ['site', 'navigation', 'pages', 'services', 'projects', 'interface']

type SidebarProps = { selected: string; goTo: GoTo }

/** Everything there is to edit, and the search over all of it. */
export function Sidebar({ selected, goTo }: SidebarProps) {
  const editor = useEditor()
  const [query, setQuery] = useState('')
  const { content } = editor
  if (!content) return null
  const rank = ({ name }: FormCollection) => (ORDER.indexOf(name) + ORDER.length + 1) % (ORDER.length + 1)
  return (
    <nav className="sidebar" aria-label="İçerik">
      <input
        type="search"
        aria-label="Bütün yazılarda ara"
        placeholder="Bütün yazılarda ara"
        value={query}
        onChange={({ target }) => setQuery(target.value)}
      />
      {query.trim().length > 1 ? (
        <Results query={query} editor={editor} goTo={goTo} />
      ) : (
        <>
          {content.collections
            .toSorted((a, b) => rank(a) - rank(b))
            .map((collection) => (
              <Group key={collection.name} collection={collection} selected={selected} goTo={goTo} />
            ))}
          <EntryLink name="Görseller" isSelected={selected === PICTURES_KEY} onOpen={() => goTo(PICTURES_KEY)} />
        </>
      )}
    </nav>
  )
}

type GroupProps = SidebarProps & { collection: FormCollection }

function Group({ collection, selected, goTo }: GroupProps) {
  const editor = useEditor()
  const { content, drafts } = editor
  const entries = content ? entriesOf(content, collection) : []
  const isOrdered = collection.folder?.unique.some((key) => key !== collection.folder?.slugFrom) ?? false
  const { list, handle, markOf } = useReorder(async (from, to) => {
    const opened = Object.fromEntries(entries.map(({ path, version }) => [path, version]))
    try {
      await ask('reorder', { paths: moved(entries, from, to).map(({ path }) => path), opened })
      await load()
    } catch (error) {
      announce(reasonOf(error))
    }
  })
  const marksOf = (key: string) => {
    const draft = draftOf(editor, key)
    const diagnostics = editor.checks[key] ?? content?.diagnostics ?? []
    return { isChanged: draft !== undefined && isChanged(draft), isWrong: diagnostics.some(({ path }) => path === key) }
  }
  if (!collection.folder) {
    const key = collection.location
    return (
      <EntryLink name={collection.title} isSelected={selected === key} onOpen={() => goTo(key)} {...marksOf(key)} />
    )
  }
  const fresh = Object.values(drafts).filter((draft) => draft.collection === collection.name && draft.opened === null)
  const start = () => {
    const values = withFreeNumbers(collection, blankOf(collection.schema) as Values, entries)
    goTo(startDraft(collection.name, { ...values, body: '' }))
  }
  return (
    <details open>
      <summary>{pluralOf(collection.title)}</summary>
      <ul ref={list as RefObject<HTMLUListElement>}>
        {entries.map(({ path, values }, index) => (
          <li key={path} data-row="" data-mark={markOf(index)} className="entry-row">
            {isOrdered && <Button {...handle(index, titleOf(collection, values))} />}
            <EntryLink
              name={titleOf(collection, draftOf(editor, path)?.values ?? values)}
              isSelected={selected === path}
              onOpen={() => goTo(path)}
              {...marksOf(path)}
            />
          </li>
        ))}
        {fresh.map((draft) => (
          <li key={draft.key} className="entry-row">
            <EntryLink
              name={titleOf(collection, draft.values)}
              isSelected={selected === draft.key}
              onOpen={() => goTo(draft.key)}
              isChanged
              isWrong={false}
            />
          </li>
        ))}
      </ul>
      <Button className="add" onClick={start}>
        Yeni {collection.title.toLocaleLowerCase('tr')}
      </Button>
    </details>
  )
}

type EntryLinkProps = {
  name: string
  isSelected: boolean
  onOpen: () => void
  isChanged?: boolean
  isWrong?: boolean
}

function EntryLink({ name, isSelected, onOpen, isChanged = false, isWrong = false }: EntryLinkProps) {
  return (
    <Button className="entry-link" aria-current={isSelected ? 'page' : undefined} onClick={onOpen}>
      {name}
      {isChanged && <span className="badge">değişti</span>}
      {isWrong && <span className="badge wrong">sorun var</span>}
    </Button>
  )
}

/** More would not be read. */
const RESULTS_MAX = 40

/** How much of a text is shown before what was found. */
const CONTEXT_CHARACTERS = 24

function Results({ query, editor, goTo }: { query: string; editor: EditorState; goTo: SidebarProps['goTo'] }) {
  const wanted = fold(query.trim().normalize('NFC'))
  const { content } = editor
  const found = (content?.collections ?? []).flatMap((collection) =>
    (content ? entriesOf(content, collection) : []).flatMap(({ path, values: saved }) => {
      const values = draftOf(editor, path)?.values ?? saved
      return textsOf(values).flatMap(({ at, text }) => {
        const start = fold(text.normalize('NFC')).indexOf(wanted)
        if (start === -1) return []
        const from = Math.max(0, start - CONTEXT_CHARACTERS)
        const shown = `${from > 0 ? '…' : ''}${text.slice(from, start + wanted.length + 3 * CONTEXT_CHARACTERS)}`
        const place = [titleOf(collection, values), ...labelsOf(collection.schema, values, at)].join(' › ')
        return [{ path, at, shown, place }]
      })
    }),
  )
  if (found.length === 0) return <p role="status">“{query}” hiçbir yazıda geçmiyor.</p>
  return (
    <ul className="results" aria-label="Bulunanlar">
      {found.slice(0, RESULTS_MAX).map(({ path, at, shown, place }) => (
        <li key={path + at.join('.')}>
          <Button className="entry-link" onClick={() => goTo(path, at)}>
            <small>{place}</small>
            {shown}
          </Button>
        </li>
      ))}
      {found.length > RESULTS_MAX && <li>{found.length - RESULTS_MAX} yerde daha geçiyor.</li>}
    </ul>
  )
}
