import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Refusal } from '../server/refusal.ts'
import { Git, GitError } from './git.ts'

/** The blobs of a git tree, by path relative to the content folder. */
export type Tree = ReadonlyMap<string, { id: string; mode: string }>

/** A file to commit; `id` is null if it is to be deleted. */
export type TreeChange = { path: string; id: string | null; mode?: string | undefined }

/** The object id of a deletion in `update-index --index-info`. */
const NO_ID = '0'.repeat(40)

/** Where to publish. `address` is the URL of the result, if it is configured. */
type Settings = { remote: string; branch: string; address: string | undefined }

/** The git repository of the content folder, with the remote branch to publish to. */
export class Repository {
  readonly git: Git
  readonly settings: Settings
  /** The path of the content folder in the repository, `content/`. */
  readonly prefix: string

  private constructor(git: Git, settings: Settings, prefix: string) {
    this.git = git
    this.settings = settings
    this.prefix = prefix
  }

  /** @throws Refusal if git, the repository or the settings are missing. */
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

  /** The remote-tracking branch. */
  get #tracking(): string {
    return `refs/remotes/${this.settings.remote}/${this.settings.branch}`
  }

  /** @throws Refusal if git has no author configured. */
  async assertAuthor(): Promise<void> {
    // Without `useConfigOnly` git makes up an author from the host name.
    await this.git.text(['-c', 'user.useConfigOnly=true', 'var', 'GIT_COMMITTER_IDENT']).catch((error: unknown) => {
      throw refuse(
        'Git kimin yayınladığını bilmiyor. Geliştiriciden user.name ve user.email ayarlarını isteyin.',
        error,
      )
    })
  }

  /** The commit the content in the working tree is based on. */
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
   * Fetches the remote branch.
   *
   * @returns Its newest commit.
   * @throws Refusal if the server is unreachable, denies access or has no such branch.
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

  /** The content folder in a commit. */
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

  /** Stores files of the working tree as blobs. @returns Their ids in the same order. */
  async storeFiles(paths: readonly string[]): Promise<string[]> {
    if (paths.length === 0) return []
    const input = paths.map((path) => `${this.prefix}${path}\n`).join('')
    return (await this.git.text(['hash-object', '-w', '--stdin-paths'], { input })).split('\n')
  }

  storeBytes(path: string, input: Buffer): Promise<string> {
    return this.git.text(['hash-object', '-w', '--stdin', '--path', this.prefix + path], { input })
  }

  /** Creates a commit without touching the working tree, its index or any branch. */
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
   * @returns Whether the push was accepted; false if the remote branch has moved on.
   * @throws Refusal if the server rejects it or is unreachable.
   */
  async push(commit: string): Promise<boolean> {
    const refspec = `${commit}:refs/heads/${this.settings.branch}`
    try {
      await this.git.text(['push', '--porcelain', '--no-follow-tags', '--', this.settings.remote, refspec])
      return true
    } catch (error) {
      const said = error instanceof GitError ? error.output : ''
      // The remote branch moved on before the push (first pattern) or during it (second pattern).
      if (/\[rejected\]|\[remote rejected\] \((?:failed to update|cannot lock) ref/.test(said)) return false
      if (/\[remote rejected\]/.test(said)) {
        throw refuse(
          'Sunucu bu değişikliği kabul etmedi; içerik bu bilgisayarda duruyor. Geliştiriciye haber verin.',
          error,
        )
      }
      // A failure that is neither the server's nor the connection's comes from a local hook.
      if (error instanceof GitError && error.reason === 'failed' && !/^fatal:/m.test(said)) {
        throw refuse('Bu bilgisayardaki bir denetim göndermeyi durdurdu. Geliştiriciye haber verin.', error)
      }
      throw unreachable(error)
    }
  }

  /**
   * Records that the working tree holds the content of a published commit. Fast-forwards the checked out branch if nothing
   * but content is new; files outside of the content folder are never touched.
   *
   * @param paths Every content file, relative to the content folder.
   */
  async settle(commit: string, paths: readonly string[]): Promise<void> {
    const own = paths.map((path) => this.prefix + path)
    // Staged, these files do not block a later `git pull`.
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

/** The ref that holds the published commit of the content while `head` is checked out. One per working tree. */
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

/** @param error Its output becomes the `detail` of the refusal. */
function refuse(message: string, error?: unknown): Refusal {
  return new Refusal(message, error instanceof GitError ? { detail: error.output } : {})
}
