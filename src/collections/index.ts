import type { Collection } from './define.ts'
import { entryCollections } from './entry-collections.ts'
import { interfaceTexts } from './interface.ts'
import { navigation } from './navigation.ts'
import { pages } from './pages.ts'
import { projects } from './projects.ts'
import { services } from './services.ts'
import { site } from './site.ts'

/** Every kind of content, in the order of the staff reference; paths are relative to `content/`. A file that fits none is a stray. */
export const collections: readonly Collection[] = [
  site,
  interfaceTexts,
  navigation,
  projects,
  services,
  pages,
  ...entryCollections,
]
