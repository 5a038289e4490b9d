/** A field as staff know it; `item` is its place in a list, from 1. */
export type FieldName = { key: string; label: string | undefined; item?: number | undefined }

/** A line of a file of the content folder, from 1. */
export type Place = { path: string; line: number }

/** A sentence part in every language; `form`: the Turkish one in the form, where that speaks of labels. */
export type Phrase = { tr: string; en: string; form?: string }

/** Kinds of values, as staff call them. */
export type ValueKind = 'text' | 'number' | 'list' | 'group' | 'choice' | 'nothing'

/** The only mistake in a value of the wrong kind. */
export type WrongTypeCause = 'dash-too-many' | 'dash-missing' | 'brackets-too-many' | 'brackets-missing' | 'name-wanted'

/** Formats that are no plain text. */
export type TextFormat = 'rtf' | 'html' | 'word'

/** Reasons why an address cannot be a link. */
export type LinkReason =
  | 'own'
  | 'local'
  | 'double-slash'
  | 'backslash'
  | 'user'
  | 'http'
  | 'scheme'
  | 'hidden'
  | 'space'
  | 'empty'
  | 'relative'
  | 'host'
  | 'mail'
  | 'phone'
  | 'image'
  | 'chat'

/** Reasons for which browsers do not render an SVG file. */
export type SvgReason =
  | 'ampersand'
  | 'unclosed'
  | 'closing'
  | 'namespace'
  | 'xlink'
  | 'prefix'
  | 'twice'
  | 'declaration'
  | 'syntax'

type None = Record<never, never>

/** A text shown only where there is one. */
type Optional = string | undefined

