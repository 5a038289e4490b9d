import type { Plugin } from 'vite'

/**
 * What Vite puts around every `import()`, cut down to what this site needs of it: word of a file that did not arrive
 * (missing-file.ts). The rest asks for the styles and imports of a file ahead; here there is one stylesheet, and boot.ts
 * asks for files. Vite's own is as large as the rest of the entry, which is the first file to be waited for.
 */
const HELPER = `
export const __vitePreload = (load) => load().catch((error) => {
  dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: error }))
  throw error
})
`

/** Replaces Vite's helper in the build for the browser. */
export function importHelper(): Plugin {
  return {
    name: 'import-helper',
    enforce: 'pre',
    apply: 'build',
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => HELPER,
    },
  }
}
