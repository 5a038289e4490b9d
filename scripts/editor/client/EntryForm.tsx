import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { hashHref } from '@/content/paths.ts'
import type { FormCollection } from '../server/content-list.ts'
import type { PlacedDiagnostic } from '../server/place-diagnostics.ts'
import type { PreviewState } from '../server/preview.ts'
import { announce } from './announce.ts'
import { ask, Refused } from './api.ts'
import { fileFor, nameFieldOf, withFreeNumbers } from './derived.ts'
import { Field } from './fields/Field.tsx'
import { type Form, FormProvider, idOf } from './fields/form-context.ts'
import { SlugField } from './fields/SlugField.tsx'
import { LivePreview } from './LivePreview.tsx'
import { Problems } from './Problems.tsx'
import { BODY_SCHEMA, fieldsOf, isSame, type Path, placeOf, type Values, valueAt } from './schema.ts'
import { type Conflict, ConflictDialog } from './steps/ConflictDialog.tsx'
import { RemoveDialog } from './steps/RemoveDialog.tsx'
import { RenameDialog } from './steps/RenameDialog.tsx'
import {
  collectionOf,
  type Draft,
  drop,
  edit,
  isChanged,
  load,
  noteCheck,
  put,
  redo,
  settle,
  startDraft,
  undo,
  useEditor,
} from './store.ts'

/** Long enough for a word to be typed, short enough to seem at once. */
const CHECK_DELAY_MS = 250

type EntryFormProps = { draft: Draft; goToEntry: (key: string) => void; target: Path | undefined }

