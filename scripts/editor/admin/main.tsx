import './admin.css'
import { DecapCmsCore as Cms } from 'decap-cms-core'
import { tr } from 'decap-cms-locales'
import booleanWidget from 'decap-cms-widget-boolean'
import datetimeWidget from 'decap-cms-widget-datetime'
import fileWidget from 'decap-cms-widget-file'
import markdownWidget from 'decap-cms-widget-markdown'
import numberWidget from 'decap-cms-widget-number'
import objectWidget from 'decap-cms-widget-object'
import selectWidget from 'decap-cms-widget-select'
import stringWidget from 'decap-cms-widget-string'
import textWidget from 'decap-cms-widget-text'
import { EXCHANGE_FORMAT } from '../forms/exchange-format.ts'
import { keepDraftVersions } from './draft-backups.ts'
import { freshImageWidget } from './fresh-image.tsx'
import { keyboardListWidget } from './keyboard-list.tsx'
import { LivePreview } from './LivePreview.tsx'
import { isJustSaved, LocalBackend, openedVersion } from './local-backend.tsx'
import { mergePhrases } from './merge-phrases.ts'
import { nameControls } from './name-controls.ts'
import { reloadBetweenEntries } from './navigation-guard.ts'
import { localPhrases, phrases } from './phrases.ts'
import previewFrameStyles from './preview-frame.css?inline'
import { speakTurkishInChoices, turkishImageComponent } from './turkish-parts.ts'
import { takeUploads } from './uploads.ts'

const widgets = [
  stringWidget,
  textWidget,
  numberWidget,
  booleanWidget,
  datetimeWidget,
  selectWidget,
  keyboardListWidget,
  objectWidget,
  fileWidget,
  freshImageWidget,
  markdownWidget,
]

/** Written by the server, or beside the page of an editor on a host of its own; see `forms/config.ts`. */
const config: Config = await (await fetch('./config.json')).json()
const isLocal = config.backend.name === 'local'

type Config = { backend: { name: string }; collections: Collection[]; max_file_size: number }

type Collection = { name: string; files?: { name: string }[] }

Cms.registerLocale('tr', mergePhrases(tr, isLocal ? mergePhrases(phrases, localPhrases) : phrases))
Cms.registerWidget(widgets.map((widget) => widget.Widget()))
Cms.registerEditorComponent(turkishImageComponent)
Cms.registerCustomFormat(EXCHANGE_FORMAT, 'md', {
  fromFile: (text) => JSON.parse(text),
  toFile: (value) => JSON.stringify(value),
})
reloadBetweenEntries(isJustSaved)
takeUploads(config.max_file_size)
speakTurkishInChoices()
nameControls(config.collections)

if (isLocal) {
  await keepDraftVersions(openedVersion)
  Cms.registerBackend('local', LocalBackend)
  Cms.registerPreviewStyle(previewFrameStyles, { raw: true })
  for (const { name, files = [{ name }] } of config.collections) {
    for (const each of files) Cms.registerPreviewTemplate(each.name, LivePreview)
  }
}

if (!isLocal) {
  // Schemas and parsers: only where no server has them.
  const { registerRemoteBackends } = await import('./remote-backends.ts')
  registerRemoteBackends(Cms)
}

const here = { site_url: window.location.origin, display_url: window.location.origin }
Cms.init({ config: isLocal ? { ...config, ...here } : config })
