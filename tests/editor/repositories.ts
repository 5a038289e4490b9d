import { execFileSync } from 'node:child_process'
import { join, relative } from 'node:path'

/** Runs git in a folder. @returns What it prints. */
export function git(folder: string, ...args: string[]): string {
  return execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim()
}

/**
 * Makes `here` the repository of the editor, with a bare one for the server and the clone of somebody else.
 *
 * @param beside Where the two others are made. All know each other by relative paths, so they can be copied together.
 */
export function makeRepositories(here: string, beside = join(here, '..')): { server: string; other: string } {
  const [server, other] = [join(beside, 'server.git'), join(beside, 'other')]
  git(here, 'init', '-q', '-b', 'main')
  identify(here, 'Ece')
  git(here, 'config', 'editor.branch', 'main')
  // Not what the form keeps for itself.
  git(here, 'add', '-A', '--', '.', ':!.*')
  git(here, 'commit', '-q', '-m', 'Start')
  git(beside, 'init', '-q', '--bare', '-b', 'main', server)
  git(here, 'remote', 'add', 'origin', relative(here, server))
  git(here, 'push', '-q', 'origin', 'main')
  git(beside, 'clone', '-q', server, other)
  git(other, 'remote', 'set-url', 'origin', relative(other, server))
  identify(other, 'Can')
  return { server, other }
}

function identify(folder: string, name: string) {
  git(folder, 'config', 'user.name', name)
  git(folder, 'config', 'user.email', `${name.toLowerCase()}@deneme.com.tr`)
}
