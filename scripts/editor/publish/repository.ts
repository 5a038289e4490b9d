import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Refusal } from '../server/refusal.ts'
import { Git, GitError } from './git.ts'

/** The files of a tree: the id and the mode of each, by path below the content folder. */
export type Tree = ReadonlyMap<string, { id: string; mode: string }>

/** A file as it is to be in a commit; null where it is to be gone. */
export type TreeChange = { path: string; id: string | null; mode?: string | undefined }

/** How git's index writes that a file is gone. */
const NO_ID = '0'.repeat(40)

/** Where to publish. `address` is where a person can see the result, if the developer has said so. */
type Settings = { remote: string; branch: string; address: string | undefined }

/** The content folder's repository, and the branch the developer has set for publishing. */
export class Repository {
  readonly git: Git
  readonly settings: Settings
  /** The content folder within the repository, `content/`. */
  readonly prefix: string

  private constructor(git: Git, settings: Settings, prefix: string) {
    this.git = git
    this.settings = settings
    this.prefix = prefix
  }

  /** @throws Refusal where there is nothing to publish with. */
  static async open(root: string): Promise<Repository> {
    const here = new Git(root)
    const top = await here.text(['rev-parse', '--show-toplevel']).catch((error: unknown) => {
      throw error instanceof GitError && error.reason === 'missing'
        ? refuse('Bu bilgisayarda git kurulu değil; yayına göndermek için geliştiriciden kurmasını isteyin.', error)
        : refuse('Bu klasör bir git deposunda değil; yayına gönderilemez.', error)
    })
    const git = new Git(top)
    const setting = (name: string) => git.find(['config', `editor.${name}`])
    const branch = await setting('branch')
    if (branch === undefined) {
      throw refuse('Yayın dalı ayarlanmamış. Geliştiriciden "git config editor.branch" ile ayarlamasını isteyin.')
    }
    const remote = (await setting('remote')) ?? 'origin'
    if (!(await git.find(['remote', 'get-url', '--', remote]))) {
      throw refuse(`Bu depoda "${remote}" adında bir sunucu kayıtlı değil; yayına gönderilecek yer yok.`)
    }
    const settings = { remote, branch, address: await setting('address') }
    return new Repository(git, settings, await here.text(['rev-parse', '--show-prefix']))
  }

