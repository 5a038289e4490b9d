import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type Choice,
  changeLines,
  choose,
  isApart,
  isPlain,
  type Message,
  wholePrepared,
} from '../../src/components/message/compose.ts'

const topic = (label: string, text: string): Choice => ({ label, text, isPressed: false })
const pressed = (label: string, text: string): Choice => ({ label, text, isPressed: true })

const SITE = topic('Yeni site', 'Merhaba, bir site istiyorum. Yaptığım iş:')
const SEARCH = topic('SEO', 'Merhaba, sitem bulunsun istiyorum. Sitemin adresi:')
const OTHER = topic('Başka', 'Merhaba, size şunu soracağım:')
const SAMPLE = pressed('E-Ticaret', 'Merhaba, “E-Ticaret” için yazıyorum. Yaptığım iş:')
const LOGO = pressed('Logo', 'Merhaba, “Logo” için yazıyorum. Yaptığım iş:')
const LINES = '- Tasarım\n- Bakım, bir yıl\nGerekmeyenler:\n- Metin'
const OFFER = pressed('Teklif', `Merhaba, tekliften bana gerekenler:\n${LINES}\nYaptığım iş: `)

/** Writes into the box, as the section does: at its end, or in place of all. */
type Step = Choice | { add: string } | { write: (words: string) => string }

function follow(steps: readonly Step[]): Message {
  let message: Message = {}
  for (const step of steps) {
    const { prepared = SITE.text, words = `${prepared} ` } = message
    if ('label' in step) message = choose(message, step)
    else message = { ...message, prepared, words: 'add' in step ? words + step.add : step.write(words) }
  }
  return message
}

const PASTRY = 'Selam! Pastam için site lazım.'
const BAKERY = { add: 'fırın, Bursa' }
const REWRITTEN = { write: () => PASTRY }
const EDITED = { write: (words: string) => words.replace('bir site istiyorum', 'bir site istiyoruz') }
const EDITED_OFFER = { write: (words: string) => words.replace('Tekliften bana', 'Bana') }

const ABOUT = (name: string) => `“${name}” için yazıyorum.`
const WANTED = `Tekliften bana gerekenler:\n${LINES}`
const OFFERED = `Merhaba, tekliften bana gerekenler:\n${LINES}`

test.each<[name: string, steps: Step[], words: string]>([
  ['an unanswered question makes way', [SITE, SEARCH], 'Merhaba, sitem bulunsun istiyorum. Sitemin adresi: '],
  ['an answer stays behind the same question', [BAKERY, LOGO], `Merhaba, ${ABOUT('Logo')} Yaptığım iş: fırın, Bursa`],
  [
    'an answer to another question keeps its own',
    [SEARCH, { add: 'firin.com' }, SITE],
    'Merhaba, bir site istiyorum.\nSitemin adresi: firin.com',
  ],
  [
    'one topic after the other leads back',
    [BAKERY, SEARCH, OTHER, SITE],
    'Merhaba, bir site istiyorum. Yaptığım iş: fırın, Bursa',
  ],
  [
    'a question that is all of the text is asked below other words',
    [{ write: (words) => words.replace('Yaptığım iş: ', 'Fırınım var.') }, OTHER],
    'Merhaba,\nFırınım var.\nSize şunu soracağım: ',
  ],
  [
    'and goes unanswered with its topic',
    [{ write: (words) => words.replace('Yaptığım iş: ', 'Fırınım var.') }, OTHER, SEARCH],
    'Merhaba, sitem bulunsun istiyorum.\nFırınım var.',
  ],
  [
    'words around the statement stay',
    [{ write: (words) => `Selam! ${words}fırın` }, LOGO],
    `Selam! ${ABOUT('Logo')} Yaptığım iş: fırın`,
  ],
  ['the offer replaces a topic', [SEARCH, OFFER], `${OFFERED}\nYaptığım iş: `],
  [
    'the offer keeps the sample',
    [BAKERY, SAMPLE, OFFER],
    `Merhaba, ${ABOUT('E-Ticaret')}\n${WANTED}\nYaptığım iş: fırın, Bursa`,
  ],
  ['also below rewritten words', [REWRITTEN, SAMPLE, OFFER], `${PASTRY}\n\n${ABOUT('E-Ticaret')}\n${WANTED}`],
  ['one choice after the other', [OFFER, SAMPLE, SEARCH, LOGO], `Merhaba, ${ABOUT('Logo')}\n${WANTED}\nYaptığım iş: `],
  ['the offer again changes nothing', [BAKERY, OFFER, OFFER], `${OFFERED}\nYaptığım iş: fırın, Bursa`],
  ['below rewritten words too', [REWRITTEN, OFFER, EDITED_OFFER, OFFER], `${PASTRY}\n\nBana gerekenler:\n${LINES}`],
  [
    'the offer asks and greets no more',
    [BAKERY, EDITED, OFFER],
    `Merhaba, bir site istiyoruz. Yaptığım iş: fırın, Bursa\n\n${WANTED}`,
  ],
  ['a topic leaves rewritten words alone', [REWRITTEN, SEARCH], PASTRY],
  ['what was pressed last is added to them', [REWRITTEN, SAMPLE, LOGO], `${PASTRY}\n\n${ABOUT('Logo')}`],
  ['an emptied message begins anew', [BAKERY, { write: () => ' ' }, LOGO], `Merhaba, ${ABOUT('Logo')} Yaptığım iş: `],
])('%s', (_, steps, words) => {
  expect(follow(steps).words).toBe(words)
})

