import { readFileSync } from 'node:fs'
import { HEADER_RULES, type HeaderRule } from './header-rules.ts'

export const FIREBASE_FILE = 'firebase.json'

/** The part of firebase.json that decides what a visitor gets. */
export type FirebaseHosting = {
  cleanUrls?: boolean
  trailingSlash?: boolean
  rewrites?: unknown[]
  headers?: { regex?: string; headers: { key: string; value: string }[] }[]
}

/** How Firebase has to serve the site: `/hakkimizda/` as the links say it, other spellings sent on to it, no rewrites. */
export function requiredHosting(): Required<Pick<FirebaseHosting, 'cleanUrls' | 'trailingSlash' | 'headers'>> {
  return {
    cleanUrls: true,
    trailingSlash: true,
    headers: HEADER_RULES.map(({ regex, headers }) => ({
      regex,
      headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
    })),
  }
}

/** @throws Error when the file is not there or is no JSON. */
export function readFirebaseConfig(file = FIREBASE_FILE): { hosting: FirebaseHosting } {
  return JSON.parse(readFileSync(file, 'utf8'))
}

/**
 * The rules firebase.json really holds, for a server that answers as Firebase will.
 *
 * @throws Error at a rule by glob: Firebase's own globs are not those of any library.
 */
export function readHeaderRules(file = FIREBASE_FILE): HeaderRule[] {
  return (readFirebaseConfig(file).hosting.headers ?? []).map(({ regex, headers }) => {
    if (regex === undefined) throw new Error(`${file} has a header rule without "regex".`)
    return { regex, headers: Object.fromEntries(headers.map(({ key, value }) => [key, value])) }
  })
}
