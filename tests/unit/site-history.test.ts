import { afterEach, expect, test, vi } from 'vitest'
import { createSiteHistory } from '../../src/app/site-history.ts'

const ORIGIN = 'https://www.example.com'
/** The element ids of the page that the document shows. */
const ELEMENTS = ['olcu-alma']

/** As much of a window as a history needs. Typing an address makes an entry without a state, as browsers do. */
class FakeWindow extends EventTarget {
  location: URL
  entries: { state: unknown; url: string }[]
  history: History

  constructor(address: string) {
    super()
    this.location = new URL(address, ORIGIN)
    this.entries = [{ state: null, url: this.location.href }]
    const write = (isNew: boolean, state: unknown, url = this.location.href) => {
      this.location = new URL(url, this.location)
      // As the browser does: nothing else may be written to the address bar.
      if (this.location.origin !== ORIGIN) throw new DOMException(url, 'SecurityError')
      if (isNew) this.entries.push({ state, url: this.location.href })
      else this.entries[this.entries.length - 1] = { state, url: this.location.href }
    }
    const now = () => this.entries.at(-1)?.state ?? null
    class FakeHistory {
      get state() {
        return now()
      }
      pushState(state: unknown, _: string, url?: string) {
        write(true, state, url)
      }
      replaceState(state: unknown, _: string, url?: string) {
        write(false, state, url)
      }
    }
    this.history = new FakeHistory() as unknown as History
    vi.stubGlobal('History', FakeHistory)
    vi.stubGlobal('window', this)
    vi.stubGlobal(
      'document',
      Object.assign(this, { getElementById: (id: string) => (ELEMENTS.includes(id) ? {} : null) }),
    )
  }

  type(hash: string) {
    this.location = new URL(hash, this.location)
    this.entries.push({ state: null, url: this.location.href })
    this.dispatchEvent(new Event('popstate'))
  }
}

function open(address: string) {
  const window = new FakeWindow(address)
  const history = createSiteHistory()
  return { window, history, shown: () => decodeURI(window.location.href.slice(ORIGIN.length)) }
}

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['/', '/', '/'],
  ['/#', '/', '/#'],
  ['/#biz-kimiz', '/biz-kimiz', '/#/biz-kimiz'],
  ['/#/Rehber/Küçük/Adım', '/rehber/kucuk/adim', '/#/rehber/kucuk/adim'],
  ['/?utm_source=x#/bize-yazin', '/bize-yazin', '/?utm_source=x#/bize-yazin'],
  // As messengers write it.
  ['/#/hizmetlerimiz?konu=web%23olcu-alma', '/hizmetlerimiz', '/#/hizmetlerimiz?konu=web#olcu-alma'],
  ['/biz-kimiz/', '/biz-kimiz', '/biz-kimiz/'],
  ['/biz-kimiz/#', '/', '/#/'],
  ['/biz-kimiz/#bize-yazin', '/bize-yazin', '/#/bize-yazin'],
  ['/hizmetlerimiz/#olcu-alma', '/hizmetlerimiz', '/hizmetlerimiz/#olcu-alma'],
])('%s opens the page at %s, and becomes what the site would have linked to', (typed, path, becomes) => {
  const { history, shown } = open(typed)

  expect(history.location.pathname).toBe(path)
  expect(shown()).toBe(becomes)
})

test.each(['#//evil.example', '#/%E0%A4%A', `#/${'%C3%A7/'.repeat(2000)}`])('%.20s stays on the site', (hash) => {
  const { window, history } = open(`/${hash}`)

  expect(history.location.pathname).toMatch(/^\/(?![/\\])/)
  expect(window.location.origin).toBe(ORIGIN)
  expect(window.location.href.length).toBeLessThan(3000)
})

test('a part of the page keeps its name, and a campaign is not copied into the links', () => {
  const { history } = open('/?utm_source=x#/hizmetlerimiz#olcu-alma')

  expect(history.location).toMatchObject({ pathname: '/hizmetlerimiz', search: '', hash: '#olcu-alma' })
  expect(history.createHref('/bize-yazin')).toBe('/bize-yazin/')
})

test('an element stays an element while another page is shown', () => {
  const { history, shown, window } = open('/hizmetlerimiz/#olcu-alma')
  const entry = window.entries[0]
  history.push('/biz-kimiz')
  history.flush()
  vi.stubGlobal('document', Object.assign(window, { getElementById: () => null }))
  window.entries = [entry ?? { state: null, url: '' }]
  window.location = new URL('/hizmetlerimiz/#olcu-alma', ORIGIN)
  window.dispatchEvent(new Event('popstate'))

  expect(history.location).toMatchObject({ pathname: '/hizmetlerimiz', hash: '#olcu-alma' })
  expect(shown()).toBe('/hizmetlerimiz/#olcu-alma')
})

test('walking through the site changes what stands behind the hash, and counts the entries', () => {
  const { history, shown, window } = open('/biz-kimiz/')
  history.push('/bize-yazin')
  history.flush()

  expect(shown()).toBe('/#/bize-yazin')
  expect(window.history.state).toMatchObject({ __TSR_index: 1 })
})

test('an address typed into an open page is the entry after the last', () => {
  const { history, shown, window } = open('/#/biz-kimiz')
  const heard = vi.fn()
  history.subscribe(heard)
  window.type('#bize-yazin')

  expect(history.location.pathname).toBe('/bize-yazin')
  expect(shown()).toBe('/#/bize-yazin')
  expect(window.history.state).toMatchObject({ __TSR_index: 1 })
  expect(heard).toHaveBeenCalledOnce()
})
