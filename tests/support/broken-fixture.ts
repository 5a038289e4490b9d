import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Issue } from '../../scripts/content/diagnostics/diagnostic.ts'
import { formatReport } from '../../scripts/content/diagnostics/format-text.ts'
import { checkContent } from '../../scripts/content/load.ts'
import { contentFolder } from './content-folder.ts'

/** The valid folder with the changes of a fixture: its `content/`, and without the files named in `absent.txt`. */
export async function fixtureFolder(fixture: string): Promise<string> {
  const changes: Record<string, Uint8Array | null> = {}
  const content = join(fixture, 'content')
  if (existsSync(content)) {
    for (const entry of readdirSync(content, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue
      const disk = join(entry.parentPath, entry.name)
      changes[disk.slice(content.length + 1)] = readFileSync(disk)
    }
  }
  const absent = join(fixture, 'absent.txt')
  if (existsSync(absent)) for (const path of readFileSync(absent, 'utf8').trim().split('\n')) changes[path] = null
  return contentFolder(changes)
}

/** The whole report about a fixture, with the folder called `content`. */
export async function reportOf(fixture: string, language: 'tr' | 'en' = 'tr'): Promise<string> {
  const root = await fixtureFolder(fixture)
  const issues = await checkContent({ root, language })
  return `${formatReport(
    issues.map((issue) => nameFolder(issue, root)),
    language,
  )}\n`
}

/** Temporary folders have another name every time. */
function nameFolder(issue: Issue, root: string): Issue {
  return { ...issue, file: issue.file.replace(root, 'content') }
}
