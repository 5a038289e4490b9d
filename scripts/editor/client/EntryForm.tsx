import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react'
import { BODY_FIELD } from '../forms/body-field.ts'
import type { FormCollection } from '../server/content-list.ts'
import { announce } from './announce.ts'
import { ask, Refused, reasonOf } from './api.ts'
import type { GoTo } from './DiagnosticLink.tsx'
import { fileFor, nameFieldOf, withFreeNumbers, workOut } from './derived.ts'
import { EntryHead } from './EntryHead.tsx'
import { Field } from './fields/Field.tsx'
import { type Form, FormProvider, idOf } from './fields/form-context.ts'
import { SlugField } from './fields/SlugField.tsx'
import { LivePreview } from './LivePreview.tsx'
import { Problems } from './Problems.tsx'
import { Failure } from './parts.tsx'
import { BODY_SCHEMA, fieldsOf, isSame, type Path, placeOf } from './schema.ts'
import { type Conflict, ConflictDialog } from './steps/ConflictDialog.tsx'
import { RemoveDialog } from './steps/RemoveDialog.tsx'
import { RenameDialog } from './steps/RenameDialog.tsx'
import { collectionOf, type Draft, drop, edit, load, put, settle, startDraft, useEditor } from './store.ts'
import { useCheck } from './use-check.ts'

type EntryFormProps = { draft: Draft; goToEntry: GoTo; target: Path | undefined }

