import { useEffect } from 'react'
import { valueAt } from '../../../content/schema/introspect.ts'
import { placeOf } from '../../forms/field-schema.ts'
import type { FormCollection } from '../../server/content-list.ts'
import type { PreviewState } from '../../server/preview.ts'
import { type Draft, noteCheck, useEditor } from './store.ts'
import { useAnswer } from './use-answer.ts'

/** Debounce of the check while somebody types; chosen by eye. */
const CHECK_DELAY_MS = 250

/**
 * Checks the whole content with a draft in it after every pause in typing.
 *
 * @param file Where the draft would be saved.
 * @returns `own`: diagnostics of the entry, each at a place the form has; `elsewhere`: those of other entries.
 */
export function useCheck({ key, values, base, isAttempted }: Draft, collection: FormCollection, file: string) {
  const { content, checks } = useEditor()
  // Other entries, too, can make this one wrong.
  const { answer: preview, failure } = useAnswer<PreviewState>(
    'preview',
    { path: file, values },
    content,
    CHECK_DELAY_MS,
  )
  useEffect(() => {
    if (preview) noteCheck(key, preview.diagnostics)
  }, [key, preview])
  const diagnostics = checks[key] ?? []
  const placed = diagnostics
    .filter(({ path }) => path === file)
    .map((diagnostic) => {
      return { ...diagnostic, at: placeOf(collection.schema, diagnostic.at, values) }
    })
  return {
    preview,
    failure: failure?.error,
    // A new and empty field is no mistake before somebody has tried to save it.
    own: placed.filter(({ at }) => isAttempted || !isBlank(valueAt(values, at)) || !isBlank(valueAt(base, at))),
    elsewhere: diagnostics.filter(({ path }) => path !== file),
  }
}

function isBlank(value: unknown): boolean {
  return value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
}
