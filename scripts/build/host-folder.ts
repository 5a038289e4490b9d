import { relative, resolve } from 'node:path'
import type { ResolvedConfig } from 'vite'

type HostConfig = Pick<ResolvedConfig, 'root' | 'base'> & { build: Pick<ResolvedConfig['build'], 'outDir'> }

/** The folder of the build that is the root of the host. The site is in it, below its base. */
export function hostFolder({ root, base, build }: HostConfig): string {
  const folders = base.split('/').filter((name) => name !== '')
  return resolve(root, build.outDir, ...folders.map(() => '..'))
}

/** Whether Vite empties a folder before it builds into it: those of the project. */
export function isEmptied(folder: string, { root }: HostConfig): boolean {
  return !relative(root, folder).startsWith('..')
}
