import { expect, test } from 'vitest'
import { type Choice, changeLines, choose, type Message, wordsToSend } from '../../src/components/message/compose.ts'

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

const BAKERY = { add: 'fırın, Bursa' }
const REWRITTEN = { write: () => 'Selam! Pastam için site lazım.' }
const EDITED = { write: (words: string) => words.replace('bir site istiyorum', 'bir site istiyoruz') }
const EDITED_OFFER = { write: (words: string) => words.replace('Tekliften bana', 'Bana') }

test.each<[name: string, steps: Step[], words: string]>([
  ['a topic in an empty message', [SEARCH], 'Merhaba, sitem bulunsun istiyorum. Sitemin adresi: '],
  ['an unanswered question makes way', [SITE, SEARCH], 'Merhaba, sitem bulunsun istiyorum. Sitemin adresi: '],
  [
    'an answer stays behind the same question',
    [BAKERY, LOGO],
    'Merhaba, “Logo” için yazıyorum. Yaptığım iş: fırın, Bursa',
  ],
  [
    'behind another question it would be a wrong answer',
    [BAKERY, SEARCH],
    'Merhaba, sitem bulunsun istiyorum.\nYaptığım iş: fırın, Bursa',
  ],
  ['and back', [BAKERY, SEARCH, SITE], 'Merhaba, bir site istiyorum. Yaptığım iş: fırın, Bursa'],
  [
    'a question that is all of the text is asked below an answer',
    [SEARCH, { add: 'firin.com' }, OTHER],
    'Merhaba,\nSitemin adresi: firin.com\nSize şunu soracağım: ',
  ],
  [
    'and goes unanswered with its topic',
    [SEARCH, { add: 'firin.com' }, OTHER, SEARCH],
    'Merhaba, sitem bulunsun istiyorum. Sitemin adresi: firin.com',
  ],
  ['its answer', [OTHER, { add: 'ne kadar?' }, SITE], 'Merhaba, bir site istiyorum.\nSize şunu soracağım: ne kadar?'],
  ['its answer, and back', [OTHER, { add: 'ne kadar?' }, SITE, OTHER], 'Merhaba, size şunu soracağım: ne kadar?'],
  [
    'words without the question',
    [{ write: () => 'Merhaba, bir site istiyorum. Acelem var.' }, SEARCH],
    'Merhaba, sitem bulunsun istiyorum.\nAcelem var.',
  ],
  [
    'words around the statement',
    [{ write: (words) => `Selam! ${words}fırın` }, LOGO],
    'Selam! “Logo” için yazıyorum. Yaptığım iş: fırın',
  ],
  ['the offer', [OFFER], `Merhaba, tekliften bana gerekenler:\n${LINES}\nYaptığım iş: `],
  [
    'the offer takes the answer',
    [BAKERY, OFFER],
    `Merhaba, tekliften bana gerekenler:\n${LINES}\nYaptığım iş: fırın, Bursa`,
  ],
  ['the offer replaces a topic', [SEARCH, OFFER], `Merhaba, tekliften bana gerekenler:\n${LINES}\nYaptığım iş: `],
  [
    'a sample keeps the lines of the offer',
    [BAKERY, OFFER, SAMPLE],
    `Merhaba, “E-Ticaret” için yazıyorum.\nTekliften bana gerekenler:\n${LINES}\nYaptığım iş: fırın, Bursa`,
  ],
  [
    'the offer keeps the sample',
    [BAKERY, SAMPLE, OFFER],
    `Merhaba, “E-Ticaret” için yazıyorum.\nTekliften bana gerekenler:\n${LINES}\nYaptığım iş: fırın, Bursa`,
  ],
  [
    'the question stays last below lines',
    [SAMPLE, OFFER],
    `Merhaba, “E-Ticaret” için yazıyorum.\nTekliften bana gerekenler:\n${LINES}\nYaptığım iş: `,
  ],
  [
    'one choice after the other',
    [OFFER, SAMPLE, SEARCH, LOGO],
    `Merhaba, “Logo” için yazıyorum.\nTekliften bana gerekenler:\n${LINES}\nYaptığım iş: `,
  ],
  [
    'the offer again',
    [BAKERY, OFFER, OFFER],
    `Merhaba, tekliften bana gerekenler:\n${LINES}\nYaptığım iş: fırın, Bursa`,
  ],
  [
    'the offer after a topic has its own opening again',
    [BAKERY, OFFER, SEARCH, OFFER],
    `Merhaba, tekliften bana gerekenler:\n${LINES}\nYaptığım iş: fırın, Bursa`,
  ],
  [
    'the offer again below words that were rewritten',
    [REWRITTEN, OFFER, EDITED_OFFER, OFFER],
    `Selam! Pastam için site lazım.\n\nBana gerekenler:\n${LINES}`,
  ],
  [
    'lines that were cleared stay away',
    [OFFER, { write: (words) => words.replace(`\n${LINES}`, '') }, SAMPLE],
    'Merhaba, tekliften bana gerekenler:\nYaptığım iş:\n\n“E-Ticaret” için yazıyorum.',
  ],
  ['a topic leaves rewritten words alone', [REWRITTEN, SEARCH], 'Selam! Pastam için site lazım.'],
  ['a sample is added to them', [REWRITTEN, SAMPLE], 'Selam! Pastam için site lazım.\n\n“E-Ticaret” için yazıyorum.'],
  ['another replaces it there', [REWRITTEN, SAMPLE, LOGO], 'Selam! Pastam için site lazım.\n\n“Logo” için yazıyorum.'],
  [
    'the offer asks and greets no more',
    [BAKERY, EDITED, OFFER],
    `Merhaba, bir site istiyoruz. Yaptığım iş: fırın, Bursa\n\nTekliften bana gerekenler:\n${LINES}`,
  ],
  [
    'an emptied message begins anew',
    [BAKERY, { write: () => ' ' }, LOGO],
    'Merhaba, “Logo” için yazıyorum. Yaptığım iş: ',
  ],
])('%s', (_, steps, words) => {
  expect(follow(steps).words).toBe(words)
})

test('in place of an emptied message the prepared one is sent', () => {
  expect(wordsToSend(' \n', SITE.text)).toBe(SITE.text)
  expect(wordsToSend(undefined, SITE.text)).toBe(SITE.text)
  expect(wordsToSend('fırın ', SITE.text)).toBe('fırın ')
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
