import type { Language } from '../language.ts'

/** The three lines a content author reads. `expected` and `fix` follow a label, so they begin in lower case. */
export type MessageText = { problem: string; expected: string; fix: string }

/** One kind of mistake in every language; the parameter type is inferred from the functions. */
export type Message<Params> = Record<Language, (params: Params) => MessageText>

/** Declares a message; only there to have its parameter type written once. */
export function message<Params>(texts: Message<Params>): Message<Params> {
  return texts
}

/** A sentence part in every language. */
export type Phrase = Record<Language, string>
