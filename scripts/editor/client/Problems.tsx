import type { PlacedDiagnostic } from '../server/place-diagnostics.ts'
import { DiagnosticLink, type GoTo } from './DiagnosticLink.tsx'
import { useForm } from './fields/form-context.ts'
import { Button } from './parts.tsx'
import { labelsOf, type Path } from './schema.ts'

type ProblemsProps = {
  own: readonly PlacedDiagnostic[]
  elsewhere: readonly PlacedDiagnostic[]
  goTo: (at: Path) => void
  goToEntry: GoTo
}

/** Everything that is wrong, with the way to it; what is wrong elsewhere is called so. */
export function Problems({ own, elsewhere, goTo, goToEntry }: ProblemsProps) {
  const { collection, values } = useForm()
  const blocking = elsewhere.filter(({ isBlocking }) => isBlocking)
  const count = own.length + blocking.length
  const link = (diagnostic: PlacedDiagnostic) => (
    <li key={diagnostic.path + diagnostic.at.join('.') + diagnostic.problem}>
      <DiagnosticLink diagnostic={diagnostic} goTo={goToEntry} />
    </li>
  )
  return (
    <div role="status" className="problems">
      {count > 0 && (
        <div className="panel wrong">
          <p>
            <strong>{count} sorun var; düzeltilmeden kaydedilemez.</strong>
          </p>
          <ul>
            {own.map((diagnostic) => (
              <li key={diagnostic.at.join('.') + diagnostic.problem}>
                {diagnostic.problem}{' '}
                <Button className="link" onClick={() => goTo(diagnostic.at)}>
                  {labelsOf(collection.schema, values, diagnostic.at).join(' › ') || 'Forma'} alanına git
                </Button>
              </li>
            ))}
            {blocking.map(link)}
          </ul>
        </div>
      )}
      {elsewhere.length > blocking.length && (
        <details className="panel">
          <summary>
            Başka kayıtlarda {elsewhere.length - blocking.length} sorun var; bu kaydı kaydetmenizi engellemez.
          </summary>
          <ul>{elsewhere.filter(({ isBlocking }) => !isBlocking).map(link)}</ul>
        </details>
      )}
    </div>
  )
}
