import type { Language } from '../language.ts'
import { encodingMessages } from './encoding.ts'
import { fieldMessages } from './fields.ts'
import { fileMessages } from './files.ts'
import { frontMatterMessages } from './front-matter.ts'
import { imageMessages } from './images.ts'
import { jsonMessages } from './json.ts'
import { jsonTokenMessages } from './json-tokens.ts'
import { linkMessages } from './links.ts'
import { markdownMessages } from './markdown.ts'
import type { Message, MessageText } from './message.ts'
import { pageMessages } from './pages.ts'
import { valueMessages } from './values.ts'
import { yamlMessages } from './yaml.ts'

/** Every mistake the check knows, by its permanent code. */
const messages = {
  ...fileMessages,
  ...encodingMessages,
  ...jsonMessages,
  ...jsonTokenMessages,
  ...frontMatterMessages,
  ...yamlMessages,
  ...fieldMessages,
  ...valueMessages,
  ...linkMessages,
  ...imageMessages,
  ...markdownMessages,
  ...pageMessages,
}

export type Code = keyof typeof messages

/** The parameters of a message. */
export type Params<C extends Code> = (typeof messages)[C] extends Message<infer P> ? P : never

/** A code with its parameters. */
export type CodeWithParams<C extends Code> = { [Each in C]: { code: Each; params: Params<Each> } }[C]

/** Every code, for the documentation and the tests. */
export const CODES = Object.keys(messages) as Code[]

/** Puts a code and its parameters into words. */
export function translate<C extends Code>(code: C, params: Params<C>, language: Language): MessageText {
  // TypeScript cannot see that entry and parameters belong to the same code; `Params` above guarantees it.
  const entry = messages[code] as unknown as Message<Params<C>>
  return entry[language](params)
}
