import { capitalize, toLowerCase } from '@/content/locale.ts'

/** What the visitor is about to write to the company. */
export type Message = {
  /** All of it, once something is written or chosen. */
  words?: string | undefined
  /** The prepared text in the words: of a topic, a service, a sample or the offer. */
  prepared?: string | undefined
  /** The label of the chosen topic. */
  topic?: string | undefined
  /** The name of the service, sample or offer that was pressed, which is a topic too, and its prepared text. */
  about?: string | undefined
  aboutText?: string | undefined
  /** The lines of the offer in the words, where another prepared text stands above them. */
  lines?: string | undefined
}

/** The message, with what does not stand in it yet. */
export type Draft = Message & {
  /** The name of what was pressed, until its text is known. */
  pressed?: string | undefined
  /** The names of the lines that are struck out of the offer, one a line. */
  struck?: string | undefined
  /** The name and the text of the offer in which the visitor has changed lines. */
  offer?: string | undefined
  offerText?: string | undefined
}

/** What was chosen: a topic beside the message, or (`isPressed`) a service, a sample or the offer, wherever it stands. */
export type Choice = { label: string; text: string; isPressed: boolean }

/**
 * Changes the message to what was chosen. One rule, whatever is chosen and in whichever order:
 *
 * 1. A prepared text is a statement, which begins with a greeting and may end with lines ("- …"), and a question ("Yaptığım
 *    iş:"). The new text replaces the last one, statement and question.
 * 2. Whatever the visitor has written stays: behind its question, in line where the new text asks the same, otherwise on a
 *    line of its own, below which only a text that is no more than a greeting asks its question.
 * 3. The lines of the offer stay, below the statement of the next choice. The offer replaces a topic, and comes below a
 *    service or a sample.
 * 4. Where the visitor has rewritten the statement, a topic leaves the words alone; what was pressed is added at their end.
 *    Only the first statement greets.
 * 5. In an empty message everything begins anew.
 * 6. A text with a statement above its lines, as the address of a message brings it, is two choices.
 */
export function choose(message: Message, { label, text, isPressed }: Choice): Message {
  const chosen = splitText(text)
  const taken: Message = { ...message, topic: label, ...(isPressed ? { about: label, aboutText: text } : {}) }
  const { words = '', prepared = '', aboutText } = message
  const last = splitText(prepared)
  const start = last.statement === '' ? -1 : words.indexOf(last.statement)
  const isRewritten = words.trim() !== '' && start < 0
  const added = withoutGreeting(chosen.statement)
  if (isRewritten && (!isPressed || words.includes(chosen.list || added))) return taken

  const offer = offerIn(text) ?? text
  const above = text.slice(0, -offer.length).trim()
  if (above !== '') {
    // A greeting alone says nothing of its topic.
    const said = isGreeting(above) ? capitalize(chosen.question) : withoutGreeting(above)
    if (words.includes(said) && words.includes(chosen.list)) return message
    const upper = choose(message, { label, text: `${above} ${chosen.question}`, isPressed })
    return choose(upper, { label, text: offer, isPressed })
  }

  if (words.trim() === '') return { ...taken, words: `${text.trimEnd()} `, prepared: text, lines: undefined }
  if (isRewritten) return { ...taken, words: `${words.trimEnd()}\n\n${added}`, prepared: added }
  if (chosen.statement === last.statement && capitalize(chosen.question) === capitalize(last.question)) return taken

  let rest = words.slice(start + last.statement.length)
  let lines = last.list === '' ? undefined : withoutGreeting(last.statement)
  if (message.lines !== undefined && rest.includes(message.lines)) {
    rest = rest.replace(message.lines, '')
    lines = message.lines
  }
  // The visitor has rewritten what stands above them.
  if (chosen.list !== '' && rest.includes(chosen.list)) return message
  // What was pressed may stand at the end of the visitor's own words, without its greeting.
  const isPressedLast = withoutGreeting(splitText(aboutText ?? '').statement) === withoutGreeting(last.statement)
  const isBelow = chosen.list !== '' && last.list === '' && isPressedLast
  if (chosen.list !== '') lines = isBelow ? withoutGreeting(chosen.statement) : undefined
  const top = isBelow ? last : chosen
  const before = words.slice(0, start)
  const statement = before === '' ? top.statement : withoutGreeting(top.statement)
  const isInLine = top.list === '' && lines === undefined
  const ending = endWith(rest.trim(), last.question, top, isInLine, before.trim() === '')
  return {
    ...(isBelow ? message : { ...taken, prepared: text }),
    lines,
    words: before + (lines === undefined ? statement : `${statement}\n${lines}`) + ending,
  }
}

