declare module '@joplin/turndown-plugin-gfm' {
  import type { Plugin } from 'turndown'
  /** Tables, those of one row included. */
  export const tables: Plugin
}
