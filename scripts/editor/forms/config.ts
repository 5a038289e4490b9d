import { type Collection, collections } from '../../../src/content/collections.ts'
import { IMAGE_MAX_BYTES } from '../../content/read/read-file.ts'
import { unwrap } from '../../content/schema/introspect.ts'
import { BODY_FIELD } from './body-field.ts'
import { EXCHANGE_FORMAT } from './exchange-format.ts'
import { type FormField, fieldsOf } from './fields.ts'
import { describe } from './json-schema.ts'

/** The collection that holds all kinds of content with a single file. */
export const SINGLE_FILES = 'tek-dosyalar'

type Summary = { title: string; description: string }

/**
 * Decap's whole configuration.
 *
 * @param backend Where entries are kept; `local` is the editor's own server.
 * @param more Settings that differ between this machine and an editor on a host of its own.
 */
export function decapConfig(backend: Record<string, unknown>, more: Record<string, unknown> = {}): object {
  return {
    load_config_file: false,
    backend,
    locale: 'tr',
    media_folder: 'content/images',
    public_folder: 'images',
    // Decap itself asks for it per field; here it is for `uploads.ts`.
    max_file_size: IMAGE_MAX_BYTES,
    slug: { encoding: 'ascii', clean_accents: true, sanitize_replacement: '-' },
    collections: formCollections(),
    ...more,
  }
}

/** Decap's collections, made from the project's: one per folder, one for all single files. */
export function formCollections(): Record<string, unknown>[] {
  const all = Object.values(collections) as readonly Collection[]
  const folders = all.flatMap((collection) => (collection.format === 'markdown' ? [folderCollection(collection)] : []))
  const files = all.flatMap((collection) => (collection.format === 'json' ? [fileEntry(collection)] : []))
  return [
    ...folders,
    {
      name: SINGLE_FILES,
      label: 'Site geneli',
      label_singular: 'Dosya',
      description: 'Bütün sayfalarda görünen bilgiler, yazılar ve menüler.',
      format: EXCHANGE_FORMAT,
      files,
    },
  ]
}

function summaryOf(collection: Collection): Summary {
  const { title = collection.name, description = '' } = unwrap(collection.schema).meta
  return { title, description: description.replace(/: content\/.*$/, '.').replace(/\.\.$/, '.') }
}

function fileEntry(collection: Collection & { format: 'json' }) {
  const { title, description } = summaryOf(collection)
  return {
    name: collection.name,
    label: title,
    description,
    file: `content/${collection.file}`,
    fields: fieldsOf(describe(collection.schema)),
  }
}

function folderCollection(collection: Collection & { format: 'markdown' }) {
  const { title } = summaryOf(collection)
  const fields = fieldsOf(describe(collection.schema))
  const named = nameField(fields)
  const address = addressField(fields)
  return {
    name: collection.name,
    label: pluralOf(title),
    label_singular: title,
    folder: `content/${collection.folder}`,
    extension: 'md',
    format: EXCHANGE_FORMAT,
    create: true,
    delete: true,
    identifier_field: named,
    // A page's name is what search engines show; which page it is its address tells.
    summary: address === 'path' ? `{{${named}}} · {{path}}` : `{{${named}}}`,
    slug: `{{fields.${address}}}`,
    // Where "Sitede aç" leads: a page to itself, everything else to the front page.
    ...(address === 'path' ? { preview_path: '#{{fields.path}}' } : {}),
    sortable_fields: [...orderFields(fields), named],
    fields: [...fields, bodyField(collection)],
  }
}

function bodyField({ body }: Collection & { format: 'markdown' }): FormField {
  return {
    name: BODY_FIELD,
    label: 'Uzun yazı',
    widget: 'markdown',
    required: body === 'required',
    hint:
      body === 'required'
        ? 'Ayrıntılı anlatım.'
        : 'Yalnız "Yazı bölümü" olan sayfalarda kullanılır; ötekilerde boş kalsın.',
    modes: ['rich_text', 'raw'],
    buttons: [
      'bold',
      'italic',
      'link',
      'heading-two',
      'heading-three',
      'heading-four',
      'quote',
      'bulleted-list',
      'numbered-list',
    ],
    editor_components: ['image'],
    sanitize_preview: true,
  }
}

/** What an entry is called in lists: its first text that is no address. */
function nameField(fields: readonly FormField[]): string {
  const named = fields.find(({ name }) => name === 'title' || name === 'name')
  return named?.name ?? fields.find(({ widget }) => widget === 'string')?.name ?? 'id'
}

/** What a new file is named after: the field that already is an address, the name otherwise. */
function addressField(fields: readonly FormField[]): string {
  return fields.find(({ name }) => name === 'path' || name === 'id')?.name ?? nameField(fields)
}

/** Lists come in the order the site shows them in, if there is one. */
function orderFields(fields: readonly FormField[]): { field: string; default_sort: string }[] {
  return fields
    .filter(({ widget, name }) => widget === 'number' && name === 'order')
    .map(({ name }) => ({ field: name, default_sort: 'asc' }))
}

/** "Hizmet" as "Hizmetler", "Sayfa" as "Sayfalar": the plural follows the last vowel. */
export function pluralOf(word: string): string {
  const [last = 'e'] = word.toLocaleLowerCase('tr').match(/[aeıioöuü](?=[^aeıioöuü]*$)/) ?? []
  return word + ('aıou'.includes(last) ? 'lar' : 'ler')
}
