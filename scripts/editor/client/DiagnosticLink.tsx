import type { PlacedDiagnostic } from '../server/place-diagnostics.ts'
import { Button } from './parts.tsx'
import { labelsOf, type Path } from './schema.ts'
import { collectionOf, useEditor } from './store.ts'
import { PICTURES_KEY, titleOf } from './titles.ts'

export type GoTo = (key: string, at?: Path) => void

/** What is wrong with another entry, and the way there. */
export function DiagnosticLink({ diagnostic, goTo }: { diagnostic: PlacedDiagnostic; goTo: GoTo }) {
  const { content, drafts } = useEditor()
  const { path, at, problem, fix } = diagnostic
  const entry = content?.entries.find((each) => each.path === path)
  const collection = content && entry && collectionOf(content, entry.collection)
  const name = collection ? titleOf(collection, drafts[path]?.values ?? entry?.values) : 'Görseller'
  const labels = collection ? labelsOf(collection.schema, entry?.values, at) : []
  return (
    <>
      {problem} {entry ? '' : fix}{' '}
      <Button className="link" onClick={() => goTo(entry ? path : PICTURES_KEY, at)}>
        {[name, ...labels].join(' › ')}
      </Button>
    </>
  )
}
