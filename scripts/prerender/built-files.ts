import type { Manifest } from 'vite'

/** Which files the browser needs, as Vite's manifest names them. */
export class BuiltFiles {
  readonly #manifest: Manifest

  constructor(manifest: Manifest) {
    this.#manifest = manifest
  }

  /** The script that starts the app. */
  get entry(): string {
    return this.of('index.html')
  }

  /** All other scripts that every start needs: what the entry imports, and what it asks for by itself, React and the app. */
  get startScripts(): string[] {
    const files = new Set<string>()
    for (const source of ['index.html', ...(this.#chunk('index.html').dynamicImports ?? [])]) this.#add(source, files)
    files.delete(this.entry)
    return [...files]
  }

  /** The file made from a source, as from the project's folder, e.g. `src/styles/fonts/bricolage.woff2`. */
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