/** The form of one entry, with the page it belongs to beside it. */
export function EntryForm({ draft, goToEntry, target }: EntryFormProps) {
  const { content, checks } = useEditor()
  const [preview, setPreview] = useState<PreviewState>()
  const [reveal, setReveal] = useState(target)
  const [section, setSection] = useState<number>()
  const [failure, setFailure] = useState<string>()
  const [checkFailure, setCheckFailure] = useState<string>()
  const [isSaving, setSaving] = useState(false)
  const [dialog, setDialog] = useState<'remove' | 'rename'>()
  const [conflicts, setConflicts] = useState<Conflict[]>()
  const form = useRef<HTMLFormElement>(null)
  if (!content) throw new Error('A form is shown before there is content.')
  const { key, opened, base, values, isAttempted } = draft
  const collection = collectionOf(content, draft.collection)
  const isNew = opened === null
  const file = isNew ? fileFor(collection, values, content.entries) : key

  const check = useCallback(async () => {
    const answer = await ask<PreviewState>('preview', { path: file, values })
    setPreview(answer)
    noteCheck(key, answer.diagnostics)
    return answer.diagnostics
  }, [file, values, key])

  // biome-ignore lint/correctness/useExhaustiveDependencies: other entries, too, can make this one wrong.
  useEffect(() => {
    let isCurrent = true
    const timer = setTimeout(() => {
      if (isCurrent)
        void check().then(
          () => setCheckFailure(undefined),
          (error) => setCheckFailure(String(error.message)),
        )
    }, CHECK_DELAY_MS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [check, content])

  useEffect(() => {
    if (reveal) focusField(form.current, reveal)
  }, [reveal])

  const { own, elsewhere } = useMemo(() => {
    const isUntouched = (at: Path) => isBlank(valueAt(values, at)) && isBlank(valueAt(base, at))
    const diagnostics = checks[key] ?? []
    const placed = diagnostics
      .filter(({ path }) => path === file)
      .map((diagnostic) => ({ ...diagnostic, at: [...placeOf(collection.schema, values, diagnostic.at)] }))
    return {
      own: placed.filter(({ at }) => isAttempted || !isUntouched(at)),
      elsewhere: diagnostics.filter(({ path }) => path !== file),
    }
  }, [checks, key, file, values, base, isAttempted, collection])

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
      await refused(error)
    }
    setSaving(false)
  }
  const refused = async (error: unknown) => {
    const answer = error instanceof Refused ? error.answer : {}
    if (answer.conflicts) {
      await load()
      return setConflicts(answer.conflicts as Conflict[])
    }
    const diagnostics: PlacedDiagnostic[] =
      error instanceof Refused && error.status === 422 ? await check().catch(() => []) : []
    const first = diagnostics.find(({ isBlocking, path }) => isBlocking && path === file)
    if (first) goTo(placeOf(collection.schema, values, first.at))
    if (diagnostics.length === 0) setFailure(error instanceof Error ? error.message : String(error))
    announce('Kaydedilmedi; yazdıklarınız duruyor.')
  }

  const context: Form = {
    content,
    collection,
    values,
    file,
    isNew,
    reveal,
    goTo,
    set: (at, value) => edit(draft, at, value),
    diagnosticsAt: (at) => own.filter((diagnostic) => isSame(diagnostic.at, at)),
  }
  const name = String(values[nameFieldOf(collection)] ?? '')
  const unnamed = isNew ? `Yeni ${collection.title.toLocaleLowerCase('tr')}` : 'Adsız'
  const title = collection.folder ? name || unnamed : collection.title
  const copy = () => {
    const copied = { ...structuredClone(values), [nameFieldOf(collection)]: `${name} (kopya)` }
    const slug = collection.folder ? { [collection.folder.slugFrom]: '' } : {}
    const fresh = withFreeNumbers(
      collection,
      { ...copied, ...slug },
      content.entries.filter((each) => each.collection === collection.name),
    )
    const copied2 = startDraft(collection.name, fresh)
    goToEntry(copied2)
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
        onKeyDown={(event) => {
          if ((event.ctrlKey || event.metaKey) && event.key === 's') {
            event.preventDefault()
            void save()
          }
          // Enter in a field of one line is no wish to save.
          if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault()
        }}
        onFocus={({ target: element }) => setSection(sectionOf(element.id) ?? section)}
      >
        <header className="entry-head">
          <h1>{title}</h1>
          <div className="row">
            <button type="button" disabled={draft.past.length === 0} onClick={() => undo(draft)}>
              Geri al
            </button>
            <button type="button" disabled={draft.future.length === 0} onClick={() => redo(draft)}>
              Yinele
            </button>
            {isChanged(draft) && (
              <button type="button" onClick={() => discard(draft, goToEntry)}>
                {isNew ? 'Taslağı sil' : 'Değişiklikleri bırak'}
              </button>
            )}
            {collection.folder && !isNew && (
              <>
                <button type="button" onClick={copy}>
                  Kopyasını oluştur
                </button>
                <button type="button" onClick={() => setDialog('remove')}>
                  Sil
                </button>
              </>
            )}
            {!isNew && (
              <a className="button" href={addressOf(collection, values)} target="_blank" rel="noreferrer">
                Sitede aç
              </a>
            )}
            <button type="submit" className="primary" disabled={isSaving || !isChanged(draft)}>
              {isSaving ? 'Kaydediliyor…' : isChanged(draft) ? 'Kaydet' : 'Kaydedildi'}
            </button>
          </div>
        </header>
        {(failure ?? checkFailure) && (
          <p className="diagnostic" role="alert">
            {failure ?? checkFailure}
          </p>
        )}
        <Problems own={own} elsewhere={elsewhere} goTo={goTo} goToEntry={goToEntry} />
        {fieldsInOrder(collection).map(([name, schema]) => {
          const isRequired = collection.schema.required?.includes(name) ?? false
          return name === collection.folder?.slugFrom && !isNew ? (
            <SlugField
              key={name}
              schema={schema}
              value={String(values[name] ?? '')}
              onRename={() => setDialog('rename')}
            />
          ) : (
            <Field key={name} schema={schema} at={[name]} isRequired={isRequired} />
          )
        })}
        {collection.folder && (
          <Field schema={bodySchemaOf(collection)} at={['body']} isRequired={collection.folder.body === 'required'} />
        )}
      </form>
      <LivePreview state={preview} section={section} />
      {dialog === 'remove' && (
        <RemoveDialog
          path={key}
          version={opened ?? ''}
          name={title}
          onClose={() => setDialog(undefined)}
          onDone={() => {
            drop(key)
            goToEntry('')
          }}
        />
      )}
      {dialog === 'rename' && (
        <RenameDialog
          draft={draft}
          address={String(values[collection.folder?.slugFrom ?? ''] ?? '')}
          onClose={() => setDialog(undefined)}
          onDone={(path) => {
            drop(key)
            goToEntry(path)
          }}
        />
      )}
      {conflicts && (
        <ConflictDialog
          conflicts={conflicts}
          draft={draft}
          onClose={() => setConflicts(undefined)}
          onDone={() => {
            setConflicts(undefined)
            announce('Seçtikleriniz forma alındı; şimdi kaydedebilirsiniz.')
          }}
        />
      )}
    </FormProvider>
  )
}

/** The name first: the address follows from it. */
function fieldsInOrder({ schema, folder }: FormCollection) {
  const first = [nameFieldOf({ schema } as FormCollection), folder?.slugFrom]
  const rank = (key: string) => (folder && first.includes(key) ? first.indexOf(key) : first.length)
  return fieldsOf(schema).toSorted(([a], [b]) => rank(a) - rank(b))
}

function bodySchemaOf({ folder }: FormCollection) {
  const isPage = folder?.shownAt === 'own-address'
  const description = isPage ? 'Yazı bölümünde görünür; sayfada o bölüm yoksa boş kalsın.' : 'Ayrıntılı anlatım.'
  return { ...BODY_SCHEMA, description }
}

/** Where the site shows an entry. */
function addressOf({ folder }: FormCollection, values: Values): string {
  const slug = String(values[folder?.slugFrom ?? ''] ?? '')
  if (!folder) return hashHref('/')
  return hashHref(folder.shownAt === 'own-address' ? slug : `${folder.shownAt.page}#${slug}`)
}

function discard(draft: Draft, goToEntry: (key: string) => void): void {
  if (!window.confirm('Bu kayıtta kaydetmediğiniz her şey silinecek. Emin misiniz?')) return
  drop(draft.key)
  if (draft.opened === null) goToEntry('')
}

function isBlank(value: unknown): boolean {
  return value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
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