  /** The remote branch as it was last seen. */
  get #tracking(): string {
    return `refs/remotes/${this.settings.remote}/${this.settings.branch}`
  }

  /** @throws Refusal where git does not know who publishes. */
  async assertAuthor(): Promise<void> {
    // Without this setting git makes up a name from that of the machine.
    await this.git.text(['-c', 'user.useConfigOnly=true', 'var', 'GIT_COMMITTER_IDENT']).catch((error: unknown) => {
      throw refuse(
        'Git kimin yayınladığını bilmiyor. Geliştiriciden user.name ve user.email ayarlarını isteyin.',
        error,
      )
    })
  }

  /** The commit the content of the working tree is based on. */
  async findBase(): Promise<string> {
    const head = await this.#commitAt('HEAD')
    const published = head && (await this.#commitAt(publishedRef(head)))
    if (published) return published
    const tip = (await this.#commitAt(this.#tracking)) ?? 'HEAD'
    const base = await this.git.find(['merge-base', 'HEAD', tip])
    if (base) return base
    throw refuse('Bu bilgisayardaki depo ile yayın dalının ortak bir geçmişi yok; geliştiriciye haber verin.')
  }

  /**
   * Asks the server for the branch.
   *
   * @returns Its newest commit.
   * @throws Refusal where the server cannot be reached, does not know this computer or has no such branch.
   */
  async fetch(): Promise<string> {
    const { remote, branch } = this.settings
    const refspec = `+refs/heads/${branch}:${this.#tracking}`
    try {
      await this.git.text(['fetch', '--quiet', '--no-tags', '--no-recurse-submodules', '--', remote, refspec])
    } catch (error) {
      if (error instanceof GitError && /couldn't find remote ref/.test(error.output)) {
        throw refuse(`Sunucuda "${branch}" adında bir dal yok; geliştiriciden oluşturmasını isteyin.`, error)
      }
      throw unreachable(error)
    }
    return this.git.text(['rev-parse', `${this.#tracking}^{commit}`])
  }

  /** The content of a commit. */
  async tree(commit: string): Promise<Tree> {
    const listed = await this.git.text(['ls-tree', '-r', '-z', commit, '--', this.prefix || '.'])
    return new Map(
      listed.split('\0').flatMap((line) => {
        const [, mode = '', id = '', path = ''] = /^(\d+) blob (\w+)\t(.*)$/s.exec(line) ?? []
        return path.startsWith(this.prefix) && id !== '' ? [[path.slice(this.prefix.length), { id, mode }]] : []
      }),
    )
  }

  readBlob(id: string): Promise<Buffer> {
    return this.git.bytes(['cat-file', 'blob', id])
  }

  /** The ids that files of the working tree have in git, in the same order. Their bytes are stored. */
  async storeFiles(paths: readonly string[]): Promise<string[]> {
    if (paths.length === 0) return []
    const input = paths.map((path) => `${this.prefix}${path}\n`).join('')
    return (await this.git.text(['hash-object', '-w', '--stdin-paths'], { input })).split('\n')
  }

  storeBytes(path: string, input: Buffer): Promise<string> {
    return this.git.text(['hash-object', '-w', '--stdin', '--path', this.prefix + path], { input })
  }

  /** Makes a commit without touching the working tree, its index or any branch. */
  async commit(parent: string, changes: readonly TreeChange[], message: string): Promise<string> {
    const folder = mkdtempSync(join(tmpdir(), 'editor-index-'))
    try {
      const env = { GIT_INDEX_FILE: join(folder, 'index') }
      await this.git.text(['read-tree', parent], { env })
      const lines = changes.map(
        ({ path, id, mode = '100644' }) => `${id ? mode : 0} ${id ?? NO_ID}\t${this.prefix}${path}\0`,
      )
      await this.git.text(['update-index', '-z', '--index-info'], { input: lines.join(''), env })
      const tree = await this.git.text(['write-tree'], { env })
      return await this.git.text(['commit-tree', tree, '-p', parent, '-F', '-'], { input: `${message}\n` })
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  }

  /**
   * @returns Whether it was accepted; false where somebody else has published in between.
   * @throws Refusal where the server refuses it or cannot be reached.
   */
  async push(commit: string): Promise<boolean> {
    const refspec = `${commit}:refs/heads/${this.settings.branch}`
    try {
      await this.git.text(['push', '--porcelain', '--no-follow-tags', '--', this.settings.remote, refspec])
      return true
    } catch (error) {
      const said = error instanceof GitError ? error.output : ''
      // Told as the one where it came before the push, as the other where it came during it.
      if (/\[rejected\]|\[remote rejected\] \((?:failed to update|cannot lock) ref/.test(said)) return false
      if (/\[remote rejected\]/.test(said)) {
        throw refuse(
          'Sunucu bu değişikliği kabul etmedi; içerik bu bilgisayarda duruyor. Geliştiriciye haber verin.',
          error,
        )
      }
      // Neither the server nor the way to it: a hook on this computer, which says what it likes.
      if (error instanceof GitError && error.reason === 'failed' && !/^fatal:/m.test(said)) {
        throw refuse('Bu bilgisayardaki bir denetim göndermeyi durdurdu. Geliştiriciye haber verin.', error)
      }
      throw unreachable(error)
    }
  }

  /**
   * Notes that the working tree holds the content of a published commit. The checked out branch moves on with it where
   * nothing but content is new; files outside of the content folder are never touched.
   *
   * @param paths Of every file of the content, below the content folder.
   */
  async settle(commit: string, paths: readonly string[]): Promise<void> {
    const own = paths.map((path) => this.prefix + path)
    // A later `git pull` then finds these files as it would leave them.
    await this.git.text(['update-index', '--add', '--remove', '-z', '--stdin'], { input: own.join('\0') })
    await this.git.text(['update-ref', this.#tracking, commit])
    const head = await this.#commitAt('HEAD')
    if (head === undefined) return
    const isOnBranch = (await this.git.find(['symbolic-ref', '-q', 'HEAD'])) === `refs/heads/${this.settings.branch}`
    const isNewer = (await this.git.find(['merge-base', head, commit])) === head
    const differing = (await this.git.text(['diff', '--name-only', '-z', head, commit])).split('\0')
    const isContentOnly = differing.every((path) => path === '' || own.includes(path))
    const ref = isOnBranch && isNewer && isContentOnly ? `refs/heads/${this.settings.branch}` : publishedRef(head)
    await this.git.text(['update-ref', ref, commit])
  }

  #commitAt(ref: string): Promise<string | undefined> {
    return this.git.find(['rev-parse', '--verify', '--quiet', `${ref}^{commit}`])
  }
}

/** Where it is noted, for this working tree, which published content it holds while a commit is checked out. */
function publishedRef(head: string): string {
  return `refs/worktree/editor/${head}`
}

function unreachable(error: unknown): Refusal {
  const said = error instanceof GitError ? error.output : ''
  if (/Authentication failed|Permission denied|could not read (?:Username|Password)|\b40[13]\b/.test(said)) {
    return refuse('Sunucu bu bilgisayarı tanımadı: giriş bilgisi yok ya da yetmiyor. Geliştiriciye haber verin.', error)
  }
  return refuse('Sunucuya ulaşılamadı; içerik bu bilgisayarda duruyor. Bağlantıyı denetleyip yeniden deneyin.', error)
}

/** @param error What git said goes along for a developer. */
function refuse(message: string, error?: unknown): Refusal {
  return new Refusal(message, error instanceof GitError ? { detail: error.output } : {})
}
