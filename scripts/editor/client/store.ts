import { useSyncExternalStore } from 'react'
import type { ContentList, FormCollection, FormEntry } from '../server/content-list.ts'
import type { PlacedDiagnostic } from '../server/place-diagnostics.ts'
import { ask, type Picture, reasonOf } from './api.ts'
import { workOut } from './derived.ts'
import { isSame, type Path, replaceAt, type Values } from './schema.ts'

/** An entry being edited; its key is the path of its file, or `new:…` while it has none. */
export type Draft = {
  key: string
  collection: string
  /** The version it began from; `null` for an entry that is new. */
  opened: string | null
  /** What it began from. */
  base: Values
  values: Values
  past: Values[]
  future: Values[]
  /** Where and when the last edit was: typing on is undone in one step. */
  last: { at: string; time: number }
  /** Whether somebody has tried to save it: only then an empty field of a new part is called a mistake. */
  isAttempted: boolean
}

export type EditorState = {
  content: ContentList | undefined
  pictures: readonly Picture[]
  drafts: Readonly<Record<string, Draft>>
  /** What the check said last about a draft, by its key. */
  checks: Readonly<Record<string, readonly PlacedDiagnostic[]>>
  /** Saves of this run of the editor, the last one first. */
  saves: readonly { id: number; at: string; label: string }[]
  /** Why the content could not be read. */
  failure: string | undefined
}

const STORED = 'taslak:'

/** Pauses in typing longer than this end a step of undo. */
const UNDO_PAUSE_MS = 1000

let state: EditorState = {
  content: undefined,
  pictures: [],
  drafts: readStored(),
  checks: {},
  saves: [],
  failure: undefined,
}
const listeners = new Set<() => void>()

function change(next: Partial<EditorState>): void {
  state = { ...state, ...next }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useEditor(): EditorState {
  return useSyncExternalStore(subscribe, () => state)
}

/** Reads the content anew. */
export async function load(): Promise<void> {
  try {
    const [content, pictures, history] = await Promise.all([
      ask<ContentList>('content'),
      ask<Picture[]>('media'),
      ask<{ saves: EditorState['saves'] }>('history'),
    ])
    change({ content, pictures, saves: history.saves, failure: undefined })
  } catch (error) {
    change({ failure: reasonOf(error) })
  }
}

export function collectionOf(content: ContentList, name: string): FormCollection {
  const found = content.collections.find((each) => each.name === name)
  if (!found) throw new Error(`There is no collection named "${name}".`)
  return found
}

/** The draft of an entry; without one its file as it is. */
export function draftOf({ drafts, content }: EditorState, key: string): Draft | undefined {
  const entry = content?.entries.find(({ path }) => path === key)
  const draft = drafts[key]
  // Nothing has been edited yet, so there is nothing that a newer file could take away.
  if (draft && (isChanged(draft) || draft.opened === entry?.version)) return draft
  return entry?.values && freshDraft(key, entry.collection, entry.version, entry.values)
}

function freshDraft(key: string, collection: string, opened: string | null, values: Values): Draft {
  const history = { past: [], future: [], last: { at: '', time: 0 }, isAttempted: false }
  return { key, collection, opened, base: values, values, ...history }
}

export function isChanged({ opened, base, values }: Draft): boolean {
  return opened === null || !isSame(base, values)
}

export function hasUnsaved(): boolean {
  return Object.values(state.drafts).some(isChanged)
}

/** @returns The key of the new draft. */
export function startDraft(collection: string, values: Values): string {
  let count = 1
  while (`new:${collection}:${count}` in state.drafts) count += 1
  const draft = freshDraft(`new:${collection}:${count}`, collection, null, values)
  put(draft)
  return draft.key
}

/** Replaces one value of a draft, and whatever follows from it. */
export function edit(draft: Draft, at: Path, next: unknown): void {
  const { content } = state
  if (!content) return
  const replaced = replaceAt(draft.values, at, next) as Values
  const others = content.entries.filter(({ collection, path }) => collection === draft.collection && path !== draft.key)
  const collection = collectionOf(content, draft.collection)
  const values = workOut(collection, draft.values, replaced, draft.opened === null, others)
  const last = { at: at.join('.'), time: Date.now() }
  const goesOn = last.at === draft.last.at && last.time - draft.last.time < UNDO_PAUSE_MS && typeof next === 'string'
  put({ ...draft, values, last, past: goesOn ? draft.past : [...draft.past, draft.values], future: [] })
}

export function undo(draft: Draft): void {
  const values = draft.past.at(-1)
  if (!values) return
  const future = [draft.values, ...draft.future]
  put({ ...draft, values, past: draft.past.slice(0, -1), future, last: { at: '', time: 0 } })
}

export function redo(draft: Draft): void {
  const [values, ...future] = draft.future
  if (!values) return
  put({ ...draft, values, past: [...draft.past, draft.values], future, last: { at: '', time: 0 } })
}

export function put(draft: Draft): void {
  change({ drafts: { ...state.drafts, [draft.key]: draft } })
  if (!isChanged(draft)) {
    forget(draft.key)
    return
  }
  const { collection, opened, base, values } = draft
  try {
    localStorage.setItem(STORED + draft.key, JSON.stringify({ collection, opened, base, values }))
  } catch {
    // Blocked or full: the draft lasts as long as the tab.
  }
}

/** Gives up what has not been saved. */
export function drop(key: string): void {
  const { [key]: _, ...drafts } = state.drafts
  const { [key]: __, ...checks } = state.checks
  change({ drafts, checks })
  forget(key)
}

function forget(key: string): void {
  try {
    localStorage.removeItem(STORED + key)
  } catch {
    // Blocked: there is nothing to forget.
  }
}

export function noteCheck(key: string, diagnostics: readonly PlacedDiagnostic[]): void {
  change({ checks: { ...state.checks, [key]: diagnostics } })
}

function readStored(): Record<string, Draft> {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(STORED))
    const drafts = keys.map((stored) => {
      const { collection, opened, base, values } = JSON.parse(localStorage.getItem(stored) ?? '')
      const key = stored.slice(STORED.length)
      return [key, { ...freshDraft(key, collection, opened, base), values }] as const
    })
    return Object.fromEntries(drafts)
  } catch {
    return {}
  }
}

/** The entries of a collection in the order the form lists them. */
export function entriesOf(content: ContentList, { name, folder }: FormCollection): FormEntry[] {
  const entries = content.entries.filter(({ collection }) => collection === name)
  const orderKey = folder?.unique.find((key) => key !== folder.slugFrom)
  if (orderKey === undefined) return entries
  return entries.toSorted((a, b) => Number(a.values?.[orderKey]) - Number(b.values?.[orderKey]))
}

/** Notes that a draft has been saved. What was typed while it was on its way stays, upon what was saved. */
export function settle(key: string, sent: Values, version: string): void {
  const draft = state.drafts[key]
  if (draft && draft.opened !== null && !isSame(draft.values, sent)) put({ ...draft, opened: version, base: sent })
  else drop(key)
}
