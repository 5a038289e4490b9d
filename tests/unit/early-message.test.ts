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
  const { words, topic, about } = laterMessage({}, search)
  expect(earlyMessage({}, search, TOPICS, ABOUT)).toEqual({ words, topic, about })
  expect(words).not.toContain('bir site istiyorum')
})

test('what the visitor has written is not replaced before the app can join it with the subject', () => {
  const kept = { words: 'Fırınım var.', topic: 'Yeni site' }
  expect(earlyMessage(kept, searchOf('Logo Tasarımı'), TOPICS, ABOUT)).toEqual({
    words: 'Fırınım var.',
    topic: 'Logo Tasarımı',
    about: 'Logo Tasarımı',
  })
})

test('without a subject, or a text for it, the message is as it was left; an emptied one begins anew', () => {
  const kept = { words: 'Fırınım var.', topic: 'Teklif', about: 'Teklif' }
  expect(earlyMessage(kept, '?utm_source=x', TOPICS, ABOUT)).toEqual(kept)
  expect(earlyMessage({}, searchOf('Logo Tasarımı'), TOPICS, undefined)).toEqual({})
  expect(earlyMessage({ words: ' ' }, searchOf('SEO Çalışması'), TOPICS, ABOUT).words).toContain('Sitemin adresi: ')
})

test('a subject is found behind the hash as well, where campaigns have a search of their own', () => {
  const search = '?konu=Logo+Tasar%C4%B1m%C4%B1'
  expect(findSearch({ search: `${search}&utm_source=x`, hash: '#mesaj' })).toBe(`${search}&utm_source=x`)
  expect(findSearch({ search: '?utm_source=x', hash: `#/iletisim${search}#mesaj` })).toBe(search)
  expect(findSearch({ search: '', hash: '#mesaj' })).toBe('')
})
