// What the editor uses of Decap, so that the project's own type check needs none of Decap's packages.

/** Immutable.js, as far as Decap hands it out. */
interface DecapMap {
  get(key: string): unknown
  getIn(path: readonly string[]): unknown
  toJS(): Record<string, unknown>
}

interface DecapAsset {
  path: string
  toBase64(): Promise<string>
}

interface DecapDataFile {
  path: string
  slug: string
  raw: string
  newPath?: string
}

declare module 'decap-cms-core' {
  import type { ComponentType } from 'react'

  type PreviewProps = { entry: DecapMap; collection: DecapMap }

  export const DecapCmsCore: {
    init(options: { config: object }): void
    registerBackend(name: string, backend: unknown): void
    registerWidget(widgets: object[]): void
    registerEditorComponent(component: object): void
    registerLocale(name: string, phrases: object): void
    registerPreviewTemplate(name: string, component: ComponentType<PreviewProps>): void
    registerPreviewStyle(css: string, options: { raw: true }): void
    registerCustomFormat(
      name: string,
      extension: string,
      format: { fromFile: (text: string) => object; toFile: (value: object) => string },
    ): void
  }
}

declare module 'decap-cms-lib-util' {
  export const localForage: {
    ready(): Promise<void>
    getItem(key: string): Promise<unknown>
    setItem(key: string, value: unknown): Promise<unknown>
    removeItem(key: string): Promise<void>
  }
}

declare module 'decap-cms-locales' {
  type Phrases = { [name: string]: string | Phrases }
  export const tr: Phrases
}

declare module 'decap-cms-widget-list' {
  import type { Component } from 'react'

  class ListControl extends Component {
    onSortEnd(move: { oldIndex: number; newIndex: number }): void
  }
  export type ListControlClass = typeof ListControl
  const widget: { Widget(): object; controlComponent: ListControlClass }
  export default widget
}

declare module 'decap-cms-widget-image' {
  import type { Component } from 'react'

  class ImageControl extends Component<{ getAsset: (...question: unknown[]) => unknown }> {
    shouldComponentUpdate(): boolean
  }
  const widget: { Widget(): object; controlComponent: typeof ImageControl }
  export default widget
}

declare module 'decap-cms-widget-*' {
  const widget: { Widget(): object }
  export default widget
}

declare module 'decap-cms-backend-*' {
  import type { BackendClass } from './through-files.ts'

  export const GitLabBackend: BackendClass
  export const GitHubBackend: BackendClass
  export const ForgejoBackend: BackendClass
}

declare module 'decap-cms-editor-component-image' {
  const component: { fields: { name: string }[] }
  export default component
}

declare module 'react-select/base' {
  export const defaultProps: object
}
