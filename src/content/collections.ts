import type { z } from 'zod'
import { interfaceSchema } from './schemas/interface.ts'
import { navigationSchema } from './schemas/navigation.ts'
import { pageSchema } from './schemas/pages.ts'
import { projectsSchema } from './schemas/projects.ts'
import { serviceSchema } from './schemas/services.ts'
import { siteSchema } from './schemas/site.ts'

/**
 * One kind of content: where its files are and what they hold.
 * `file`: exactly one JSON file, required. `folder`: any number of Markdown files, front matter checked by `schema`.
 * `body`: whether the text below the front matter may (`optional`) or must (`required`) be there.
 */
export type Collection =
  | { name: string; format: 'json'; file: string; schema: z.ZodType }
  | { name: string; format: 'markdown'; folder: string; schema: z.ZodType; body: 'optional' | 'required' }

/** Every kind of content, by name; paths are relative to `content/`. A file that fits none of these is a stray. */
export const collections = {
  site: { name: 'site', format: 'json', file: 'site.json', schema: siteSchema },
  interface: { name: 'interface', format: 'json', file: 'interface.json', schema: interfaceSchema },
  navigation: { name: 'navigation', format: 'json', file: 'navigation.json', schema: navigationSchema },
  projects: { name: 'projects', format: 'json', file: 'projects.json', schema: projectsSchema },
  services: { name: 'services', format: 'markdown', folder: 'services', schema: serviceSchema, body: 'required' },
  pages: { name: 'pages', format: 'markdown', folder: 'pages', schema: pageSchema, body: 'optional' },
} as const satisfies Record<string, Collection>
