import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Person } from '../access/sessions.ts'
import { findFile } from '../server/editable-file.ts'
import { Refusal } from '../server/refusal.ts'
import { Git, GitError } from './git.ts'

/** Where to publish. `address` is the URL of the result, if it is configured. */
type Settings = { remote: string; branch: string; address: string | undefined }

/**
 * Somebody's part of what is published: paths relative to the content folder. `author` is left out for git's own;
 * `helpers` are the trailers of others who had a hand in it.
 */
export type Part = { author: Person | undefined; paths: string[]; message: string; helpers: string[] }

/** A commit that touched content; `paths` relative to the content folder. `at` is an ISO time. */
export type Published = { id: string; at: string; name: string; email: string; message: string; paths: string[] }

/**
 * Removes the locks of a git command that was killed with the form; with them every later one fails. Only for a clone that
 * nobody else works in, and before the first command.
 *
 * @param gitFolder The `.git` of the clone.
 */
export function removeLocks(gitFolder: string): void {
  for (const path of readdirSync(gitFolder, { recursive: true, encoding: 'utf8' })) {
    if (path.endsWith('.lock') && !path.startsWith('objects')) rmSync(join(gitFolder, path), { force: true })
  }
}

/** The git clone the form works in: its branch is the one that is published, its content what people have saved. */
export class Clone {
  readonly #git: Git
  readonly #root: string
  readonly settings: Settings
  /** The path of the content folder in the repository, `content/`. */
  readonly #prefix: string

  private constructor(git: Git, root: string, settings: Settings, prefix: string) {
    this.#git = git
    this.#root = root
    this.settings = settings
    this.#prefix = prefix
  }

  /** @throws Refusal if git, the repository, the settings or the branch are missing. */
  static async open(root: string): Promise<Clone> {
    const here = new Git(root)
    const where = ['rev-parse', '--show-toplevel', '--show-prefix', '--symbolic-full-name', 'HEAD']
    const shown = await here.text(where).catch((error: unknown) => {
      throw error instanceof GitError && error.reason === 'missing'
        ? refuse('Bu bilgisayarda git kurulu değil; yayına göndermek için geliştiriciden kurmasını isteyin.', error)
        : refuse('Bu klasör bir git deposunda değil ya da depoda henüz bir kayıt yok; yayına gönderilemez.', error)
    })
    const [top = '', prefix = '', open = ''] = shown.split('\n')
    const git = new Git(top)
    const listed = (await git.find(['config', '-z', '--get-regexp', '^(editor[.]|remote[.].*[.]url$)'])) ?? ''
    const configured: Record<string, string> = Object.fromEntries(listed.split('\0').map((line) => line.split('\n')))
    const { 'editor.branch': branch, 'editor.remote': remote = 'origin', 'editor.address': address } = configured
    if (branch === undefined) {
      throw refuse('Yayın dalı ayarlanmamış. Geliştiriciden "git config editor.branch" ile ayarlamasını isteyin.')
    }
    if (!configured[`remote.${remote}.url`]) {
      throw refuse(`Bu depoda "${remote}" adında bir sunucu kayıtlı değil; yayına gönderilecek yer yok.`)
    }
    if (open !== `refs/heads/${branch}`) {
      const current = /^refs\/heads\/(.+)/.exec(open)?.[1] ?? 'dal yok'
      throw refuse(
        `Bu depoda "${current}" açık, yayın dalı ise "${branch}". Geliştiriciden "git switch ${branch}" isteyin.`,
      )
    }
    return new Clone(git, root, { remote, branch, address }, prefix)
  }

