import { createContext, useContext } from 'react'
import type { ContentList, FormCollection } from '../../server/content-list.ts'
import type { PlacedDiagnostic } from '../../server/place-diagnostics.ts'
import type { Path, Values } from '../schema.ts'

/** What every field of a form can ask. */
export type Form = {
  content: ContentList
  collection: FormCollection
  values: Values
  /** The file of the entry. */
  file: string
  set: (at: Path, value: unknown) => void
  /** Problems to be shown at exactly this place. */
  diagnosticsAt: (at: Path) => readonly PlacedDiagnostic[]
  /** The place somebody wants to go to: what is folded around it opens. */
  reveal: Path | undefined
  /** Opens a place of the form. */
  goTo: (at: Path) => void
}

const FormContext = createContext<Form | undefined>(undefined)
export const FormProvider = FormContext

export function useForm(): Form {
  const form = useContext(FormContext)
  if (!form) throw new Error('A field stands outside of a form.')
  return form
}

/** The id of the control of a field. */
export function idOf(at: Path): string {
  return `alan-${at.join('-')}`
}

export function isWithin(place: Path | undefined, at: Path): boolean {
  return place !== undefined && at.every((step, index) => place[index] === step)
}
