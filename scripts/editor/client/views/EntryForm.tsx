import { Fragment, type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react'
import { pageBelow } from '@/content/paths.ts'
import { toLowerCase } from '@/content/staff-language.ts'
import { BODY_FIELD } from '../../../content/diagnostics/diagnostic.ts'
import { valueAt } from '../../../content/schema/introspect.ts'
import { BODY_SCHEMA, placeOf } from '../../forms/field-schema.ts'
import { isEqual } from '../../merge/is-equal.ts'
import type { Conflict } from '../../merge/three-way.ts'
import type { FieldOnPage } from '../../preview/edit-on-page.ts'
import type { FormCollection } from '../../server/content-list.ts'
import type { PlacedDiagnostic } from '../../server/place-diagnostics.ts'
import { announce } from '../announce.ts'
import { ask, refusalOf } from '../api.ts'
import { ConflictDialog } from '../dialogs/ConflictDialog.tsx'
import { HistoryDialog } from '../dialogs/HistoryDialog.tsx'
import { RemoveDialog } from '../dialogs/RemoveDialog.tsx'
import { RenameDialog } from '../dialogs/RenameDialog.tsx'
import { Field } from '../fields/Field.tsx'
import { type Form, FormContext, idOf } from '../fields/form-context.ts'
import { SlugField } from '../fields/SlugField.tsx'
import { Failure } from '../parts.tsx'
import { fileFor, nameFieldOf, slugOf, titleOf, wantedFile, withFreeNumbers } from '../state/derived.ts'
import { fieldsOf, type Path, type Values } from '../state/schema.ts'
import {
  collectionOf,
  commitDraft,
  type Draft,
  drop,
  edit,
  load,
  openEntry,
  put,
  startDraft,
  travel,
  useContent,
  useEditor,
} from '../state/store.ts'
import { useCheck } from '../state/use-check.ts'
import { EntryHead } from './EntryHead.tsx'
import { OthersHere } from './Presence.tsx'
import { Preview } from './Preview.tsx'
import { Problems } from './Problems.tsx'

/** The form of one entry, with the page it belongs to beside it. */
export function EntryForm({ draft }: { draft: Draft }) {
  const content = useContent()
  const { target } = useEditor()
  const [section, setSection] = useState<number>()
  const [inHand, setInHand] = useState<Path>()
  const [failure, setFailure] = useState<string>()
  const [isSaving, setSaving] = useState(false)
  const [dialog, setDialog] = useState<'remove' | 'rename' | 'history' | readonly Conflict[]>()
  const form = useRef<HTMLFormElement>(null)
  const { key, opened, base, values } = draft
  const reveal = target?.key === key ? target.at : undefined
  const collection = collectionOf(content, draft.collection)
  const { schema, folder } = collection
  const isNew = opened === null
  const others = content.entries.filter((each) => each.collection === collection.name)
  const file = isNew ? fileFor(collection, values, others) : key
  const { preview, failure: checkFailure, own, elsewhere } = useCheck(draft, collection, file)
  const name = titleOf(collection, values)
  const title = isNew && name === 'Adsız' ? `Yeni ${toLowerCase(collection.title)}` : name
  const below = typeof folder?.shownAt === 'object' && 'below' in folder.shownAt ? folder.shownAt.below : undefined
  const nameField = nameFieldOf(collection)
  const addressOf = (path: string) => {
    const id = path.slice(collection.location.length + 1, -'.md'.length)
    return pageBelow(below ?? '', isNew && name === 'Adsız' ? '…' : id)
  }
  const slug = below === undefined ? String(values[folder?.slugFrom ?? ''] ?? '') : addressOf(file)
  const wanted = wantedFile(collection, values)
  const taken = isNew && wanted !== file ? addressOf(wanted) : undefined

  // biome-ignore lint/correctness/useExhaustiveDependencies: only once somebody goes there.
  useEffect(() => {
    if (reveal) focusField(form.current, placeOf(schema, reveal, values))
  }, [reveal])

  useEffect(() => {
    // The list has done its part.
    if (document.activeElement?.closest('.sidebar')) form.current?.querySelector('h1')?.focus()
  }, [])

  const field = useMemo(() => fieldOnPage(values, inHand), [values, inHand])

  const save = async () => {
    if (isSaving) return
    setSaving(true)
    setFailure(undefined)
    put({ ...draft, isAttempted: true })
    try {
      const request = { path: file, values, opened, ...(isNew ? {} : { base }) }
      const { version, merged } = await ask<{ version: string; merged?: boolean }>('save', request)
      await load()
      commitDraft(key, values, version)
      announce(merged ? 'Kaydedildi; bu arada yapılan öbür değişiklikler de duruyor.' : 'Kaydedildi.')
      if (isNew) openEntry(file)
    } catch (error) {
      const { error: reason, conflicts, diagnostics } = refusalOf(error)
      announce('Kaydedilmedi; yazdıklarınız duruyor.')
      const [first] = inOrder(collection, diagnostics?.filter(({ path }) => path === file) ?? [])
      if (first) openEntry(key, first.at)
      if (conflicts) setDialog(conflicts as Conflict[])
      // Problems stand at their fields as soon as they are checked.
      else if (!diagnostics) setFailure(reason)
    }
    setSaving(false)
  }
  const copy = () => {
    const copied = withFreeNumbers(collection, { ...values, [nameField]: `${name} (kopya)` }, others)
    const { slugFrom } = folder ?? {}
    const slugged = slugFrom === undefined ? copied : { ...copied, [slugFrom]: slugOf(collection, copied, others) }
    openEntry(startDraft(collection.name, slugged))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const isUndo = (event.ctrlKey || event.metaKey) && ['z', 'y'].includes(event.key.toLowerCase())
    if (isUndo) travel(draft, event.key.toLowerCase() === 'y' || event.shiftKey ? 'future' : 'past')
    const isSave = (event.ctrlKey || event.metaKey) && event.key === 's'
    if (isSave) void save()
    // Enter in a field of one line is no wish to save.
    if (isUndo || isSave || (event.key === 'Enter' && event.target instanceof HTMLInputElement)) event.preventDefault()
  }
  const leave = (next: string) => {
    drop(key)
    openEntry(next)
  }
  const close = () => setDialog(undefined)
  const rename = () => setDialog('rename')

  const context: Form = {
    collection,
    values,
    file,
    reveal,
    goTo: (at) => openEntry(key, at),
    set: (at, value) => edit(draft, at, value),
    diagnosticsAt: (at) => own.filter((diagnostic) => isEqual(diagnostic.at, at)),
  }
  return (
    <FormContext value={context}>
      <form
        ref={form}
        className="column"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
        onKeyDown={onKeyDown}
        onFocus={({ target: element }) => {
          const at = atOf(element.id)
          setSection(sectionOf(at) ?? section)
          setInHand(at)
        }}
      >
        <EntryHead
          title={title}
          draft={draft}
          preview={preview}
          isSaving={isSaving}
          onCopy={folder && copy}
          onRemove={() => setDialog('remove')}
          onHistory={content.obstacle === undefined ? () => setDialog('history') : undefined}
          onDiscard={() => (isNew ? leave('') : drop(key))}
        />
        <OthersHere path={key} />
        <Failure text={failure ?? checkFailure} />
        <Problems own={inOrder(collection, own)} elsewhere={elsewhere} />
        {fieldsInOrder(collection).map(([field, fieldSchema]) =>
          field === folder?.slugFrom && !isNew ? (
            <SlugField key={field} title={fieldSchema.title ?? field} value={slug} onRename={rename} />
          ) : (
            <Fragment key={field}>
              <Field schema={fieldSchema} at={[field]} isRequired={schema.required?.includes(field) ?? false} />
              {below !== undefined && field === nameField && (
                <SlugField title="Adres" value={slug} onRename={isNew ? undefined : rename} taken={taken} />
              )}
            </Fragment>
          ),
        )}
        {folder && (
          <Field schema={bodySchemaOf(collection)} at={[BODY_FIELD]} isRequired={folder.body === 'required'} />
        )}
      </form>
      <Preview entry={key} state={preview} section={section} field={field} />
      {dialog === 'remove' && (
        <RemoveDialog path={key} version={opened ?? ''} name={name} onClose={close} onDone={() => leave('')} />
      )}
      {dialog === 'history' && <HistoryDialog draft={draft} onClose={close} />}
      {dialog === 'rename' && (
        <RenameDialog
          draft={draft}
          address={slug}
          below={below ?? ''}
          canKeep={schema.properties?.previousPaths !== undefined}
          onClose={close}
          onDone={leave}
        />
      )}
      {typeof dialog === 'object' && <ConflictDialog conflicts={dialog} draft={draft} onClose={close} />}
    </FormContext>
  )
}

/** The name first: the address follows from it. */
function fieldsInOrder(collection: FormCollection) {
  const { schema, folder } = collection
  if (!folder) return fieldsOf(schema)
  const first = [nameFieldOf(collection), ...(folder.slugFrom === undefined ? [] : [folder.slugFrom])]
  const rank = (key: string) => (first.indexOf(key) + first.length + 1) % (first.length + 1)
  return fieldsOf(schema).toSorted(([a], [b]) => rank(a) - rank(b))
}

/** Diagnostics from the top of the form to its end. */
function inOrder(collection: FormCollection, diagnostics: readonly PlacedDiagnostic[]) {
  const fields = [...fieldsInOrder(collection).map(([key]) => key), BODY_FIELD]
  return diagnostics.toSorted((a, b) => fields.indexOf(String(a.at[0])) - fields.indexOf(String(b.at[0])))
}

function bodySchemaOf({ folder }: FormCollection) {
  const isPage = folder?.shownAt === 'own-address'
  const description = isPage ? 'Yazı bölümünde görünür; sayfada o bölüm yoksa boş kalsın.' : 'Ayrıntılı anlatım.'
  return { ...BODY_SCHEMA, description }
}

/** The path of a field by the id of its control. */
function atOf(id: string): Path | undefined {
  if (!id.startsWith(idOf(['']))) return undefined
  return id
    .slice(idOf(['']).length)
    .split('-')
    .map((step) => (/^\d+$/.test(step) ? Number(step) : step))
}

/** A field as the page shows it: its text, or the description beside its picture. */
function fieldOnPage(values: Values, at: Path | undefined): FieldOnPage | undefined {
  const text = at && valueAt(values, at)
  if (!at || typeof text !== 'string') return undefined
  const section = sectionOf(at)
  if (!text.startsWith('images/')) return { section, text, isImage: false }
  return { section, text: String(valueAt(values, [...at.slice(0, -1), 'alt']) ?? ''), isImage: true }
}

/** The section of a page that a field stands in. */
function sectionOf([top, index]: Path = []): number | undefined {
  return top === 'sections' && typeof index === 'number' ? index : undefined
}

/** Focuses the control at a place as soon as the items around it are open. */
function focusField(form: HTMLElement | null, at: Path, tries = 10): void {
  const control = form?.querySelector<HTMLElement>(`#${CSS.escape(idOf(at))}`)
  if (control) {
    control.focus()
    control.scrollIntoView({ block: 'center' })
  } else if (tries > 0) requestAnimationFrame(() => focusField(form, at, tries - 1))
}
