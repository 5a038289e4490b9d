/**
 * What a schema says about its field beside its limits: the one declaration for `.meta()`. Check, staff reference and
 * form read it, and nothing is read out of help texts.
 */
declare module 'zod' {
  interface GlobalMeta {
    /** The label staff know. */
    title?: string
    /** The answer to "what do I write here?". */
    description?: string
    /** Values good enough to publish. */
    examples?: (string | number | boolean)[]
    /**
     * The kind of a value: `words` for visitors, in which markup would be seen; `link` and `quick-link`, whose target has
     * to exist; `image`, the path of a picture.
     */
    kind?: 'words' | 'link' | 'quick-link' | 'image'
    /** Whether no other item of the list may have the same value. */
    unique?: true
    /** Names in braces in whose place something else is shown: `n` for `{n}`. */
    gaps?: string[]
    /** The form of a value, for messages. Words and numbers are described by their limits without it. */
    expected?: string
    expectedEnglish?: string
    /** Whether a text may have line breaks. */
    multiline?: boolean
    /** Least width of a picture, in pixels. */
    minWidth?: number
    /** Width to height of the place a picture is shown in, and how many pixels it should be wide. */
    crop?: { ratio: number[]; minWidth: number }
    /** How the form shows a value, where a line of text or a list of words would not do. */
    control?: 'drawing' | 'date'
    /** What staff read in place of the values of a choice. */
    labels?: Record<string, string>
    /** Optional, but what visitors look for: listed before a release while it is empty. */
    askedFor?: boolean
  }
}

export type { GlobalMeta as FieldMeta } from 'zod'
