import { readFileSync } from 'node:fs'
import { pageHref } from '../../../src/content/paths.ts'
import type { Redirect } from '../redirects.ts'
import { asPattern, type HeaderRule, headerRules } from './header-rules.ts'

export const FIREBASE_FILE = 'firebase.json'

/** The hosting part of firebase.json. */
export type FirebaseHosting = {
  cleanUrls?: boolean
  trailingSlash?: boolean
  rewrites?: unknown[]
  redirects?: { regex: string; destination: string; type: number }[]
  headers?: { regex?: string; headers: { key: string; value: string }[] }[]
}

/**
 * Required hosting settings: URLs with a trailing slash, redirects from other spellings, no rewrites.
 *
 * @param base As in `headerRules`.
 */
export function requiredHosting(
  base: string,
): Required<Pick<FirebaseHosting, 'cleanUrls' | 'trailingSlash' | 'headers'>> {
  return {
    cleanUrls: true,
    trailingSlash: true,
    headers: headerRules(base).map(({ regex, headers }) => ({
      regex,
      headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
    })),
  }
}

/**
 * Former addresses of pages for Firebase, with and without a slash at the end.
 *
 * @param base As in `headerRules`.
 */
export function hostingRedirects(
  redirects: readonly Redirect[],
  base: string,
): NonNullable<FirebaseHosting['redirects']> {
  return redirects.map(({ from, to }) => ({
    regex: `^${asPattern(base)}${from.slice(1)}/?$`,
    destination: pageHref(to, base),
    type: 301,
  }))
}

/** @throws Error for a missing file or invalid JSON. */
export function readFirebaseConfig(file = FIREBASE_FILE): { hosting: FirebaseHosting } {
  return JSON.parse(readFileSync(file, 'utf8'))
}

/**
 * The header rules of firebase.json, for a server that behaves like Firebase.
 *
 * @throws Error at a glob rule: no library implements Firebase's globs.
 */
export function readHeaderRules(file = FIREBASE_FILE): HeaderRule[] {
  return (readFirebaseConfig(file).hosting.headers ?? []).map(({ regex, headers }) => {
    if (regex === undefined) throw new Error(`${file} has a header rule without "regex".`)
    return { regex, headers: Object.fromEntries(headers.map(({ key, value }) => [key, value])) }
  })
}
