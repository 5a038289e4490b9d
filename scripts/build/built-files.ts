import type { Manifest } from 'vite'

/** File names from Vite's manifest. */
export class BuiltFiles {
  readonly #manifest: Manifest

  constructor(manifest: Manifest) {
    this.#manifest = manifest
  }

  /** The app's entry script. */
  get entry(): string {
    return this.of('index.html')
  }

  /** All other scripts of a start: static imports of the entry, its dynamic imports (React, the app) and theirs. */
  get startScripts(): string[] {
    const files = new Set<string>()
    for (const source of ['index.html', ...(this.#chunk('index.html').dynamicImports ?? [])]) this.#add(source, files)
    files.delete(this.entry)
    return [...files]
  }

  /** The file built from a source, relative to the project, e.g. `src/styles/fonts/text-latin.woff2`. */
  of(source: string): string {
    return this.#chunk(source).file
  }

  #add(source: string, files: Set<string>): void {
    const { file, imports = [] } = this.#chunk(source)
    if (files.has(file)) return
    files.add(file)
    for (const imported of imports) this.#add(imported, files)
  }

  #chunk(source: string) {
    const chunk = this.#manifest[source]
    if (!chunk) throw new Error(`The build has no file made from ${source}.`)
    return chunk
  }
}
