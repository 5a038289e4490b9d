import type { Rolldown } from 'vite'

/** The part of a build's result that this step looks at. */
type Chunk = Pick<Rolldown.OutputChunk, 'type' | 'fileName' | 'imports' | 'dynamicImports' | 'moduleIds' | 'isEntry'>
type Output = readonly (Chunk | Rolldown.OutputAsset)[]

/** Which files the browser needs, as the build has named them. */
export class BuiltFiles {
  readonly #chunks: Map<string, Chunk>
  readonly #output: Output

  constructor(output: Output) {
    this.#output = output
    this.#chunks = new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])))
  }

  /** @throws Error when the build has no script to start with. */
  get entry(): string {
    return this.#chunkWhere((chunk) => chunk.isEntry, 'entry').fileName
  }

  /** What every start needs besides the entry: what it imports, and what it asks for by itself, React and the app. */
  get startFiles(): string[] {
    const asked = this.#chunks.get(this.entry)?.dynamicImports ?? []
    const files = [this.entry, ...asked].flatMap((file) => [...this.#withImports(file)])
    return [...new Set(files)].filter((file) => file !== this.entry)
  }

  /** What a page needs besides that: what every page is shown with, its content and the components of its sections. */
  pageFiles({ id, sectionTypes }: { id: string; sectionTypes: readonly string[] }): string[] {
    const content = this.#chunkWhere(({ moduleIds }) => moduleIds.includes(`\0virtual:content/page/${id}`), id)
    // A section's component lives in the folder of its type.
    const sections = sectionTypes.map((type) =>
      this.#chunkOf(new RegExp(`/src/sections/${type}/[A-Z]\\w*Section\\.tsx$`)),
    )
    const view = this.#chunkOf(/\/src\/app\/PageView\.tsx$/)
    const known = new Set([this.entry, ...this.startFiles])
    const files = [view, content, ...sections].flatMap(({ fileName }) => [...this.#withImports(fileName)])
    return [...new Set(files)].filter((file) => !known.has(file))
  }

  /** The address of an asset whose source had this name, e.g. `bricolage.woff2`. */
  asset(name: string): string {
    const found = this.#output.find((file) => file.type === 'asset' && file.names.includes(name))
    if (!found) throw new Error(`The build has no file made from ${name}.`)
    return found.fileName
  }

  /** The one stylesheet; see `cssCodeSplit` in vite.config.ts. */
  get stylesheet(): { fileName: string; source: string } {
    const found = this.#output.find((file) => file.type === 'asset' && file.fileName.endsWith('.css'))
    if (found?.type !== 'asset') throw new Error('The build has no stylesheet.')
    return { fileName: found.fileName, source: found.source.toString() }
  }

  /** The sources of the SVG files of which a page shows pieces. */
  drawingsOf(html: string): string[] {
    const names = new Set([...html.matchAll(/<use href="\/([^"#]+)#/g)].map(([, name = '']) => name))
    return this.#output.flatMap((file) =>
      file.type === 'asset' && names.has(file.fileName) ? [file.source.toString()] : [],
    )
  }

  #withImports(fileName: string, seen = new Set<string>()): Set<string> {
    const chunk = this.#chunks.get(fileName)
    if (!chunk || seen.has(fileName)) return seen
    seen.add(fileName)
    for (const imported of chunk.imports) this.#withImports(imported, seen)
    return seen
  }

  #chunkOf(module: RegExp): Chunk {
    return this.#chunkWhere(({ moduleIds }) => moduleIds.some((id) => module.test(id)), String(module))
  }

  #chunkWhere(is: (chunk: Chunk) => boolean, name: string): Chunk {
    const found = [...this.#chunks.values()].find(is)
    if (!found) throw new Error(`The build has no chunk for ${name}.`)
    return found
  }
}
