import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** A failed git command; `output` is git's own text, in English. */
export class GitError extends Error {
  readonly reason: 'missing' | 'timeout' | 'failed'
  readonly output: string

  constructor(reason: GitError['reason'], output: string) {
    super(`git: ${output}`)
    this.reason = reason
    this.output = output
  }
}

/** Long enough for a push of pictures over a slow line. Chosen by eye. */
const TIMEOUT_MS = 120_000

type GitOptions = { input?: string | Buffer; env?: Record<string, string> }

const run = promisify(execFile)

/** Runs git in a folder, without a shell and without prompts. */
export class Git {
  readonly folder: string

  constructor(folder: string) {
    this.folder = folder
  }

  /** @returns The output without the line end. */
  async text(args: readonly string[], options?: GitOptions): Promise<string> {
    return (await this.bytes(args, options)).toString('utf8').trimEnd()
  }

  /** @returns Nothing if git fails or prints nothing, as for a missing setting. */
  async find(args: readonly string[]): Promise<string | undefined> {
    try {
      return (await this.text(args)) || undefined
    } catch (error) {
      if (error instanceof GitError && error.reason === 'failed') return undefined
      throw error
    }
  }

  /** @throws GitError */
  async bytes(args: readonly string[], { input = '', env = {} }: GitOptions = {}): Promise<Buffer> {
    const { GIT_DIR: _dir, GIT_WORK_TREE: _tree, GIT_INDEX_FILE: _index, ...own } = process.env
    const running = run('git', args, {
      cwd: this.folder,
      encoding: 'buffer',
      // Error messages are matched in English.
      env: { ...own, LC_ALL: 'C', GIT_TERMINAL_PROMPT: '0', ...env },
      maxBuffer: Number.POSITIVE_INFINITY,
      timeout: TIMEOUT_MS,
      windowsHide: true,
    })
    // git may exit before it has read its input.
    running.child.stdin?.on('error', () => undefined).end(input)
    try {
      return (await running).stdout
    } catch (error) {
      const { code, killed, stderr = '', stdout = '' } = error as Record<string, unknown>
      const reason = code === 'ENOENT' ? 'missing' : killed ? 'timeout' : 'failed'
      throw new GitError(reason, `${stderr}${stdout}`.trim())
    }
  }
}
