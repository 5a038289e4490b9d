import type { Plugin } from 'vite'

/** How the bundler wraps a CommonJS module once it is minified: an arrow function in parentheses of its own. */
const WRAPPER = /(?<==\w+\()\((?:\((\w+,\w+)\)|(\w+))=>\{/g

/**
 * Has the browser compile React while it arrives, off the main thread. V8 compiles a `function` in parentheses together
 * with its file, because it is likely to be called at once; an arrow function it only skims then, and reads all 200 kB
 * again on the main thread when it is called (measured on the phone of `npm run bench:web`: 77 ms in one task, now less
 * than the 50 that count). A module asks neither for `this` nor for `arguments`, so nothing else differs.
 */
export function eagerModules(): Plugin {
  return {
    name: 'eager-modules',
    apply: 'build',
    // After the minifier, which would take the parentheses off again.
    generateBundle(_, bundle) {
      if (this.environment.name !== 'client') return
      for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = wrapInFunctions(file.code)
    },
  }
}

function wrapInFunctions(code: string): string {
  return code.replace(WRAPPER, (_, several?: string, one?: string) => `(function(${several ?? one}){`)
}
