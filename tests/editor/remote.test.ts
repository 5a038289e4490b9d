import { describe, expect, test } from 'vitest'
import { type BackendClass, throughFiles } from '../../scripts/editor/admin/through-files.ts'
import { remoteConfig } from '../../scripts/editor/forms/remote-config.ts'
import { validFiles } from '../support/valid-content.ts'

/** A repository in memory, with the part of Decap's backends that keeps files. */
function repository(files: Record<string, string>): BackendClass {
  const entry = (path: string) => ({ data: files[path] ?? '', file: { path } })
  return class {
    async entriesByFolder(folder: string) {
      return Object.keys(files)
        .filter((path) => path.startsWith(`${folder}/`))
        .map(entry)
    }
    async entriesByFiles(wanted: { path: string }[]) {
      return wanted.map(({ path }) => entry(path))
    }
    async getEntry(path: string) {
      return entry(path)
    }
    async persistEntry({ dataFiles }: { dataFiles: { path: string; raw: string }[] }) {
      for (const { path, raw } of dataFiles) files[path] = raw
    }
  }
}

describe('an editor over a repository elsewhere', () => {
  test('changes one line for one word, like the one on this machine', async () => {
    const path = 'content/services/seo.md'
    const before = String(validFiles()['services/seo.md']).replace('name: SEO', "# görünen ad\nname: 'SEO'")
    const files = { [path]: before }
    const backend = new (throughFiles(repository(files)))()
    const { data } = await backend.getEntry(path)
    const raw = JSON.stringify({ ...JSON.parse(data), name: 'SEO Çalışması' })
    await backend.persistEntry({ dataFiles: [{ path, slug: 'seo', raw }], assets: [] }, {})
    expect(files[path]).toBe(before.replace("name: 'SEO'", "name: 'SEO Çalışması'"))
  })

  test('shows lists and writes new files', async () => {
    const files = { 'content/site.json': String(validFiles()['site.json']) }
    const backend = new (throughFiles(repository(files)))()
    const [site] = await backend.entriesByFiles([{ path: 'content/site.json' }])
    expect(JSON.parse(site?.data ?? '')).toMatchObject({ brand: 'Örnek Dijital' })
    const path = 'content/services/yeni.md'
    const raw = JSON.stringify({ name: 'Yeni', id: 'yeni', body: 'Yazı.' })
    await backend.persistEntry({ dataFiles: [{ path, slug: 'yeni', raw }], assets: [] }, {})
    expect(files).toMatchObject({ [path]: '---\nid: yeni\nname: Yeni\n---\n\nYazı.\n' })
  })
})

describe('its configuration', () => {
  const environment = { EDITOR_BACKEND: 'gitlab', EDITOR_HOST: 'https://gitlab.example.com', EDITOR_APP_ID: 'abc' }

  test('asks for review before anything is live, and for no server of ours', () => {
    expect(remoteConfig({ ...environment, EDITOR_REPO: 'firma/site' })).toMatchObject({
      config: {
        publish_mode: 'editorial_workflow',
        backend: { name: 'gitlab', auth_type: 'pkce', app_id: 'abc', repo: 'firma/site', branch: 'main' },
      },
    })
  })

  test.each([
    [{}, ['EDITOR_BACKEND', 'EDITOR_REPO', 'EDITOR_HOST', 'EDITOR_APP_ID']],
    [environment, ['EDITOR_REPO']],
    [{ EDITOR_BACKEND: 'github', EDITOR_REPO: 'firma/site' }, ['EDITOR_AUTH_URL']],
    [{ ...environment, EDITOR_BACKEND: 'git-gateway', EDITOR_REPO: 'firma/site' }, ['EDITOR_BACKEND']],
  ])('names what is missing from %j', (given, missing) => {
    expect(remoteConfig(given)).toEqual({ missing })
  })
})
