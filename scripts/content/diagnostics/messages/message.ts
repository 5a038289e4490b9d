import type { Language } from '../language.ts'

/**
 * The three lines a content author reads. `expected` and `fix` follow a label, so they begin in lower case.
 * `formFix`: the fix in the words of the form, where the file's own would puzzle somebody who does not see the file.
 */
export type MessageText = { problem: string; expected: string; fix: string; formFix?: string }

/** One kind of mistake in every language; the parameter type is inferred from the functions. */
export type Message<Params> = Record<Language, (params: Params) => MessageText>

/** Declares a message; only there to have its parameter type written once. */
export function message<Params>(texts: Message<Params>): Message<Params> {
  return texts
}

/** A sentence part in every language. */
export type Phrase = Record<Language, string>

/** The fix where a suggestion is a guess: no suffix follows the variable, which would have to bend to it. */
export const didYouMean: Record<Language, (suggestion: string) => string> = {
  tr: (suggestion) => `Bunu mu demek istediniz: "${suggestion}"`,
  en: (suggestion) => `did you mean "${suggestion}"?`,
}

/** The fix for something that is gone. */
export const restore: Record<Language, (what: string) => string> = {
  tr: (what) => `${what} yedekten geri koyun; yedeğiniz yoksa geliştiriciden isteyin.`,
  en: (what) => `bring the ${what} back from a backup or from the version history.`,
}
