import type { Plugin } from 'vite'

/** The beginning of `import styles from './Header.module.css'`. */
const LIST_OF_CLASSES = /import (?=\w+ from ["'][^"']+\.module\.css["'])/g

/**
 * In a build, scripts import the classes of a stylesheet one by one instead of as a list: the bundler then writes each name
 * where it is used, and leaves the others out (1.2 kB of all scripts, compressed). A class that its stylesheet does not
 * have stops the build.
 */
export function classImports(): Plugin {
  return {
    name: 'class-imports',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: /\/src\/.*\.(?:module\.css|tsx)$/ },
      handler: (code, id) =>
        id.endsWith('.css')
          ? // Of what these say as a script nothing is left, and the bundler would leave the rules out with it.
            { code, map: null, moduleSideEffects: 'no-treeshake' }
          : { code: code.replace(LIST_OF_CLASSES, 'import * as '), map: null },
    },
    onLog(_, log) {
      if (log.code === 'IMPORT_IS_UNDEFINED' && log.message.includes('.module.css')) this.error(log)
    },
  }
}
