import { execFileSync } from 'node:child_process'
import { join, relative } from 'node:path'

/** Runs git in a folder. @returns What it prints. */
export function git(folder: string, ...args: string[]): string {
  return execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim()
}

/**
 * Makes `here` the repository of the editor, and one for the server, in which somebody else commits: what is committed
 * there is published.
 *
 * @param beside Where the other is made. They know each other by relative paths, so they can be copied together.
 * @returns Its `.git`, and its working tree.
 */
export function makeRepositories(here: string, beside = join(here, '..')): { server: string; other: string } {
  const other = join(beside, 'other')
  git(here, 'init', '-q', '-b', 'main')
  identify(here, 'Ece')
  git(here, 'config', 'editor.branch', 'main')
  // Not what the form keeps for itself.
  git(here, 'add', '-A', '--', '.', ':!.*')
  git(here, 'commit', '-q', '-m', 'Start')
  git(here, 'remote', 'add', 'origin', relative(here, other))
  git(beside, 'clone', '-q', here, other)
  // As at a bare repository; the working tree stays behind.
  git(other, 'config', 'receive.denyCurrentBranch', 'ignore')
  identify(other, 'Can')
  return { server: join(other, '.git'), other }
}

function identify(folder: string, name: string) {
  git(folder, 'config', 'user.name', name)
  git(folder, 'config', 'user.email', `${name.toLowerCase()}@deneme.com.tr`)
}
