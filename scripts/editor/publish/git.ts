import { spawn } from 'node:child_process'

/** A command of git that failed; `stderr` is git's own text, in English. */
export class GitError extends Error {
  readonly reason: 'missing' | 'timeout' | 'failed'
  readonly stderr: string

  constructor(reason: GitError['reason'], stderr: string) {
    super(`git: ${stderr}`)
    this.reason = reason
    this.stderr = stderr
  }
}

/** A server that has not answered by then will not. */
const TIMEOUT_MS = 120_000

type GitOptions = { input?: string | Buffer; env?: Record<string, string>; timeoutMs?: number }

/** Runs git in one folder, without a shell and without asking for a password. */
export class Git {
  readonly folder: string

  constructor(folder: string) {
    this.folder = folder
  }

  /** @returns What git printed, without the line end behind it. */
  async text(args: readonly string[], options?: GitOptions): Promise<string> {
    return (await this.bytes(args, options)).toString('utf8').trimEnd()
  }

  /** @returns Nothing where git has no answer, such as a setting that is missing. */
  async find(args: readonly string[]): Promise<string | undefined> {
    try {
      return (await this.text(args)) || undefined
    } catch (error) {
      if (error instanceof GitError && error.reason === 'failed') return undefined
      throw error
    }
  }

  /** @throws GitError */
  bytes(args: readonly string[], { input, env = {}, timeoutMs = TIMEOUT_MS }: GitOptions = {}): Promise<Buffer> {
    return new Promise((resolve, reject) => {
      const { GIT_DIR: _dir, GIT_WORK_TREE: _tree, GIT_INDEX_FILE: _index, ...own } = process.env
      const child = spawn('git', args, {
        cwd: this.folder,
        // git's sentences are told apart by their English words.
        env: { ...own, LC_ALL: 'C', GIT_TERMINAL_PROMPT: '0', ...env },
        windowsHide: true,
      })
      const out: Buffer[] = []
      const err: Buffer[] = []
      let isLate = false
      const timer = setTimeout(() => {
        isLate = true
        child.kill()
      }, timeoutMs)
      child.stdout.on('data', (part: Buffer) => out.push(part))
      child.stderr.on('data', (part: Buffer) => err.push(part))
      child.on('error', (error) => {
        clearTimeout(timer)
        reject(new GitError('missing', error.message))
      })
      child.on('close', (code) => {
        clearTimeout(timer)
        const text = Buffer.concat([...err, ...(code === 0 ? [] : out)]).toString('utf8')
        if (code === 0) resolve(Buffer.concat(out))
        else reject(new GitError(isLate ? 'timeout' : 'failed', text.trim()))
      })
      // Git may end before it has read everything.
      child.stdin.on('error', () => undefined)
      child.stdin.end(input ?? '')
    })
  }
}
