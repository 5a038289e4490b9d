import type { Language } from '../language.ts'
import en from './en.json' with { type: 'json' }
import { type NameOf, type Param, wordParam } from './param-words.ts'
import type { Code, Params } from './params.ts'
import tr from './tr.json' with { type: 'json' }

/**
 * The three lines a content author reads. `expected` and `fix` follow a label, so they begin in lower case.
 * `formFix`: the fix in the words of the form, where the file's own would puzzle somebody who does not see the file.
 */
export type MessageText = { problem: string; expected: string; fix: string; formFix?: string }

/** The same in the words of the form, whose reader sees labels and names, no keys, files and lines. */
export type FormText = { problem: string; expected: string; fix: string }

/** A text of a catalogue: one template, or one for each value of the parameter `by`. */
type Text = string | Variants
type Variants = { by: string; [value: string]: Text }

type FormTexts = { formProblem?: Text; formExpected?: Text; formFix?: Text }

/** The catalogues; a code without its texts does not compile. */
const catalogues: Record<Language, Record<Code, { problem: Text; expected: Text; fix: Text } & FormTexts>> = { tr, en }

/** `{name}`, or `{name, format}`. */
const PLACEHOLDER = /\{(\w+)(?:, (\w+))?\}/g

/** Every code, for the tests. */
export const CODES = Object.keys(tr) as Code[]

/** Puts a code and its parameters into words. */
export function translate<C extends Code>(code: C, params: Params<C>, language: Language): MessageText {
  const { problem, expected, fix, formFix } = catalogues[language][code]
  const fill = (text: Text, isFix: boolean) => fillText(text, params, { language, isFix })
  return {
    problem: fill(problem, false),
    expected: fill(expected, false),
    fix: fill(fix, true),
    ...(formFix === undefined ? {} : { formFix: fill(formFix, true) }),
  }
}

/**
 * Puts a code and its parameters into the words of the form, in Turkish.
 *
 * @param nameOf The name staff know a file by.
 */
export function translateForForm<C extends Code>(code: C, params: Params<C>, nameOf: NameOf): FormText {
  const texts = catalogues.tr[code]
  const fill = (text: Text, isFix: boolean) => fillText(text, params, { language: 'tr', isFix, nameOf })
  return {
    problem: fill(texts.formProblem ?? texts.problem, false),
    expected: fill(texts.formExpected ?? texts.expected, false),
    fix: fill(texts.formFix ?? texts.fix, true),
  }
}

function fillText(text: Text, params: object, reader: { language: Language; isFix: boolean; nameOf?: NameOf }): string {
  const values = params as Record<string, Param>
  return selectVariant(text, values).replace(PLACEHOLDER, (_, name: string, format?: string) =>
    wordParam(values[name], { format, ...reader }),
  )
}

function selectVariant(text: Text, values: Record<string, Param>): string {
  if (typeof text === 'string') return text
  const { by } = text
  const value = by.endsWith('?') ? (isGiven(values[by.slice(0, -1)]) ? 'yes' : 'no') : String(values[by])
  const variant = text[value] ?? text.other
  if (variant === undefined) throw new TypeError(`The catalogue has no text for ${by}: ${value}`)
  return selectVariant(variant, values)
}

/** False for `undefined`, `false`, 0, an empty text and an empty list. */
function isGiven(value: Param): boolean {
  return Array.isArray(value) ? value.length > 0 : Boolean(value)
}
