import { ForgejoBackend } from 'decap-cms-backend-forgejo'
import { GitHubBackend } from 'decap-cms-backend-github'
import { GitLabBackend } from 'decap-cms-backend-gitlab'
import type { DecapCmsCore } from 'decap-cms-core'
import { type BackendClass, throughFiles } from './through-files.ts'

/** For an editor on a host of its own, over the company's repository. */
export function registerRemoteBackends(cms: typeof DecapCmsCore): void {
  const backends: Record<string, BackendClass> = {
    gitlab: GitLabBackend,
    forgejo: ForgejoBackend,
    github: GitHubBackend,
  }
  for (const [name, backend] of Object.entries(backends)) cms.registerBackend(name, throughFiles(backend))
}
