import { useSyncExternalStore } from 'react'
import { isEqual } from '../../merge/is-equal.ts'
import { mergeValues } from '../../merge/three-way.ts'
import type { Around } from '../../server/api.ts'
import type { ContentList, FormCollection, FormEntry } from '../../server/content-list.ts'
import type { PlacedDiagnostic } from '../../server/place-diagnostics.ts'
import { ask, refusalOf } from '../api.ts'
import { deriveValues } from './derived.ts'
import { type Path, replaceAt, type Values, withoutControls } from './schema.ts'

/** An entry being edited; its key is the path of its file, or `new:…` while it has none. */
export type Draft = {
  key: string
  collection: string
  /** The version it began from; `null` for an entry that is new. */
  opened: string | null
  /** The values it began from. */
  base: Values
  values: Values
  past: readonly Values[]
  future: readonly Values[]
  /** Path and time of the last edit: one burst of typing is one step of undo. */
  lastEdit: { at: string; time: number }
  /** Whether somebody has tried to save it: only then is an empty field of a new part a mistake. */
  isAttempted: boolean
}

export type EditorState = {
  content: ContentList | undefined
  drafts: Readonly<Record<string, Draft>>
  /** Diagnostics of the last check of a draft, by its key. */
  checks: Readonly<Record<string, readonly PlacedDiagnostic[]>>
  /** Who else is here; missing until the server has said so. */
  presence: Around | undefined
  /** Why the content could not be read. */
  failure: string | undefined
  /** Where somebody went last: an entry, at one of its fields where there is a path. */
  target: { key: string; at: Path | undefined } | undefined
}

const STORED = 'taslak:'

/** A pause in typing longer than this ends a step of undo. */
const UNDO_PAUSE_MS = 1000

const NO_EDIT = { at: '', time: 0 }

