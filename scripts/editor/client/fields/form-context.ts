import { createContext, useContext } from 'react'
import type { FormCollection } from '../../server/content-list.ts'
import type { PlacedDiagnostic } from '../../server/place-diagnostics.ts'
import type { Path, Values } from '../state/schema.ts'

/** The form of one entry, as its fields see it. */
export type Form = {
  collection: FormCollection
  values: Values
  /** The file of the entry. */
  file: string
  set: (at: Path, value: unknown) => void
  /** Problems to be shown at exactly this place. */
  diagnosticsAt: (at: Path) => readonly PlacedDiagnostic[]
  /** The place to go to: items around it open. */
  reveal: Path | undefined
  /** Opens a place of the form. */
  goTo: (at: Path) => void
}

export const FormContext = createContext<Form | undefined>(undefined)

export function useForm(): Form {
  const form = useContext(FormContext)
  if (!form) throw new Error('A field stands outside of a form.')
  return form
}

/** The id of the control of a field. */
export function idOf(at: Path): string {
  return `alan-${at.join('-')}`
}
