import { basename, join, relative } from 'node:path'
import type { Plugin } from 'vite'
import { readSources } from './sources.ts'

/**
 * Names of classes and custom properties. While developing, classes tell where they come from (`HeroSection-title`).
 * In a build every page carries the names many times, inside the first packets a phone receives: there they are
 * numbers, counted through all stylesheets in alphabetical order, so that the same sources give the same names
 * (8 % of a page's compressed bytes).
 */
export function shortNames(): Plugin {
  let properties: Map<string, string> | undefined

  return {
    name: 'short-names',

    config: ({ root = process.cwd() }, { command }) => {
      if (command === 'build') properties = countProperties(root)
      const classes = command === 'build' ? countClasses(root) : undefined
      const generateScopedName = (name: string, file: string) => {
        const path = file.split('?')[0] ?? file
        if (!classes) return `${basename(path, '.module.css')}-${name}`
        const short = classes.get(`${relative(join(root, 'src'), path)} ${name}`)
        if (short === undefined) throw new Error(`${path} has a class "${name}" that reading it did not show.`)
        return short
      }
      return { css: { modules: { generateScopedName } } }
    },

    // Without `enforce`, stylesheets come here with what they import.
    transform: {
      filter: { id: /\/src\/.*\.(?:css|tsx?)(?:\?|$)/ },
      handler: (code) =>
        properties && {
          code: code.replace(CUSTOM_PROPERTY, (name) => properties?.get(name) ?? name),
          map: null,
        },
    },
  }
}

const CUSTOM_PROPERTY = /(?<![\w-])--[a-z][\w-]*/g

function countClasses(root: string): Map<string, string> {
  const keys = readSources(root, '.module.css').flatMap(([file, css]) =>
    distinct(css.match(/(?<=\.)[a-zA-Z][\w-]*|(?<=@keyframes )[\w-]+/g)).map((name) => `${file} ${name}`),
  )
  // A leading underscore keeps them apart from the classes of base.css.
  return new Map(keys.map((key, index) => [key, `_${index.toString(36)}`]))
}

/** Those that a drawing of its own names as well keep their names: files are published as they are. */
function countProperties(root: string): Map<string, string> {
  const drawn = new Set(readSources(root, '.svg').flatMap(([, svg]) => distinct(svg.match(CUSTOM_PROPERTY))))
  const names = distinct(readSources(root, '.css').flatMap(([, css]) => distinct(css.match(CUSTOM_PROPERTY))))
  return new Map(names.filter((name) => !drawn.has(name)).map((name, index) => [name, `--${index.toString(36)}`]))
}

function distinct(names: readonly string[] | null): string[] {
  return [...new Set(names)].sort()
}