/** The text of the offer in a prepared text, without what stands above it; undefined where there is none. */
export function offerIn(text: string): string | undefined {
  const [opening = '', list] = text.split(/(\n[-–][\s\S]*)/)
  return list === undefined ? undefined : opening.slice(opening.lastIndexOf('\n') + 1) + list
}

/** On the page of the message: begins with the changed offer where nothing is written or chosen. */
export function beginWithOffer(draft: Draft): Draft {
  const { words, pressed, offer: label, offerText: text } = draft
  if (words !== undefined || pressed !== undefined || label === undefined || text === undefined) return draft
  return { ...draft, ...choose(draft, { label, text, isPressed: true }) }
}

/** Whether the words, or an emptied box, are the visitor's: more than prepared texts. */
export function isWritten({ words, prepared = '', lines = '' }: Message): boolean {
  const plain = (text: string) => toLowerCase(text.replace(/\s+/g, ' ').trim())
  return words !== undefined && plain(words.replace(lines, '')) !== plain(prepared)
}

/** Whether the text of the chosen topic stands nowhere in the words, which the visitor has rewritten. */
export function isApart({ words = '', prepared = '' }: Message, text: string): boolean {
  return words.trim() !== '' && prepared !== text && !words.includes(splitText(text).statement)
}

/** Whether a prepared text is a sentence without lines. */
export function isPlain(text: string): boolean {
  return splitText(text).list === ''
}

/** All prepared texts in the words as one: also the lines of the offer below another statement. */
export function wholePrepared({ prepared = '', lines }: Message): string {
  const { statement, question } = splitText(prepared)
  return lines === undefined ? prepared : `${statement}\n${lines}\n${capitalize(question)}`.trimEnd()
}

/** How many lines of the offer are in the words. */
export function countOfferLines({ words = '', lines = '', prepared = '', offerText = '' }: Draft): number {
  const known = new Set([lines, prepared, offerText].flatMap((text) => text.split('\n').filter(isItem)))
  return words.split('\n').filter((line) => known.has(line)).length
}

/** Changes the lines of the offer wherever they stand in the message. */
export function changeLines(message: Message, before: string, after: string): Message {
  const [old, list] = [before, after].map((text) => splitText(text).list)
  if (!old || list === undefined) return message
  const changed = Object.entries(message).map(([part, text]) => [part, text?.replace(old, () => list)])
  return Object.fromEntries(changed)
}

/**
 * What follows the statement: what the visitor has written, with or without the question.
 *
 * @param asked The question of the last text.
 */
function endWith(
  written: string,
  asked: string,
  { statement, question }: Pick<ReturnType<typeof splitText>, 'statement' | 'question'>,
  isInLine: boolean,
  isAlone: boolean,
): string {
  const isOpen = asked !== '' && beginsWith(written.slice(-asked.length), asked)
  const own = isOpen ? written.slice(0, -asked.length).trimEnd() : written
  if (isInLine && question !== '' && beginsWith(own, question)) return ` ${question}${own.slice(question.length)}`
  const kept = own && `\n${asked !== '' && beginsWith(own, asked) ? capitalize(own) : own}`
  const isAnswered = question !== '' && beginsWith(own, question)
  if (!isAlone || isAnswered || (own !== '' && !isGreeting(statement))) return kept
  return isInLine && own === '' ? ` ${question} ` : `${kept}\n${capitalize(question)} `
}

/** A question at the beginning of a line has a capital. */
function beginsWith(text: string, question: string): boolean {
  return text.startsWith(question) || text.startsWith(capitalize(question))
}

function splitText(text: string): { statement: string; list: string; question: string } {
  // The question is the last sentence, or all behind the greeting.
  const [, before = text, question = ''] = /^([\s\S]*(?:[.!?…]\s|\n)|[^\s,]+,\s)([^.!?…\n]+:)\s*$/.exec(text) ?? []
  const statement = before.trim()
  return { statement, list: /\n[-–][\s\S]*$/.exec(statement)?.[0] ?? '', question }
}

function isItem(line: string): boolean {
  return /^[-–] /.test(line)
}

/** Whether a statement says nothing but whom it greets: “Merhaba,”. */
export function isGreeting(statement: string): boolean {
  return /^[^\s,]+,$/.test(statement)
}

function withoutGreeting(statement: string): string {
  return capitalize(statement.replace(/^[^\s,]+,\s+/, ''))
}
