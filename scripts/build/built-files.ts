import type { Manifest } from 'vite'

/** A folder for each section type. */
const SECTIONS = 'src/sections/'

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

  /**
   * All other scripts of a start: static imports of the entry, React and the app, the components of a page, and their
   * imports.
   *
   * @param types The section types of the page.
   */
  startScripts(types: readonly string[]): string[] {
    const files = new Set<string>()
    const { dynamicImports = [] } = this.#chunk('index.html')
    const app = dynamicImports.filter((source) => !source.startsWith(SECTIONS))
    const sections = types.map((type) => this.#sectionSource(type))
    for (const source of ['index.html', ...app, ...sections]) this.#add(source, files)
    files.delete(this.entry)
    return [...files]
  }

  /** The file built from a source, relative to the project, e.g. `src/styles/fonts/text-latin.woff2`. */
  of(source: string): string {
    return this.#chunk(source).file
  }

  /** The component of a section type, which is loaded with the first page that needs it. */
  #sectionSource(type: string): string {
    const folder = `${SECTIONS}${type}/`
    const source = Object.keys(this.#manifest).find((each) => each.startsWith(folder) && each.endsWith('Section.tsx'))
    if (source === undefined) throw new Error(`The build has no component in ${folder}.`)
    return source
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
