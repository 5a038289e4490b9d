import { decapConfig } from './config.ts'

/** Hosts of repositories that let a page sign people in without a server of its own, and GitHub, which does not. */
const KINDS = ['gitlab', 'forgejo', 'github'] as const

type Environment = Record<string, string | undefined>

/**
 * Decap's configuration for an editor on a host of its own: every change becomes a branch with a merge request, which
 * the project's checks have to pass before anybody can publish it.
 *
 * @returns The configuration, or the names of the variables that are missing.
 */
export function remoteConfig(environment: Environment): { config: object } | { missing: string[] } {
  const kind = KINDS.find((each) => each === environment.EDITOR_BACKEND)
  const wanted = ['EDITOR_REPO', ...(kind === 'github' ? ['EDITOR_AUTH_URL'] : ['EDITOR_HOST', 'EDITOR_APP_ID'])]
  const missing = [...(kind ? [] : ['EDITOR_BACKEND']), ...wanted.filter((name) => !environment[name])]
  if (missing.length > 0) return { missing }
  const { EDITOR_REPO: repo, EDITOR_HOST: host, EDITOR_APP_ID: app_id, EDITOR_BRANCH: branch = 'main' } = environment
  const backend = {
    name: kind,
    repo,
    branch,
    commit_messages: COMMIT_MESSAGES,
    ...(kind === 'gitlab' ? { auth_type: 'pkce', app_id, base_url: host, api_root: `${host}/api/v4` } : {}),
    ...(kind === 'forgejo' ? { app_id, base_url: host, api_root: `${host}/api/v1` } : {}),
    ...(kind === 'github' ? { base_url: environment.EDITOR_AUTH_URL } : {}),
  }
  const more = {
    publish_mode: 'editorial_workflow',
    ...(environment.EDITOR_SITE_URL
      ? { site_url: environment.EDITOR_SITE_URL, display_url: environment.EDITOR_SITE_URL }
      : {}),
    // The live preview asks the editor's own server, which is not there; the change has an address of its own instead.
    editor: { preview: false },
  }
  return { config: decapConfig(backend, more) }
}

const COMMIT_MESSAGES = {
  create: 'content: {{slug}} eklendi ({{collection}})',
  update: 'content: {{slug}} değişti ({{collection}})',
  delete: 'content: {{slug}} silindi ({{collection}})',
  uploadMedia: 'content: {{path}} görseli eklendi',
  deleteMedia: 'content: {{path}} görseli silindi',
}
