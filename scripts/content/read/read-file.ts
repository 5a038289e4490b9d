import { closeSync, constants, fstatSync, openSync, readFileSync } from 'node:fs'
import { diagnoseFile, type RawDiagnostic } from '../diagnostics/diagnostic.ts'
import { errorCode, type FileBytes } from './list-files.ts'

/** Largest text file read; chosen so that a hostile one is still checked within a second. */
export const TEXT_MAX_BYTES = 300_000

/** Largest picture read; chosen so that a phone loads one in a few seconds. */
export const IMAGE_MAX_BYTES = 5_000_000

/**
 * Reads a file up to a maximum size.
 *
 * @returns The bytes, or a diagnostic.
 */
export function readBytes(
  path: string,
  disk: FileBytes,
  maxBytes: number,
): { bytes: Buffer } | { diagnostic: RawDiagnostic } {
  const name = path.slice(path.lastIndexOf('/') + 1)
  if (typeof disk !== 'string')
    return disk.length > maxBytes ? { diagnostic: tooLarge(path, name, disk.length, maxBytes) } : { bytes: disk }
  let descriptor: number | undefined
  try {
    // Non-blocking: opening a pipe must not wait for a writer.
    descriptor = openSync(disk, constants.O_RDONLY | constants.O_NONBLOCK)
    const { size } = fstatSync(descriptor)
    return size > maxBytes ? { diagnostic: tooLarge(path, name, size, maxBytes) } : { bytes: readFileSync(descriptor) }
  } catch (error) {
    const params = { name, reason: errorCode(error) }
    return { diagnostic: diagnoseFile(path, 'unreadable-file', params) }
  } finally {
    if (descriptor !== undefined) closeSync(descriptor)
  }
}

function tooLarge(path: string, name: string, size: number, maxBytes: number): RawDiagnostic {
  const params = { name, size: megabytes(size), max: megabytes(maxBytes), isPicture: maxBytes === IMAGE_MAX_BYTES }
  return diagnoseFile(path, 'too-large-file', params)
}

/** Rounded up to a decimal place, so that too large a size never reads like an allowed one. */
function megabytes(bytes: number): number {
  return Math.ceil(bytes / 100_000) / 10
}
