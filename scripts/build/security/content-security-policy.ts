import { createHash } from 'node:crypto'
import { databaseSources } from './database-source.ts'

/**
 * The inline elements of a page: src/boot/before-paint.ts, the speculation rules (by hash: Chromium ignores
 * 'inline-speculation-rules' beside one) and its styles. Data blocks have another type and never run.
 */
const INLINE = {
  script: /<script(?: type="speculationrules")?>([\s\S]*?)<\/script>/g,
  style: /<style>([\s\S]*?)<\/style>/g,
}

/** Styles of a document that src/boot/ fetches: their hash, which the page names. */
const FETCHED_STYLE = /^<!doctype html>\s*<html[^>]* data-fetched-style="([^"]+)"/i

/** Event handlers and style attributes, which no hash allows. */
const FORBIDDEN_ATTRIBUTE = /<[a-z][^<>]*\s(?:style|on[a-z]+)=/i

/** Attribute values, which are not searched for attributes. */
const ATTRIBUTE_VALUE = /(?<==)"[^"]*"/g

/** The policy follows the encoding, which has to be in the first 1024 bytes. */
const PLACE = /<meta charset="utf-8"[^>]*>/i

/**
 * Writes the content security policy into a page: any static host will do. Directives that only a header can have are in
 * header-rules.ts.
 *
 * @param html The final page.
 * @param databaseUrl See `databaseSources`.
 * @throws Error when the page holds something the policy forbids.
 */
export function addPolicy(html: string, databaseUrl: string | undefined): string {
  const forbidden = FORBIDDEN_ATTRIBUTE.exec(html.replace(ATTRIBUTE_VALUE, '""'))?.[0]
  if (forbidden) throw new Error(`A policy without unsafe-inline refuses the last attribute of ${forbidden}…`)
  if (!PLACE.test(html)) throw new Error('The page does not begin with its encoding.')
  const policy = policyFor(html, databaseUrl)
  return html.replace(PLACE, (encoding) => `${encoding}<meta http-equiv="Content-Security-Policy" content="${policy}">`)
}

/** The policy for a page. */
export function policyFor(html: string, databaseUrl: string | undefined): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${hashes(html, INLINE.script)}`,
    ["style-src 'self'", hashes(html, INLINE.style), FETCHED_STYLE.exec(html)?.[1]].filter(Boolean).join(' '),
    "img-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    // The local database answers on the page's own host.
    ["connect-src 'self'", ...databaseSources(databaseUrl)].join(' '),
    "base-uri 'none'",
    "form-action 'none'",
    // No Trusted Types policy at all: React, the router and Firebase create neither script nor markup from strings.
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    // No upgrade-insecure-requests: every URL is relative or https, and Safari would upgrade those of the preview.
  ].join(';')
}

function hashes(html: string, inline: RegExp): string {
  return [...html.matchAll(inline)].map(([, code = '']) => hashSource(code)).join(' ')
}

/** `'sha256-…'` for an inline element with this text. */
export function hashSource(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`
}
