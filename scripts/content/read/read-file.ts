import { closeSync, constants, fstatSync, openSync, readSync } from 'node:fs'
import { type Problem, problem } from '../diagnostics/diagnostic.ts'
import { Source } from '../text/source-text.ts'
import { errorCode } from './list-files.ts'

/** Largest text file read: as much as a book of 150 pages, and still checked within a second when it is hostile. */
export const TEXT_MAX_BYTES = 300_000

/** Largest picture read; chosen so that a phone loads one in a few seconds. */
export const IMAGE_MAX_BYTES = 5_000_000

let shared = Buffer.allocUnsafeSlow(64 * 1024)

/**
 * Reads a regular file that is not larger than it should be.
 *
 * @returns The bytes, valid until the next call, or what kept them from being read.
 */
export function readBytes(path: string, disk: string, maxBytes: number): { bytes: Buffer } | { problem: Problem } {
  const name = path.slice(path.lastIndexOf('/') + 1)
  let descriptor: number | undefined
  try {
    // Non-blocking: should a pipe stand here by now, opening it must not wait for a writer.
    descriptor = openSync(disk, constants.O_RDONLY | constants.O_NONBLOCK)
    let length = 0
    for (let read = -1; read !== 0; length += read) {
      if (length === shared.length) {
        const { size } = fstatSync(descriptor)
        if (size > maxBytes) return { problem: tooLarge(path, name, size, maxBytes) }
        shared = Buffer.concat([shared], Math.min(maxBytes, Math.max(size, length * 2)) + 1)
      }
      read = readSync(descriptor, shared, length, shared.length - length, null)
    }
    // The buffer may still be as long as a picture that was read before.
    if (length > maxBytes) return { problem: tooLarge(path, name, length, maxBytes) }
    return { bytes: shared.subarray(0, length) }
  } catch (error) {
    const params = { name, reason: errorCode(error) }
    return { problem: problem(new Source(path, ''), { start: 0, end: 0 }, 'unreadable-file', params) }
  } finally {
    if (descriptor !== undefined) closeSync(descriptor)
  }
}

function tooLarge(path: string, name: string, size: number, maxBytes: number): Problem {
  const params = { name, size, max: maxBytes, isPicture: maxBytes === IMAGE_MAX_BYTES }
  return problem(new Source(path, ''), { start: 0, end: 0 }, 'too-large-file', params)
}