/** The form of one entry, with the page it belongs to beside it. */
export function EntryForm({ draft, goToEntry, target }: EntryFormProps) {
  const { content } = useEditor()
  const [reveal, setReveal] = useState(target)
  const [section, setSection] = useState<number>()
  const [failure, setFailure] = useState<string>()
  const [isSaving, setSaving] = useState(false)
  const [dialog, setDialog] = useState<'remove' | 'rename' | Conflict[]>()
  const form = useRef<HTMLFormElement>(null)
  if (!content) throw new Error('A form is shown before there is content.')
  const { key, opened, base, values } = draft
  const collection = collectionOf(content, draft.collection)
  const { schema, folder } = collection
  const isNew = opened === null
  const file = isNew ? fileFor(collection, values, content.entries) : key
  const { preview, failure: checkFailure, own, elsewhere, check } = useCheck(draft, collection, file)
  const name = String(values[nameFieldOf(collection)] ?? '')
  const unnamed = isNew ? `Yeni ${collection.title.toLocaleLowerCase('tr')}` : 'Adsız'
  const title = folder ? name || unnamed : collection.title

  useEffect(() => {
    if (reveal) focusField(form.current, reveal)
  }, [reveal])

  const goTo = useCallback((at: Path) => setReveal([...at]), [])

  const save = async () => {
    if (isSaving) return
    setSaving(true)
    setFailure(undefined)
    put({ ...draft, isAttempted: true })
    try {
      const request = { path: file, values, opened, ...(isNew ? {} : { base }), pictures: [] }
      const { version, merged } = await ask<{ version: string; merged?: boolean }>('save', request)
      await load()
      settle(key, values, version)
      announce(merged ? 'Kaydedildi; bu arada yapılan öbür değişiklikler de duruyor.' : 'Kaydedildi.')
      if (isNew) goToEntry(file)
    } catch (error) {
      await explain(error)
    }
    setSaving(false)
  }
  const explain = async (error: unknown) => {
    announce('Kaydedilmedi; yazdıklarınız duruyor.')
    const { status = 0, answer = {} } = error instanceof Refused ? error : {}
    if (answer.conflicts) return setDialog(answer.conflicts as Conflict[])
    const diagnostics = status === 422 ? await check().catch(() => []) : []
    const first = diagnostics.find(({ isBlocking, path }) => isBlocking && path === file)
    if (first) goTo(placeOf(schema, values, first.at).at)
    if (diagnostics.length === 0) setFailure(reasonOf(error))
  }
  const copy = () => {
    const others = content.entries.filter((each) => each.collection === collection.name)
    const renamed = { [nameFieldOf(collection)]: `${name} (kopya)`, [folder?.slugFrom ?? '']: '' }
    const fresh = withFreeNumbers(collection, { ...values, ...renamed }, others)
    goToEntry(startDraft(collection.name, workOut(collection, fresh, fresh, true, others)))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const isSave = (event.ctrlKey || event.metaKey) && event.key === 's'
    if (isSave) void save()
    // Enter in a field of one line is no wish to save.
    if (isSave || (event.key === 'Enter' && event.target instanceof HTMLInputElement)) event.preventDefault()
  }
  const leave = (next: string) => {
    drop(key)
    goToEntry(next)
  }
  const close = () => setDialog(undefined)

  const context: Form = {
    content,
    collection,
    values,
    file,
    reveal,
    goTo,
    set: (at, value) => edit(draft, at, value),
    diagnosticsAt: (at) => own.filter((diagnostic) => isSame(diagnostic.at, at)),
  }
  return (
    <FormProvider value={context}>
      <form
        ref={form}
        className="entry"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
        onKeyDown={onKeyDown}
        onFocus={({ target: element }) => setSection(sectionOf(element.id) ?? section)}
      >
        <EntryHead
          title={title}
          draft={draft}
          preview={preview}
          isSaving={isSaving}
          onCopy={folder && copy}
          onRemove={() => setDialog('remove')}
          goToEntry={goToEntry}
        />
        <Failure text={failure ?? checkFailure} />
        <Problems own={own} elsewhere={elsewhere} goTo={goTo} goToEntry={goToEntry} />
        {fieldsInOrder(collection).map(([field, fieldSchema]) =>
          field === folder?.slugFrom && !isNew ? (
            <SlugField
              key={field}
              schema={fieldSchema}
              value={String(values[field] ?? '')}
              onRename={() => setDialog('rename')}
            />
          ) : (
            <Field
              key={field}
              schema={fieldSchema}
              at={[field]}
              isRequired={schema.required?.includes(field) ?? false}
            />
          ),
        )}
        {folder && (
          <Field schema={bodySchemaOf(collection)} at={[BODY_FIELD]} isRequired={folder.body === 'required'} />
        )}
      </form>
      <LivePreview state={preview} section={section} />
      {dialog === 'remove' && (
        <RemoveDialog path={key} version={opened ?? ''} name={title} onClose={close} onDone={() => leave('')} />
      )}
      {dialog === 'rename' && (
        <RenameDialog
          draft={draft}
          address={String(values[folder?.slugFrom ?? ''] ?? '')}
          onClose={close}
          onDone={leave}
        />
      )}
      {Array.isArray(dialog) && <ConflictDialog conflicts={dialog} draft={draft} onClose={close} />}
    </FormProvider>
  )
}

/** The name first: the address follows from it. */
function fieldsInOrder(collection: FormCollection) {
  const { schema, folder } = collection
  if (!folder) return fieldsOf(schema)
  const first = [nameFieldOf(collection), folder.slugFrom]
  const rank = (key: string) => (first.indexOf(key) + first.length + 1) % (first.length + 1)
  return fieldsOf(schema).toSorted(([a], [b]) => rank(a) - rank(b))
}

function bodySchemaOf({ folder }: FormCollection) {
  const isPage = folder?.shownAt === 'own-address'
  const description = isPage ? 'Yazı bölümünde görünür; sayfada o bölüm yoksa boş kalsın.' : 'Ayrıntılı anlatım.'
  return { ...BODY_SCHEMA, description }
}

function sectionOf(id: string): number | undefined {
  const found = /^alan-sections-(\d+)/.exec(id)?.[1]
  return found === undefined ? undefined : Number(found)
}

/** Focuses the control at a place as soon as what was folded around it is there. */
function focusField(form: HTMLElement | null, at: Path, tries = 10): void {
  const control = form?.querySelector<HTMLElement>(`#${CSS.escape(idOf(at))}`)
  if (control) {
    control.focus()
    control.scrollIntoView({ block: 'center' })
  } else if (tries > 0) requestAnimationFrame(() => focusField(form, at, tries - 1))
}