  /** @throws Refusal if git has no author configured. */
  async assertAuthor(): Promise<void> {
    // Without `useConfigOnly` git makes up an author from the host name.
    await this.#git.text(['-c', 'user.useConfigOnly=true', 'var', 'GIT_COMMITTER_IDENT']).catch((error: unknown) => {
      throw refuse(
        'Git kimin yayınladığını bilmiyor. Geliştiriciden user.name ve user.email ayarlarını isteyin.',
        error,
      )
    })
  }

  /**
   * Fetches the branch of the server.
   *
   * @returns Its newest commit, and the one the content here is based on.
   * @throws Refusal if the server is unreachable, denies access, has no such branch, or lacks a commit of this one.
   */
  async fetch(): Promise<{ tip: string; head: string }> {
    const { remote, branch } = this.settings
    const tracking = `refs/remotes/${remote}/${branch}`
    const refspec = `+refs/heads/${branch}:${tracking}`
    try {
      await this.#git.text(['fetch', '--quiet', '--no-tags', '--no-recurse-submodules', '--', remote, refspec])
    } catch (error) {
      if (error instanceof GitError && /couldn't find remote ref/.test(error.output)) {
        throw refuse(`Sunucuda "${branch}" adında bir dal yok; geliştiriciden oluşturmasını isteyin.`, error)
      }
      throw unreachable(error)
    }
    const [tip = '', head = ''] = (await this.#git.text(['rev-parse', `${tracking}^{commit}`, 'HEAD'])).split('\n')
    if (tip === head || (await this.#git.text(['rev-list', '-1', `${tip}..${head}`])) === '') return { tip, head }
    throw refuse('Bu depoda sunucuya gönderilmemiş kayıtlar (commit) var; geliştiriciye haber verin.')
  }

  /** Paths of the content, relative to it, that differ from the published content. */
  async changedHere(): Promise<string[]> {
    const pathspec = this.#prefix || '.'
    const args = ['status', '--porcelain', '-z', '--no-renames', '--untracked-files=all', '--', pathspec]
    return this.#editable((await this.#git.text(args)).split('\0').map((line) => line.slice(3)))
  }

  /** Files that differ between two commits: `content` relative to the content folder, `others` to the repository. */
  async changedBetween(before: string, after: string): Promise<{ content: string[]; others: string[] }> {
    if (before === after) return { content: [], others: [] }
    const differing = await this.#git.text(['diff', '--name-only', '-z', '--no-renames', before, after])
    const paths = differing.split('\0').filter(Boolean)
    const content = this.#editable(paths)
    const own = new Set(content.map((path) => this.#prefix + path))
    return { content, others: paths.filter((path) => !own.has(path)) }
  }

  /**
   * Reads files of a commit.
   *
   * @param paths Relative to the content folder.
   * @returns In the same order; null where there is none.
   */
  async read(commit: string, paths: readonly string[]): Promise<(Buffer | null)[]> {
    if (paths.length === 0) return []
    const input = paths.map((path) => `${commit}:${this.#prefix}${path}\n`).join('')
    const output = await this.#git.bytes(['cat-file', '--batch'], { input })
    let at = 0
    return paths.map(() => {
      const end = output.indexOf('\n', at)
      const size = /^\w+ blob (\d+)$/.exec(output.toString('utf8', at, end))?.[1]
      at = end + 1
      if (size === undefined) return null
      const bytes = output.subarray(at, at + Number(size))
      at += bytes.length + 1
      return bytes
    })
  }

  /**
   * Asks for a checkout that is clean outside of the content, so that the files of a published commit can take their place.
   *
   * @throws Refusal that names the files.
   */
  async assertClean(tip: string): Promise<void> {
    const status = await this.#git.text(['status', '--porcelain', '-z', '--no-renames', '--untracked-files=no'])
    const changed = status.split('\0').map((line) => line.slice(3))
    const entries = this.#editable(changed).map((path) => this.#prefix + path)
    const others = changed.filter((path) => path !== '' && !entries.includes(path))
    if (others.length === 0) return
    // After an interrupted move they are those of the published commit already.
    const differing = await this.#git.text(['diff', '--name-only', '-z', tip, '--', ...others])
    if (differing === '') return
    throw refuse(
      `Bu depoda içerik dışında kaydedilmemiş değişiklikler var: ${others.join(', ')}. Geliştiriciye haber verin.`,
    )
  }

  /**
   * Makes a published commit the one the content is based on. Content files stay as they are; `others` become those of
   * the commit.
   */
  async moveTo(commit: string, others: readonly string[] = []): Promise<void> {
    const fromInput = ['--pathspec-from-file=-', '--pathspec-file-nul']
    if (others.length > 0) {
      const input = others.map((path) => `:(top,literal)${path}`).join('\0')
      await this.#git.text(['restore', `--source=${commit}`, '--staged', '--worktree', ...fromInput], { input })
    }
    await this.#git.text(['reset', '--quiet', '--mixed', commit])
  }

  /**
   * Creates commits of files as they stand here, one a part, and moves nothing.
   *
   * @param publisher The committer; git's own when left out.
   * @returns The last commit.
   */
  async commit(parts: readonly Part[], publisher: Person | undefined): Promise<string> {
    const committer = publisher && {
      GIT_COMMITTER_NAME: publisher.name,
      GIT_COMMITTER_EMAIL: publisher.email,
    }
    let parent = 'HEAD'
    await this.#git.text(['reset', '--quiet', '--mixed'])
    try {
      for (const { author = publisher, paths, message, helpers } of parts) {
        const env = { ...committer, ...(author && { GIT_AUTHOR_NAME: author.name, GIT_AUTHOR_EMAIL: author.email }) }
        const input = paths.map((path) => this.#prefix + path).join('\0')
        await this.#git.text(['update-index', '--add', '--remove', '-z', '--stdin'], { input })
        const tree = await this.#git.text(['write-tree'])
        parent = await this.#git.text(['commit-tree', tree, '-p', parent, '-F', '-'], {
          input: `${[message, helpers.join('\n')].filter(Boolean).join('\n\n')}\n`,
          env,
        })
      }
    } finally {
      await this.#git.text(['reset', '--quiet', '--mixed'])
    }
    return parent
  }

  /**
   * @returns Whether the push was accepted; false if the remote branch has moved on.
   * @throws Refusal if the server rejects it or is unreachable.
   */
  async push(commit: string): Promise<boolean> {
    const refspec = `${commit}:refs/heads/${this.settings.branch}`
    try {
      await this.#git.text(['push', '--porcelain', '--no-follow-tags', '--', this.settings.remote, refspec])
      return true
    } catch (error) {
      const said = error instanceof GitError ? error.output : ''
      // The remote branch moved on before the push (first pattern) or during it (second pattern).
      if (/\[rejected\]|\[remote rejected\] \((?:failed to update|cannot lock) ref/.test(said)) return false
      if (/\[remote rejected\]/.test(said)) {
        throw refuse('Sunucu bu değişikliği kabul etmedi; kaydettikleriniz duruyor. Geliştiriciye haber verin.', error)
      }
      // A failure that is neither the server's nor the connection's comes from a local hook.
      if (error instanceof GitError && error.reason === 'failed' && !/^fatal:/m.test(said)) {
        throw refuse('Bu bilgisayardaki bir denetim göndermeyi durdurdu. Geliştiriciye haber verin.', error)
      }
      throw unreachable(error)
    }
  }

  /**
   * Lists commits that touched content, newest first.
   *
   * @param which A range of commits, or a file relative to the content folder, which is followed through renames.
   */
  async log(which: { range: string } | { path: string }, count: number): Promise<Published[]> {
    const format = '--format=%x01%H%x00%aI%x00%aN%x00%aE%x00%s%x00'
    const what =
      'range' in which ? [which.range, '--', this.#prefix || '.'] : ['--follow', '--', this.#prefix + which.path]
    const text = await this.#git.text(['log', `-${count}`, '-z', '--name-only', format, ...what])
    return text
      .split('\u0001')
      .slice(1)
      .map((commit) => {
        const [id = '', at = '', name = '', email = '', message = '', ...paths] = commit.split('\0')
        return { id, at, name, email, message, paths: this.#editable(paths.map((path) => path.trim())) }
      })
  }

  /** @param paths Relative to the repository. @returns Those of entries and pictures, relative to the content folder. */
  #editable(paths: readonly string[]): string[] {
    return paths.flatMap((path) => {
      const own = path.startsWith(this.#prefix) ? path.slice(this.#prefix.length) : ''
      return own !== '' && findFile(this.#root, own) ? [own] : []
    })
  }
}

function unreachable(error: unknown): Refusal {
  const said = error instanceof GitError ? error.output : ''
  if (/Authentication failed|Permission denied|could not read (?:Username|Password)|\b40[13]\b/.test(said)) {
    return refuse('Sunucu bu bilgisayarı tanımadı: giriş bilgisi yok ya da yetmiyor. Geliştiriciye haber verin.', error)
  }
  return refuse('Sunucuya ulaşılamadı; kaydettikleriniz duruyor. Bağlantıyı denetleyip yeniden deneyin.', error)
}

/** @param error Its output becomes the `detail` of the refusal. */
function refuse(message: string, error?: unknown): Refusal {
  return new Refusal(message, error instanceof GitError ? { detail: error.output } : {})
}
