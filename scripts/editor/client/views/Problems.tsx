import { labelOf } from '../../forms/field-schema.ts'
import type { PlacedDiagnostic } from '../../server/place-diagnostics.ts'
import { useForm } from '../fields/form-context.ts'
import { Button } from '../parts.tsx'
import { openEntry, useEditor } from '../state/store.ts'
import { PICTURES_KEY } from './Sidebar.tsx'

type ProblemsProps = { own: readonly PlacedDiagnostic[]; elsewhere: readonly PlacedDiagnostic[] }

/** Every problem of a draft, with the way to its field; those of other entries are told apart. */
export function Problems({ own, elsewhere }: ProblemsProps) {
  const { collection, values, goTo } = useForm()
  const blocking = elsewhere.filter(({ isBlocking }) => isBlocking)
  const others = elsewhere.filter(({ isBlocking }) => !isBlocking)
  const count = own.length + blocking.length
  return (
    <div role="status">
      {count > 0 && (
        <div className="panel wrong">
          <strong>{count} sorun var; düzeltilmeden kaydedilemez.</strong>
          <ul>
            {own.map(({ at, problem }) => (
              <li key={at.join('.') + problem}>
                {problem}{' '}
                <Button className="quiet" onClick={() => goTo(at)}>
                  {labelOf(collection.schema, at, values) || 'Forma'} alanına git
                </Button>
              </li>
            ))}
          </ul>
          <DiagnosticLinks diagnostics={blocking} />
        </div>
      )}
      {others.length > 0 && (
        <details className="panel">
          <summary>Başka kayıtlarda {others.length} sorun var; bu kaydı kaydetmenizi engellemez.</summary>
          <DiagnosticLinks diagnostics={others} />
        </details>
      )}
    </div>
  )
}

/** Problems of any entries, each with the way to its field. */
export function DiagnosticLinks({ diagnostics }: { diagnostics: readonly PlacedDiagnostic[] }) {
  const { content } = useEditor()
  return (
    <ul>
      {diagnostics.map(({ path, at, label, problem, fix }) => {
        const isEntry = content?.entries.some((entry) => entry.path === path)
        return (
          <li key={path + at.join('.') + problem}>
            {problem} {!isEntry && fix}{' '}
            <Button className="quiet" onClick={() => openEntry(isEntry ? path : PICTURES_KEY, at)}>
              {label}
            </Button>
          </li>
        )
      })}
    </ul>
  )
}
