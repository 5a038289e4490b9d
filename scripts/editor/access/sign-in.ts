import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { deleteCookie, getSignedCookie, setSignedCookie } from 'hono/cookie'
import * as oidc from 'openid-client'
import { signInPage } from './pages.ts'
import { type Person, SESSION_SECONDS, type Sessions } from './sessions.ts'
import { type AccessSettings, isAllowed } from './settings.ts'

/** What a request of somebody signed in carries. */
export type Signed = { Variables: { person: Person | undefined } }

/** Both cookies get the prefix `__Host-`. */
const SESSION_COOKIE = 'oturum'
const ATTEMPT_COOKIE = 'giris'

/** Time to sign in at the provider. */
const ATTEMPT_SECONDS = 10 * 60

/** What an attempt to sign in began with; `to` is the path of the form to go to afterwards. */
type Attempt = { state: string; nonce: string; verifier: string; to: string }

const LOGIN = { label: 'Giriş yap', href: '/oidc/login' }
const OTHER_ACCOUNT = { label: 'Başka bir hesapla gir', href: '/oidc/login?account=other' }

type SignInOptions = {
  settings: AccessSettings
  sessions: Sessions
  /** Whom to ask for access, as text. */
  whomToAsk: () => string
}

/** Sign-in with OpenID Connect: code flow with PKCE, state and nonce. */
export function signIn({ settings, sessions, whomToAsk }: SignInOptions) {
  const { origin, allowed, sessionSecret } = settings
  const cookie = { prefix: 'host', secure: true, httpOnly: true, sameSite: 'Lax', path: '/' } as const
  let discovered: Promise<oidc.Configuration> | undefined

  /** A provider that could not be reached is asked again the next time. */
  function provider(): Promise<oidc.Configuration> {
    discovered ??= discover(settings).catch((error: unknown) => {
      discovered = undefined
      throw error
    })
    return discovered
  }

  async function sessionOf(c: Context): Promise<string | undefined> {
    return (await getSignedCookie(c, sessionSecret, SESSION_COOKIE, 'host')) || undefined
  }

  const routes = new Hono<Signed>()

  routes.get('/oidc/login', async (c) => {
    const config = await provider().catch((error: unknown) => logFailure('discovery', error))
    if (!config) {
      const text = 'Hesabınızı denetleyen hizmete şu anda ulaşılamıyor. Biraz sonra yeniden deneyin.'
      return c.html(signInPage({ title: 'Giriş yapılamadı', text, action: LOGIN }), 502)
    }
    const verifier = oidc.randomPKCECodeVerifier()
    const to = c.req.query('to') ?? ''
    const attempt: Attempt = { state: oidc.randomState(), nonce: oidc.randomNonce(), verifier, to }
    await setSignedCookie(c, ATTEMPT_COOKIE, JSON.stringify(attempt), sessionSecret, {
      ...cookie,
      maxAge: ATTEMPT_SECONDS,
    })
    const url = oidc.buildAuthorizationUrl(config, {
      redirect_uri: `${origin}/oidc/callback`,
      scope: 'openid email profile',
      state: attempt.state,
      nonce: attempt.nonce,
      code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      ...(c.req.query('account') === 'other' ? { prompt: 'select_account' } : {}),
    })
    return c.redirect(url.href)
  })

  routes.get('/oidc/callback', async (c) => {
    const stored = await getSignedCookie(c, sessionSecret, ATTEMPT_COOKIE, 'host')
    deleteCookie(c, ATTEMPT_COOKIE, cookie)
    const attempt: Attempt | undefined = stored ? JSON.parse(stored) : undefined
    // Behind a proxy a request does not know the address the provider was given.
    const here = new URL(`${origin}/oidc/callback${new URL(c.req.url).search}`)
    const found = attempt && (await personAt(here, attempt).catch((error: unknown) => logFailure('callback', error)))
    if (!found) {
      const text = 'Bu giriş yarım kaldı, süresi doldu ya da daha önce kullanıldı. Baştan girin.'
      return c.html(signInPage({ title: 'Giriş tamamlanmadı', text, action: LOGIN }), 400)
    }
    if (!found.isVerified || !isAllowed(found.email, allowed)) {
      const reason = found.isVerified
        ? 'hesabına bu sitenin içeriğini düzenleme izni verilmemiş.'
        : 'adresini hesabınızın sağlayıcısı doğrulamamış; adres doğrulanmadan girilemez.'
      const text = `${found.email || 'Adsız'} ${reason}\nİzin için: ${whomToAsk()}`
      return c.html(signInPage({ title: 'Bu hesapla girilemiyor', text, action: OTHER_ACCOUNT }), 403)
    }
    const id = sessions.begin(found)
    await setSignedCookie(c, SESSION_COOKIE, id, sessionSecret, { ...cookie, maxAge: SESSION_SECONDS })
    return c.redirect(pathInForm(attempt.to))
  })

  routes.post('/oidc/logout', async (c) => {
    const id = await sessionOf(c)
    const person = id === undefined ? undefined : sessions.find(id)
    const { everywhere } = await c.req.parseBody()
    if (person && everywhere) sessions.endAll(person.email)
    else if (id !== undefined) sessions.end(id)
    deleteCookie(c, SESSION_COOKIE, cookie)
    return c.redirect('/oidc/signed-out', 303)
  })

  routes.get('/oidc/signed-out', (c) =>
    c.html(signInPage({ title: 'Çıkış yaptınız', text: 'Kaydettikleriniz duruyor.', action: LOGIN })),
  )

  /** Finds the person of a request; without one, only the way to sign in is answered. */
  const requireSession: MiddlewareHandler<Signed> = async (c, next) => {
    const id = await sessionOf(c)
    const person = id === undefined ? undefined : sessions.find(id)
    // Whoever is taken off the list is out after the restart that reads it.
    if (person && isAllowed(person.email, allowed)) {
      c.set('person', person)
      return next()
    }
    if (c.req.method !== 'GET' || !c.req.header('accept')?.includes('text/html')) {
      return c.json(
        { error: 'Oturumunuz kapandı; yeniden giriş yapın. Yazdıklarınız bu tarayıcıda duruyor.', signIn: true },
        401,
      )
    }
    const text = 'Sitenin içeriğini düzenlemek için iş hesabınızla girin.'
    return c.html(signInPage({ title: 'İçerik düzenleyici', text, action: LOGIN }), 401)
  }

  async function personAt(here: URL, { state, nonce, verifier }: Attempt) {
    const config = await provider()
    const tokens = await oidc.authorizationCodeGrant(config, here, {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: verifier,
      idTokenExpected: true,
    })
    const claims = tokens.claims()
    if (!claims) throw new Error('The provider sent no ID token.')
    const hasEmail = typeof claims.email === 'string'
    const about = hasEmail ? claims : await oidc.fetchUserInfo(config, tokens.access_token, claims.sub)
    const email = String(about.email ?? '').toLowerCase()
    // Microsoft's claim for an address whose domain belongs to the organisation is `xms_edov`.
    const isVerified = [about.email_verified, claims.xms_edov].some((claim) => /^(true|1)$/.test(String(claim)))
    return { email, name: String(about.name ?? '').trim() || email, isVerified }
  }

  return { routes, requireSession }
}

function discover({ issuer, clientId, clientSecret }: AccessSettings): Promise<oidc.Configuration> {
  // A provider on this machine, to try it out.
  const execute = issuer.protocol === 'http:' ? [oidc.allowInsecureRequests] : []
  return oidc.discovery(issuer, clientId, clientSecret, undefined, { execute })
}

/** Logs the kind of a failure only: messages and causes hold codes and tokens. */
function logFailure(step: string, error: unknown): undefined {
  const { code, error: reason } = (error ?? {}) as { code?: unknown; error?: unknown }
  console.warn(
    `Sign-in failed at ${step}: ${[code, reason].filter((part) => typeof part === 'string').join(' ') || 'unknown'}`,
  )
}

/** Only paths of the form: a link to the sign-in must not lead elsewhere afterwards. */
function pathInForm(to: string): string {
  return /^\/editor\/(?:#[\w%/.:-]*)?$/.test(to) ? to : '/editor/'
}