/** What the copied address of a message brings: the name of its topic, and the lines of the offer with what stands above them. */
function copied(message: Message): Choice {
  const known = [SITE, SEARCH, OTHER, SAMPLE, LOGO, OFFER].find(({ label }) => label === message.topic) ?? SITE
  const whole = wholePrepared(message)
  return isPlain(whole) || isApart(message, known.text) ? known : pressed(known.label, whole)
}

test('the copied address of a message makes the same message in another browser, and changes nothing in its own', () => {
  for (const steps of [[SAMPLE, OFFER], [OFFER, SEARCH], [OFFER, OTHER], [OFFER, SAMPLE, SEARCH], [LOGO]]) {
    const message = follow(steps)
    expect(choose({}, copied(message)).words).toBe(message.words)
  }
  const choices = [SITE, SEARCH, OTHER, SAMPLE, LOGO, OFFER]
  const messages = (kinds: Step[]) =>
    fc.array(fc.constantFrom(...kinds), { minLength: 1, maxLength: 6 }).map((steps) => follow([SITE, ...steps]))
  // Where the visitor has broken no line, one may begin.
  const textOf = ({ words }: Message) => words?.replace(/\s+/g, ' ').trim()
  const statements = messages(choices.filter((choice) => choice !== OTHER))
  const plain = messages([...choices, BAKERY])
  const edited = messages([...choices, BAKERY, EDITED, EDITED_OFFER, REWRITTEN])
  fc.assert(
    fc.property(plain, plain, statements, edited, (message, other, stated, rewritten) => {
      for (const each of [message, choose(other, copied(message))])
        expect(textOf(choose(each, copied(each))), 'where it was copied').toBe(textOf(each))
      const opened = choose(rewritten, copied(stated))
      expect(textOf(choose(opened, copied(stated))), 'opened again').toBe(textOf(opened))
    }),
  )
})

test('a topic chosen after such an address replaces the sample, and keeps the lines', () => {
  const opened = choose({}, copied(follow([SAMPLE, OFFER])))
  expect(choose(opened, SEARCH).words).toBe(follow([OFFER, SEARCH]).words)
})

test('a struck line is changed wherever the lines stand', () => {
  const changed = OFFER.text.replace('- Tasarım\n', '')
  for (const steps of [
    [OFFER, BAKERY],
    [BAKERY, OFFER, SAMPLE],
    [REWRITTEN, OFFER],
  ]) {
    const message = changeLines(follow(steps), OFFER.text, changed)
    expect(message.words).toBe(follow(steps).words?.replace('- Tasarım\n', ''))
    expect(choose(message, SAMPLE).words).toContain('- Bakım, bir yıl\nGerekmeyenler:')
  }
})
