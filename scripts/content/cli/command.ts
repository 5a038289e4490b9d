import { appendFileSync, existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { collections } from '../../../src/collections/index.ts'
import { checkFolder, FileCache } from '../check.ts'
import { toDiagnostic } from '../diagnostics/code-frame.ts'
import type { RawDiagnostic } from '../diagnostics/diagnostic.ts'
import { formatAnnotations, formatJson, formatSummary } from '../diagnostics/format-json.ts'
import { folderName, formatReport } from '../diagnostics/format-text.ts'
import { isFolder } from '../read/list-files.ts'
import { watchFolder } from '../read/watch-folder.ts'
import type { CheckResult, ContentFile } from '../site/check-file.ts'
import { listCommitments } from '../site/commitments.ts'
import { listDrafts, listFutureDays } from '../site/not-published.ts'
import { listOpenFields } from '../site/open-fields.ts'
import { findReleaseDiagnostics } from '../site/placeholders.ts'
import { listStoredNames } from '../site/stored-names.ts'
import { type CheckOptions, readOptions } from './options.ts'

const CALLED_WRONGLY = 2

const ERRORS = {
  tr: {
    noFolder: (folder: string) => `"${folder}" klasörü yok.`,
    notContent: (folder: string, meant: string) =>
      `"${folder}" bir içerik klasörü değil. Bunu mu demek istediniz: "${meant}"`,
    gone: (folder: string) =>
      `"${folder}" klasörü artık yerinde değil; izleme bitti. Klasör geri gelince komutu yeniden yazın.`,
  },
  en: {
    noFolder: (folder: string) => `There is no folder "${folder}".`,
    notContent: (folder: string, meant: string) => `"${folder}" is no content folder. Did you mean "${meant}"?`,
    gone: (folder: string) =>
      `The folder "${folder}" is gone; watching has ended. Type the command again when it is back.`,
  },
}

/** Where a command speaks, and what it is told by its surroundings: of `process`, what the check needs. */
export type Terminal = {
  stdout: { write: (text: string) => unknown; isTTY?: boolean }
  stderr: { write: (text: string) => unknown }
  env: Record<string, string | undefined>
}

function fail({ stderr }: Terminal, error: string): number {
  stderr.write(`${error}\n`)
  return CALLED_WRONGLY
}

function diagnosticsOf(result: CheckResult, { isRelease }: CheckOptions): RawDiagnostic[] {
  return isRelease ? findReleaseDiagnostics(result) : result.diagnostics
}

function print(terminal: Terminal, found: readonly RawDiagnostic[], options: CheckOptions) {
  const { stdout, env } = terminal
  const { format, language, folder, isWatching } = options
  const diagnostics = found.map((each) => toDiagnostic(each, language, folderName(folder)))
  if (format === 'json') {
    stdout.write(`${formatJson(diagnostics, folderName(folder), isWatching)}\n`)
    return
  }
  // A watching terminal shows the current report only.
  if (isWatching && stdout.isTTY) stdout.write('\u001b[2J\u001b[3J\u001b[H')
  stdout.write(`${formatReport(diagnostics, language, Boolean(stdout.isTTY && !env.NO_COLOR))}\n`)
  if (!env.GITHUB_ACTIONS) return
  if (diagnostics.length > 0) stdout.write(`${formatAnnotations(diagnostics, language)}\n`)
  // The page of the run, for people who edit files on the code host's web page.
  if (env.GITHUB_STEP_SUMMARY) appendFileSync(env.GITHUB_STEP_SUMMARY, formatSummary(diagnostics, language))
}

/** Prints what is no problem, but should be known: before a release also what to confirm and what could still be written. */
export function printNotes(
  { stdout }: Pick<Terminal, 'stdout'>,
  files: readonly ContentFile[],
  { folder, language, isRelease }: Pick<CheckOptions, 'folder' | 'language' | 'isRelease'>,
) {
  const beforeRelease = [listCommitments, listOpenFields, listStoredNames, listDrafts]
  const lists = isRelease ? [...beforeRelease, listFutureDays] : [listFutureDays]
  for (const list of lists) {
    const text = list(files, folderName(folder), language)
    if (text !== undefined) stdout.write(`\n${text}\n`)
  }
}

/** Checks after every change until the folder is gone. */
function keepWatching(terminal: Terminal, options: CheckOptions): Promise<number> {
  const memory = new FileCache()
  return new Promise((end) => {
    const stop = watchFolder(options.folder, () => {
      print(terminal, diagnosticsOf(checkFolder(resolve(options.folder), { memory }), options), options)
      if (isFolder(options.folder)) return
      // Later, because the first check runs before `stop` is assigned.
      setImmediate(() => stop())
      end(fail(terminal, ERRORS[options.language].gone(options.folder)))
    })
  })
}

/** Whether a folder has a file or folder of a collection. */
function holdsContent(folder: string): boolean {
  return collections.some((each) => existsSync(join(folder, 'file' in each ? each.file : each.folder)))
}

/**
 * Runs the command.
 *
 * @param words What follows its name.
 * @returns The exit status.
 */
export async function runCommand(words: readonly string[], terminal: Terminal): Promise<number> {
  const options = readOptions(words)
  if ('usage' in options) {
    if (!options.isAnswer) return fail(terminal, options.usage)
    terminal.stdout.write(`${options.usage}\n`)
    return 0
  }
  const { folder, language } = options
  if (!isFolder(folder)) return fail(terminal, ERRORS[language].noFolder(folder))
  const meant = holdsContent(folder) ? undefined : join(folder, 'content')
  if (meant !== undefined && holdsContent(meant)) return fail(terminal, ERRORS[language].notContent(folder, meant))
  if (options.isWatching) return keepWatching(terminal, options)
  const result = checkFolder(resolve(folder))
  const diagnostics = diagnosticsOf(result, options)
  print(terminal, diagnostics, options)
  if (options.format === 'text') printNotes(terminal, result.files, options)
  return diagnostics.length === 0 ? 0 : 1
}