/** Every code with the parameters of its texts. */
type MessageParams = {
  // Files and folders
  'missing-file': { path: string; holds: Phrase }
  /** `label`: the kind of entry that has these fields, in `folder`. */
  'misfiled-entry': { folder: string; label: string; own: string; fields: string }
  'missing-entries': { folder: string; holds: Phrase }
  'stray-file': { name: string; isFolder: boolean; places: string; moveTo: Optional }
  'guide-among-entries': { name: string }
  /** `found`: the kind of the content, where the extension is that of another kind. */
  'image-kind': { name: string; kinds: string; found: Optional }
  'misnamed-file': { name: string; correct: string }
  /** `isFixed`: the only file of its kind. */
  'copied-file': { name: string; original: string; isFixed: boolean }
  'file-name': { name: string; suggestion: Optional }
  'not-a-file': { name: string }
  'not-a-folder': { name: string }
  'linked-file': { name: string; target: string; reason: 'outside' | 'dangling' | 'loop' }
  'special-file': { name: string }
  'unreadable-file': { name: string; reason: string }
  'empty-file': { name: string; blank: boolean; holds: Phrase }
  /** Sizes in megabytes. */
  'too-large-file': { name: string; size: number; max: number; isPicture: boolean }
  'missing-folder': { path: string }

  // Encoding and size
  'not-utf-8': { encoding: 'UTF-16' | 'Windows-1254' | undefined; sample: string }
  'formatted-text': { format: TextFormat }
  'nul-byte': None
  'invisible-character': { code: string }
  'lost-letter': { sample: string; suggestion: Optional }
  'broken-character': None
  'conflict-marks': { mark: string }
  'too-many-values': { max: number }
  'more-problems': { count: number }
  'too-deep': { max: number }

  // Syntax of JSON
  /** `found` is the character in place of the comma. */
  'missing-comma': { found?: string }
  'extra-comma': None
  'missing-colon': { name: string; found?: string }
  'missing-value': { name: string }
  unclosed: { open: string; close: string; line: number; isEnd: boolean }
  'unclosed-text': None
  'wrong-bracket': { found: string; open: Optional; close: string; line: number }
  'duplicate-field': { name: string; firstLine: number }
  /** A duplicate key in a section, probably because the first line of the next section is missing. */
  'merged-sections': { name: string }
  'text-after-end': { text: string }
  'wrong-root': { found: Exclude<ValueKind, 'group'>; fields: string }
  'unreadable-text': { text: string }
  'wrong-quotes': { found: string; kind: 'single' | 'doubled' | 'backtick' | 'curly' | 'curly-end' }
  'unquoted-name': { name: string }
  'unquoted-text': { text: string }
  'line-break-in-text': { character: 'line' | 'tab' }
  'unknown-escape': { escape: string }
  'number-format': { text: string; suggestion: Optional }
  'no-break-space': None
  comment: None

  // Front matter and its YAML
  /** Without `fields` only the opening fence is missing. */
  'missing-front-matter': { fields: Optional }
  'front-matter-not-first': { line: number }
  'unclosed-front-matter': None
  'wrong-fence': { found: string }
  'wrong-language': { language: string }
  /** `text`: the first character; for a hash the lost comment. */
  'needs-quotes': { field: FieldName; reason: 'colon' | 'sign' | 'hash'; text: string; suggestion: Optional }
  'tab-indent': None
  'unclosed-quote': { quote: string; curly: Optional }
  'text-after-quote': { text: string; sign: string }
  indentation: { isItem: boolean }
  'wrong-dash': { sign: string; line: Optional }
  'missing-colon-space': { line: string; suggestion: Optional; isBelowText?: boolean }
  alias: { text: string }
  tag: { text: string }
  'several-documents': None
  'missing-dash': { name: string; line: string }
  'odd-number': { text: string; value: string }

  // Fields and their values
  /** `free`: the suggested field is missing, so the fix is certain. `taken`: it exists. `guessed`: its name is another. */
  'unknown-field': {
    name: string
    owner: string
    fields: readonly string[]
    suggestion: Optional
    place: 'free' | 'taken' | 'guessed'
  }
  /** `around`: the field belongs outside of its group. `beside`: it belongs into the group. */
  'misplaced-field': { name: string; group: string; kind: 'beside' | 'around'; isIndented: boolean }
  'missing-group': { names: readonly string[]; group: string; isIndented: boolean }
  'missing-field': {
    field: FieldName
    expected: Phrase
    place: 'json' | 'top' | 'nested'
    sample: string
    isChosen: boolean
  }
  /** `isChosen`: the form offers values to choose from. */
  'empty-field': { field: FieldName; blank: boolean; optional: boolean; isChosen: boolean; expected: Phrase }
  'wrong-type': {
    field: FieldName
    wanted: Exclude<ValueKind, 'nothing'>
    found: ValueKind
    expected: Phrase
    written: string
    suggestion: Optional
    cause: WrongTypeCause | undefined
  }
  'too-long': { field: FieldName; length: number; max: number; excess: number }
  'line-break': { field: FieldName }
  /** `plain`: the text to write instead. */
  'markup-in-text': {
    field: FieldName
    mark: string
    kind: 'markdown' | 'html'
    mend: 'delete' | 'space' | 'write'
    plain: Optional
  }
  /** `known`: the gaps that are filled here. */
  'unknown-gap': { field: FieldName; gap: string; known: readonly string[]; suggestion: Optional }
  'wrong-choice': { field: FieldName; value: string; choices: Phrase; suggestion: Optional }
  'wrong-format': { field: FieldName; value: string; expected: Phrase; suggestion: Optional; example: Optional }
  'not-whole-number': { field: FieldName; value: string; expected: Phrase }
  'out-of-range': { field: FieldName; value: string; expected: Phrase; min: number; max: number }
  /** `difference`: the items to add if the list is too short, otherwise those to delete. */
  'wrong-count': {
    field: FieldName
    count: number
    limit: 'exact' | 'min' | 'max'
    bound: number
    isShort: boolean
    difference: number
  }
  'duplicate-value': { field: FieldName; value: string; first: Place }
  /** `isMarked`: a place the authors have marked to be filled in. */
  placeholder: { value: string; isMarked: boolean }

  // Links
  /** Quick links of the footer lead to pages only. */
  'broken-link': { link: string; suggestion: Optional; pages: readonly string[]; isQuick: boolean }
  'missing-heading': { page: string; anchor: string; suggestion: Optional; anchors: readonly string[] }
  /** `written` stood in the field before, `places` are the links that still lead there; `isGuess` where only they tell. */
  'changed-address': {
    old: string
    written: string
    now: string
    places: readonly Place[]
    count: number
    isGuess: boolean
  }
  'other-number': { link: string; number: string; suggestion: string }
  'unsafe-link': { link: string; scheme: string }
  'link-form': { link: string; reason: LinkReason; suggestion: Optional }

  // Images
  'unused-image': { name: string }
  'missing-image': { path: string; suggestion: Optional; certain: boolean }
  'image-path': {
    path: string
    reason: 'outside' | 'remote' | 'form' | 'folder' | 'space'
    suggestion: Optional
  }
  'windows-path': { path: string; suggestion: string }
  'image-name': { name: string; correct: string }
  'small-image': { path: string; width: number; height: number; min: number }
  'damaged-image': { name: string; reason: 'empty' | 'truncated' | 'unknown'; kind: string }
  'image-type': { name: string; found: string; correct: string }
  'image-size': { name: string; width: number; height: number; max: number }
  'broken-drawing': { reason: SvgReason; found: string; open: string }
  'svg-script': { found: string }
  'poor-alt': { alt: string }
  'missing-alt': { path: string }

  // Markdown
  html: { text: string; suggestion: Optional }
  'field-in-body': { line: string }
  'number-without-space': { line: Optional }
  'heading-without-space': { line: Optional }
  'escaped-heading': { line: Optional }
  'tab-rows': { row: Optional; rule: string }
  'unread-stars': { text: string; reason: 'alone' | 'gap' | 'joined'; suggestion: Optional }
  'missing-body': { holds: Phrase; reason: 'required' | 'section'; label: Optional; type: Optional }
  'unused-body': { label: string; type: string }
  'too-long-body': { length: number; max: number; unit: 'characters' | 'lines' }
  /** The `#` signs of the heading and those to write. */
  'heading-level': { found: string; wanted: string; reason: 'first' | 'underline' | 'jump' }
  'half-link': { text: string; reason: 'brackets' | 'space' }
  'table-without-rule': { rule: string }
  'empty-heading': None
  'empty-link': { link: string }
  footnote: { text: string }
  'tangled-text': { max: number; sign: string }

  // Pages
  /** `isChanged`: the page exists at another address. */
  'missing-page': { path: string; purpose: Phrase; isChanged: boolean }
  'taken-name': { name: string; of: 'part' | 'heading'; suggestion: string; other: Place }
  /** A link to a page that visitors do not get. */
  'draft-link': { link: string; draft: Place }
  /** A page that the site needs is a draft. */
  'draft-required': { path: string; purpose: Phrase }
  /** Two entries of different folders with one address. */
  'taken-address': { path: string; other: Place }
  /** A former address that leads nowhere else: `page` has it now, `other` had it too, `own` is the address of the page itself. */
  'previous-path': { path: string; reason: 'page' | 'other' | 'own'; other: Place }
  'reserved-name': { name: string; suggestion: string }
  'missing-section': { path: string; type: string; label: string; purpose: Phrase }
  'section-position': { label: string; type: string; reason: 'second' | 'late' }
  'part-of-title': { field: FieldName; part: string; title: string; suggestion: Optional }
  /** `isSingle`: at most one on a page; otherwise their texts have to differ. */
  'duplicate-section': { label: string; type: string; isSingle: boolean }
  'section-place': { label: string; type: string; path: string }
}

/** The permanent name of a kind of mistake. */
export type Code = keyof MessageParams

/** The parameters of a message. */
export type Params<C extends Code> = MessageParams[C]

/** A code with its parameters. */
export type CodeWithParams<C extends Code> = { [Each in C]: { code: Each; params: Params<Each> } }[C]
