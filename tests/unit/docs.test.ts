import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const FILES = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => existsSync(file))

/** Documents for people who work on the project; entries of the content collections are content. */
const DOCUMENTS = FILES.filter((file) => /\.md$/.test(file) && !/(?:pages|services)\/[^/]+$/.test(file))

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }

/** Built, generated or written by whoever uses the project: such files need not be there. */
const NOT_COMMITTED =
  /^(?:dist|\.data|\.env|node_modules)(?:\/|\.|$)|\.editor-(?:journal|authors)|^(?:page|site-data)\.json$/

/** A name that whoever follows a recipe chooses: `src/sections/TYPE/`. */
const PLACEHOLDER = /\b(?:TYPE|NAME)|Name(?=[A-Z])/

/** What looks like the path of a file or a folder of this repository, from its root. */
const PATH = /^(?:\.ci|\.github|content|public|scripts|src|tests)\/[\w./*-]*$|^[\w.-]+\.(?:json|ts|mjs|html)$/

test.each(DOCUMENTS)('%s names only files and commands that exist', (document) => {
  const text = readFileSync(document, 'utf8')
  const links = [...text.matchAll(/\]\((?!https?:|mailto:|[#/])([^)#\s]+)[^)]*\)/g)].map(([, target = '']) => target)
  const code = [...text.matchAll(/`([^`\n]+)`/g)].map(([, words = '']) => words)
  const paths = code.filter((words) => PATH.test(words) && !NOT_COMMITTED.test(words) && !PLACEHOLDER.test(words))
  const commands = [...text.matchAll(/npm run ([a-z][\w:-]*)/g)].map(([, name = '']) => name)

  const isThere = (path: string) =>
    existsSync(path) || (path.includes('*') && FILES.some((file) => patternOf(path).test(file)))
  // A README speaks of the files beside it by their place from there, or by their bare names.
  const isKnown = (path: string) =>
    isThere(path) || isThere(join(dirname(document), path)) || FILES.some((file) => file.endsWith(`/${path}`))
  expect({
    links: links.filter((target) => !isThere(join(dirname(document), target))),
    paths: paths.filter((path) => !isKnown(path)),
    commands: commands.filter((name) => !(name in scripts)),
  }).toEqual({ links: [], paths: [], commands: [] })
})

/** @param glob With `*` for any name and `**` for any folders. */
function patternOf(glob: string): RegExp {
  return new RegExp(
    `^${glob
      .replaceAll('.', '[.]')
      .replaceAll('**', '.+')
      .replaceAll(/(?<![.])\*/g, '[^/]*')}$`,
  )
}
