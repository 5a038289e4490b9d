import { domainToASCII } from 'node:url'

/** What the form needs at an address, from the environment. */
export type AccessSettings = {
  /** Where browsers find the form, without a path. */
  origin: string
  issuer: URL
  clientId: string
  clientSecret: string
  sessionSecret: string
  /** E-mail addresses, and domains as `@example.com`, in lower case. */
  allowed: readonly string[]
}

/** As long as a signing key of SHA-256 is. */
const SECRET_MIN_CHARACTERS = 32

/** Anybody can have an address there: to allow all of it is a mistake. */
const PUBLIC_DOMAINS =
  /^@(gmail|googlemail|outlook|hotmail|live|msn|yahoo|ymail|icloud|me|proton|protonmail|gmx|yandex|mynet)\.[a-z.]+$/

const MEMBER = /^[^\s@,]*@[a-z0-9.-]+\.[a-z0-9-]+$/

/**
 * Reads the settings of the form at an address.
 *
 * @throws Error with a sentence for each setting that is missing, short or contradictory. No value of a secret is in it.
 */
export function readAccessSettings(env: NodeJS.ProcessEnv): AccessSettings {
  const problems: string[] = []
  const read = (name: string): string => {
    const value = env[name]?.trim() ?? ''
    if (value === '') problems.push(`${name} is missing.`)
    return value
  }
  const origin = read('EDITOR_ORIGIN').replace(/\/$/, '')
  const issuer = read('EDITOR_OIDC_ISSUER')
  const clientId = read('EDITOR_OIDC_CLIENT_ID')
  const clientSecret = read('EDITOR_OIDC_CLIENT_SECRET')
  const sessionSecret = read('EDITOR_SESSION_SECRET')
  const allowed = read('EDITOR_ALLOWED')
    .split(',')
    .map((member) => member.trim().toLowerCase())
    .filter(Boolean)
  const port = Number(read('PORT') || Number.NaN)

  if (origin !== '' && parse(origin)?.origin !== origin) {
    problems.push(`EDITOR_ORIGIN is an origin such as https://icerik.example.com, without a path; it is "${origin}".`)
  }
  for (const [name, url] of [
    ['EDITOR_ORIGIN', origin],
    ['EDITOR_OIDC_ISSUER', issuer],
  ] as const) {
    if (url !== '' && !isSecure(parse(url)))
      problems.push(`${name} begins with https://; http:// is for this machine only.`)
  }
  if (sessionSecret !== '' && sessionSecret.length < SECRET_MIN_CHARACTERS) {
    problems.push(
      `EDITOR_SESSION_SECRET has ${sessionSecret.length} characters; at least ${SECRET_MIN_CHARACTERS} are needed (openssl rand -base64 48).`,
    )
  }
  if (sessionSecret !== '' && sessionSecret === clientSecret) {
    problems.push('EDITOR_SESSION_SECRET and EDITOR_OIDC_CLIENT_SECRET are the same; each is a secret of its own.')
  }
  for (const member of allowed) {
    if (!MEMBER.test(member))
      problems.push(`EDITOR_ALLOWED: "${member}" is neither an address nor a domain such as @example.com.`)
    if (PUBLIC_DOMAINS.test(member))
      problems.push(`EDITOR_ALLOWED: "${member}" would let in everybody with such an address; name the people.`)
  }
  if (env.EDITOR_ALLOWED?.trim() && allowed.length === 0) problems.push('EDITOR_ALLOWED names nobody.')
  if (env.PORT?.trim() && !(Number.isInteger(port) && port > 0 && port < 65536))
    problems.push('PORT is a number from 1 to 65535.')
  if (problems.length > 0) throw new SettingsError(problems)
  return { origin, issuer: new URL(issuer), clientId, clientSecret, sessionSecret, allowed }
}

/** Settings with which the form does not start. */
export class SettingsError extends Error {
  constructor(problems: readonly string[]) {
    super(`The form does not start:\n${problems.map((problem) => `- ${problem}`).join('\n')}`)
  }
}

/** Whether an e-mail address may use the form. */
export function isAllowed(email: string, allowed: readonly string[]): boolean {
  const [, domain = ''] = /^[^\s@]+@([^\s@]+)$/.exec(email) ?? []
  const address = email.toLowerCase()
  return domain !== '' && (allowed.includes(address) || allowed.includes(`@${domainToASCII(domain)}`))
}

/** Whether a URL keeps what is sent secret; within this machine HTTP does. */
function isSecure(url: URL | undefined): boolean {
  if (url?.protocol === 'https:') return true
  return url?.protocol === 'http:' && ['127.0.0.1', 'localhost', '[::1]'].includes(url.hostname)
}

function parse(url: string): URL | undefined {
  return URL.canParse(url) ? new URL(url) : undefined
}
