import { useState } from 'react'
import { toLowerCase } from '@/content/staff-language.ts'
import { pluralOf } from '../../forms/names.ts'
import type { FormCollection } from '../../server/content-list.ts'
import { announce } from '../announce.ts'
import { ask, refusalOf } from '../api.ts'
import { Button } from '../parts.tsx'
import { findTexts } from '../search/find-texts.ts'
import { searchFor } from '../search/search.ts'
import { titleOf, withFreeNumbers } from '../state/derived.ts'
import { blankOf, type Values } from '../state/schema.ts'
import {
  draftOf,
  entriesOf,
  isChanged,
  isWrong,
  load,
  openEntry,
  readContent,
  startDraft,
  useContent,
  useEditor,
  useSelected,
} from '../state/store.ts'
import { moved, useReorder } from '../use-reorder.ts'

/** The key of the library among those of entries. */
export const PICTURES_KEY = 'gorseller'

/** The order in which staff look for things; kinds that are not named come after these. */
const ORDER = ['site', 'navigation', 'pages', 'services', 'articles', 'projects', 'interface']

/** Everything there is to edit, and the search over all of it. */
export function Sidebar() {
  const [query, setQuery] = useState('')
  const { collections } = useContent()
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
        <Results query={query.trim()} />
      ) : (
        <>
          {collections
            .toSorted((a, b) => rank(a) - rank(b))
            .map((collection) => (
              <Group key={collection.name} collection={collection} />
            ))}
          <EntryLink entryKey={PICTURES_KEY} name="Görseller" />
        </>
      )}
    </nav>
  )
}

function Group({ collection }: { collection: FormCollection }) {
  const editor = useEditor()
  const content = useContent()
  const entries = entriesOf(content, collection)
  const { folder } = collection
  const { row, handle } = useReorder(entries.length, async (from, to) => {
    // As it is after the steps before this one.
    const current = entriesOf(readContent() ?? content, collection)
    const opened = Object.fromEntries(current.map(({ path, version }) => [path, version]))
    const paths = moved(current, from, to).map(({ path }) => path)
    await ask('reorder', { paths, opened }).then(load, (error) => announce(refusalOf(error).error))
  })
  const link = (key: string, values?: Values) => <EntryLink entryKey={key} name={titleOf(collection, values)} />
  if (!folder) return link(collection.location)
  const start = () => {
    const values = withFreeNumbers(collection, blankOf(collection.schema) as Values, entries)
    openEntry(startDraft(collection.name, { ...values, body: '' }))
  }
  const isOrdered = folder.sortedBy !== undefined && folder.unique.includes(folder.sortedBy.field)
  const fresh = Object.values(editor.drafts).filter((draft) => {
    return draft.collection === collection.name && draft.opened === null
  })
  return (
    <details open>
      <summary>{pluralOf(collection.title)}</summary>
      <ul>
        {entries.map(({ path, values }, index) => (
          <li key={path} className="row" {...row(index)}>
            {isOrdered && <span {...handle(index, titleOf(collection, values))}>⠿</span>}
            {link(path, draftOf(editor, path)?.values ?? values)}
          </li>
        ))}
        {fresh.map(({ key, values }) => (
          <li key={key}>{link(key, values)}</li>
        ))}
      </ul>
      <Button className="add" onClick={start}>
        Yeni {toLowerCase(collection.title)}
      </Button>
    </details>
  )
}

/** The way to an entry, marked where it is changed or has a problem. */
function EntryLink({ entryKey, name }: { entryKey: string; name: string }) {
  const editor = useEditor()
  const selected = useSelected()
  const draft = draftOf(editor, entryKey)
  return (
    <Button
      className="entry-link"
      aria-current={selected === entryKey ? 'page' : undefined}
      onClick={() => openEntry(entryKey)}
    >
      {name}
      {draft?.values.draft === true && <span className="badge">Taslak</span>}
      {draft && isChanged(draft) && <span className="badge">değişti</span>}
      {isWrong(editor, entryKey) && <span className="badge wrong">sorun var</span>}
    </Button>
  )
}

/** More would not be read. */
const RESULTS_MAX = 40

/** Length of the text shown before what was found. */
const CONTEXT_CHARACTERS = 24

function Results({ query }: { query: string }) {
  const { drafts } = useEditor()
  const content = useContent()
  const { matches, positionIn } = searchFor(query)
  const found = findTexts(content, drafts, matches)
  if (found.length === 0) return <p role="status">“{query}” hiçbir yazıda geçmiyor.</p>
  return (
    <ul aria-label="Bulunanlar">
      {found.slice(0, RESULTS_MAX).map(({ path, at, text, place }) => {
        const from = Math.max(0, positionIn(text) - CONTEXT_CHARACTERS)
        return (
          <li key={path + at.join('.')}>
            <Button className="entry-link" onClick={() => openEntry(path, at)}>
              <small>{place}</small>
              {from > 0 && '…'}
              {text.slice(from, from + query.length + 4 * CONTEXT_CHARACTERS)}
            </Button>
          </li>
        )
      })}
      {found.length > RESULTS_MAX && <li>{found.length - RESULTS_MAX} yerde daha geçiyor.</li>}
    </ul>
  )
}
