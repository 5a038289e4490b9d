import type { ResolveContext } from './define.ts'
import { interfaceTexts } from './interface.ts'
import { navigation } from './navigation.ts'
import { services } from './services.ts'
import { site } from './site.ts'

/**
 * The data of all pages: header, footer, interface texts; and `noScript`, which stands in the prerendered documents
 * instead. Other texts are already in the pages that show them.
 */
export function resolveSiteData(context: ResolveContext) {
  const { noScript, numberedTitle: _title, entries: _words, ...texts } = context.resolvedFile(interfaceTexts)
  return {
    siteData: {
      site: context.resolvedFile(site),
      interface: texts,
      navigation: context.resolvedFile(navigation),
      /** For the footer's list, in their order. */
      services: context.entriesOf(services).map(({ value: { id, name } }) => ({ id, name })),
    },
    noScript,
  }
}