let state: EditorState = {
  content: undefined,
  drafts: readStoredDrafts(),
  checks: {},
  presence: undefined,
  failure: undefined,
  target: undefined,
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

function subscribeToHash(listener: () => void): () => void {
  window.addEventListener('hashchange', listener)
  return () => window.removeEventListener('hashchange', listener)
}

/** The key of what is on screen, which is the hash of the address; empty for the opening page. */
export function useSelected(): string {
  return useSyncExternalStore(subscribeToHash, () => decodeURIComponent(window.location.hash.slice(1)))
}

/** Opens an entry, at one of its fields where there is a path. */
export function openEntry(key: string, at?: Path): void {
  // A copy: the same field may be gone to twice.
  change({ target: { key, at: at && [...at] } })
  window.location.hash = key
}

/** The content, in a part of the editor that is only shown once it is read. */
export function useContent(): ContentList {
  const { content } = useEditor()
  if (!content) throw new Error('This part is shown before there is content.')
  return content
}

/** Reads the content anew. @returns Nothing where it could not be read. */
export async function load(): Promise<ContentList | undefined> {
  try {
    const content = await ask<ContentList>('content')
    change({ content, drafts: onTopOf(content, state.drafts), failure: undefined })
    return content
  } catch (error) {
    change({ failure: refusalOf(error).error })
    return undefined
  }
}

/** The content as it was read last. */
export function readContent(): ContentList | undefined {
  return state.content
}

/** Drafts on top of what has been saved meanwhile, where both have not changed the same field. */
function onTopOf({ entries }: ContentList, drafts: EditorState['drafts']): EditorState['drafts'] {
  const moved = Object.values(drafts).map((draft) => {
    const entry = entries.find(({ path }) => path === draft.key)
    if (!entry?.values || draft.opened === entry.version || !isChanged(draft)) return draft
    const { values, conflicts } = mergeValues(draft.base, draft.values, entry.values)
    // A field with two values is asked about when it is saved.
    if (conflicts.length > 0) return draft
    return { ...draft, opened: entry.version, base: entry.values, values: values as Values }
  })
  return Object.fromEntries(moved.map((draft) => [draft.key, draft]))
}

export function collectionOf(content: ContentList, name: string): FormCollection {
  const found = content.collections.find((each) => each.name === name)
  if (!found) throw new Error(`There is no collection named "${name}".`)
  return found
}

/** The entries of a collection in the order the form lists them. */
export function entriesOf(content: ContentList, { name, folder }: FormCollection): FormEntry[] {
  const entries = content.entries.filter(({ collection }) => collection === name)
  if (!folder?.sortedBy) return entries
  const { field, order } = folder.sortedBy
  const compare = (a: unknown, b: unknown) => String(a).localeCompare(String(b), undefined, { numeric: true })
  const sign = order === 'ascending' ? 1 : -1
  return entries.toSorted((a, b) => sign * compare(a.values?.[field], b.values?.[field]))
}

/** The draft of an entry; without one its file as it is. */
export function draftOf({ drafts, content }: EditorState, key: string): Draft | undefined {
  const entry = content?.entries.find(({ path }) => path === key)
  const draft = drafts[key]
  // A draft without changes follows its file.
  if (draft && (isChanged(draft) || draft.opened === entry?.version)) return draft
  return entry?.values && createDraft(key, entry.collection, entry.version, entry.values)
}

function createDraft(key: string, collection: string, opened: string | null, values: Values): Draft {
  const history = { past: [], future: [], lastEdit: NO_EDIT, isAttempted: false }
  return { key, collection, opened, base: values, values, ...history }
}

export function isChanged({ opened, base, values }: Draft): boolean {
  return opened === null || !isEqual(base, values)
}

/** Whether an entry has a problem, as its draft is. The last check of an entry without changes may be older than the content. */
export function isWrong(editor: EditorState, key: string): boolean {
  const draft = draftOf(editor, key)
  const checked = draft && isChanged(draft) ? editor.checks[key] : undefined
  return (checked ?? editor.content?.diagnostics ?? []).some(({ path }) => path === key)
}

export function hasUnsaved(): boolean {
  return Object.values(state.drafts).some(isChanged)
}

/** @returns The key of the new draft. */
export function startDraft(collection: string, values: Values): string {
  const untouched = Object.values(state.drafts).find(
    (draft) => draft.collection === collection && draft.opened === null && isEqual(draft.values, values),
  )
  if (untouched) return untouched.key
  const key = `new:${collection}:${Date.now()}`
  put(createDraft(key, collection, null, values))
  return key
}

/** Replaces one value of a draft, and the values derived from it. */
export function edit(draft: Draft, at: Path, next: unknown): void {
  const { content } = state
  if (!content) return
  const collection = collectionOf(content, draft.collection)
  const others = entriesOf(content, collection).filter(({ path }) => path !== draft.key)
  const written = typeof next === 'string' ? withoutControls(next) : next
  const replaced = replaceAt(draft.values, at, written) as Values
  const values = deriveValues(collection, draft, replaced, others)
  const lastEdit = { at: at.join('.'), time: Date.now() }
  const isTyping = typeof next === 'string' && lastEdit.at === draft.lastEdit.at
  const goesOn = isTyping && lastEdit.time - draft.lastEdit.time < UNDO_PAUSE_MS
  put({ ...draft, values, lastEdit, past: goesOn ? draft.past : [...draft.past, draft.values], future: [] })
}

/** Takes back the last edit (`past`), or repeats the one taken back last (`future`). */
export function travel(draft: Draft, from: 'past' | 'future'): void {
  const values = draft[from].at(-1)
  if (!values) return
  const to = from === 'past' ? 'future' : 'past'
  const history = { [from]: draft[from].slice(0, -1), [to]: [...draft[to], draft.values] }
  put({ ...draft, values, ...history, lastEdit: NO_EDIT })
}

export function put(draft: Draft): void {
  change({ drafts: { ...state.drafts, [draft.key]: draft } })
  store(draft.key, isChanged(draft) ? draft : undefined)
}

/** Gives up the unsaved changes of an entry. */
export function drop(key: string): void {
  const { [key]: _, ...drafts } = state.drafts
  const { [key]: __, ...checks } = state.checks
  change({ drafts, checks })
  store(key, undefined)
}

/** Notes that a draft has been saved. Edits made while it was on its way stay, on top of the saved values. */
export function commitDraft(key: string, sent: Values, version: string): void {
  const draft = state.drafts[key]
  // Read anew meanwhile, it may stand on the saved state already, with what others had saved before.
  const rest = draft && draft.opened !== version ? { ...draft, base: sent } : draft
  if (rest && rest.opened !== null && !isEqual(rest.values, rest.base)) put({ ...rest, opened: version })
  else drop(key)
}

/** @returns Whether the content has changed since it was last heard of. */
export function notePresence(presence: Around): boolean {
  const before = state.presence?.revision
  change({ presence })
  return before !== undefined && before !== presence.revision
}

export function noteCheck(key: string, diagnostics: readonly PlacedDiagnostic[]): void {
  change({ checks: { ...state.checks, [key]: diagnostics } })
}

/** Follows the other tabs of this browser: a draft is one for all of them, and nobody types in two at once. */
export function followOtherTabs(): void {
  window.addEventListener('storage', ({ key: name, newValue }) => {
    if (!name?.startsWith(STORED)) return
    const { [name.slice(STORED.length)]: mine, ...others } = state.drafts
    if (newValue === null) {
      // Saved or given up there.
      change({ drafts: others })
      void load()
    } else {
      const theirs: Draft = JSON.parse(newValue)
      const past = mine ? [...mine.past, mine.values] : []
      change({ drafts: { ...others, [theirs.key]: { ...theirs, past } } })
    }
  })
}

function store(key: string, draft: Draft | undefined): void {
  try {
    if (draft) localStorage.setItem(STORED + key, JSON.stringify({ ...draft, past: [], future: [] }))
    else localStorage.removeItem(STORED + key)
  } catch {
    // Storage is blocked or full: the draft lasts as long as the tab.
  }
}

function readStoredDrafts(): Record<string, Draft> {
  try {
    const stored = Object.keys(localStorage).filter((key) => key.startsWith(STORED))
    const drafts = stored.map((key): Draft => JSON.parse(localStorage.getItem(key) ?? ''))
    return Object.fromEntries(drafts.map((draft) => [draft.key, draft]))
  } catch {
    return {}
  }
}
