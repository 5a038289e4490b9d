import { useCallback, useEffect, useMemo, useState } from 'react'
import type { FormCollection } from '../server/content-list.ts'
import type { PlacedDiagnostic } from '../server/place-diagnostics.ts'
import type { PreviewState } from '../server/preview.ts'
import { ask } from './api.ts'
import { placeOf, valueAt } from './schema.ts'
import { type Draft, noteCheck, useEditor } from './store.ts'

/** Debounce of the check while somebody types; chosen by eye. */
const CHECK_DELAY_MS = 250

/**
 * Checks the whole content with a draft in it whenever somebody pauses.
 *
 * @param file Where the draft would be saved.
 * @returns `own`: what is wrong with the entry, each at a place the form has; `elsewhere`: what is wrong with others.
 */
export function useCheck(draft: Draft, collection: FormCollection, file: string) {
  const { content, checks } = useEditor()
  const [preview, setPreview] = useState<PreviewState>()
  const [failure, setFailure] = useState<string>()
  const { key, base, values, isAttempted } = draft

  const check = useCallback(async (): Promise<readonly PlacedDiagnostic[]> => {
    const answer = await ask<PreviewState>('preview', { path: file, values })
    setPreview(answer)
    noteCheck(key, answer.diagnostics)
    return answer.diagnostics
  }, [file, values, key])

  // biome-ignore lint/correctness/useExhaustiveDependencies: other entries, too, can make this one wrong.
  useEffect(() => {
    const run = () =>
      check().then(
        () => setFailure(undefined),
        (error) => setFailure(String(error.message)),
      )
    const timer = setTimeout(run, CHECK_DELAY_MS)
    return () => clearTimeout(timer)
  }, [check, content])

  const { own, elsewhere } = useMemo(() => {
    const diagnostics = checks[key] ?? []
    const placed = diagnostics
      .filter(({ path }) => path === file)
      .map((diagnostic) => {
        const { at, schema } = placeOf(collection.schema, values, diagnostic.at)
        // The list of a choice shows words, and not what the file holds.
        const expected = diagnostic.expected.replace(/[\w-]+/g, (key) => schema.labels?.[key] ?? key)
        return { ...diagnostic, at: [...at], expected }
      })
    return {
      // What is new and empty is no mistake before somebody has tried to save it.
      own: placed.filter(({ at }) => isAttempted || !isBlank(valueAt(values, at)) || !isBlank(valueAt(base, at))),
      elsewhere: diagnostics.filter(({ path }) => path !== file),
    }
  }, [checks, key, file, values, base, isAttempted, collection])

  return { preview, failure, own, elsewhere, check }
}

function isBlank(value: unknown): boolean {
  return value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
}
