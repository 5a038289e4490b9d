import type { Plugin } from 'vite'

/** How the bundler wraps a CommonJS module once it is minified: an arrow function in parentheses of its own. */
const WRAPPER = /(?<==\w+\()\((?:\((\w+,\w+)\)|(\w+))=>\{/g

/** The files of which every visit calls nearly everything; see the groups in vite.config.ts. */
const STARTING = new Set(['react', 'router', 'start', 'sections'])

/** Asks V8 to compile every function of a file while it arrives (explicit compile hints, Chromium 136). First line only. */
const HINT = '//# allFunctionsCalledOnLoad\n'

/**
 * Has the browser compile what starts the app while it arrives, off the main thread. Otherwise V8 skims a function then,
 * and reads it again on the main thread when it is called.
 *
 * - With the hint: on the phone of `npm run bench:web` a page behind `#` kept touches waiting for 4 instead of 55 ms.
 * - A `function` in parentheses is compiled with its file also without the hint, because it is likely to be called at
 *   once; an arrow function is not. For the one around all of React that was 77 ms in one task, now less than the 50
 *   that count. A module asks neither for `this` nor for `arguments`, so nothing else differs.
 */
export function eagerModules(): Plugin {
  return {
    name: 'eager-modules',
    apply: 'build',
    // After the minifier, which would take the comment and the parentheses off again.
    generateBundle(_, bundle) {
      if (this.environment.name !== 'client') return
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue
        const hint = STARTING.has(file.name) ? HINT : ''
        file.code = hint + wrapInFunctions(file.code)
      }
    },
  }
}

function wrapInFunctions(code: string): string {
  return code.replace(WRAPPER, (_, several?: string, one?: string) => `(function(${several ?? one}){`)
}
