/**
 * `npm run content:check [-- FOLDER] [--json] [--watch] [--release] [--lang en]`
 * Exit status: 0 content is fine, 1 content has problems, 2 the check was called wrongly or the watched folder is gone.
 */
import { runCommand } from './command.ts'

// `… | head` closes the pipe early.
process.stdout.on('error', () => undefined)
process.exitCode = await runCommand(process.argv.slice(2), process)
