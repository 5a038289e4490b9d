import { expect, test } from 'vitest'
import { choose, type Message } from '../../src/components/message/compose.ts'
import { earlyMessage } from '../../src/components/message/early-fields.ts'
import { choiceOf, findSearch, readSubject, withSubject } from '../../src/components/message/subject.ts'

const TOPICS = [
  { label: 'Yeni site', message: 'Merhaba, bir site istiyorum. Yaptığım iş:' },
  { label: 'SEO çalışması', message: 'Merhaba, sitem bulunsun istiyorum. Sitemin adresi:' },
]
const ABOUT = 'Merhaba, “{konu}” için yazıyorum. Yaptığım iş:'
const OFFER = 'Merhaba, tekliften bana gerekenler:\n- Tasarım & kod\nYaptığım iş: '

/** The address that a link with a subject leads to. */
const searchOf = (about: string, sentence?: string) =>
  new URL(withSubject('/iletisim', about, sentence), 'https://a').search

/** What the app makes of the same. */
function laterMessage(kept: Message, search: string): Message {
  const { label, text } = readSubject(search)
  const choice = text === undefined ? choiceOf(label, TOPICS, ABOUT) : { label, text, isPressed: true }
  return choice ? choose(kept, choice) : kept
}

test.each([
  ['the name of a topic', searchOf('SEO Çalışması')],
  ['a service that is no topic', searchOf('Logo Tasarımı')],
  ['the offer with its lines', searchOf('Teklif', OFFER)],
])('before the app the message is the one the app will show: %s', (_, search) => {
  const { words, prepared, topic, about } = laterMessage({}, search)
  expect(earlyMessage({}, search, TOPICS, ABOUT)).toEqual({ words, prepared, topic, about })
  expect(words).not.toContain('bir site istiyorum')
})

test('before it can join them, words stay with a new subject, and as they were without one; emptied ones begin anew', () => {
  const kept = { words: 'Fırınım var.', topic: 'Teklif', about: 'Teklif' }
  const early = (message: Message, search: string) => earlyMessage(message, search, TOPICS, ABOUT)
  expect(early(kept, searchOf('Logo'))).toEqual({ words: kept.words, topic: 'Logo', about: 'Logo' })
  expect(early(kept, '?utm_source=x')).toEqual(kept)
  expect(earlyMessage({}, searchOf('Logo'), TOPICS, undefined), 'no text for it').toEqual({})
  expect(early({ words: ' ' }, searchOf('SEO Çalışması')).words).toContain('Sitemin adresi: ')
})

test('a subject is found behind the hash as well, where campaigns have a search of their own', () => {
  const search = '?konu=Logo+Tasar%C4%B1m%C4%B1'
  expect(findSearch({ search: `${search}&utm_source=x`, hash: '#mesaj' })).toBe(`${search}&utm_source=x`)
  expect(findSearch({ search: '?utm_source=x', hash: `#/iletisim${search}#mesaj` })).toBe(search)
  expect(findSearch({ search: '', hash: '#mesaj' })).toBe('')
})
