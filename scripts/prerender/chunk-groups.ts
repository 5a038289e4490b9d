import type { Rolldown } from 'vite'

type Modules = Pick<Rolldown.PluginContext, 'getModuleInfo'>

/** The file of the page comes alone; what it imports is written into it. */
const ENTRY = /\/src\/main\.tsx$/

/** The module whose static imports stand around every page. */
const START = /\/src\/app\/start\.tsx$/

/**
 * Whether a module comes with the start of the app. The rest only sections use, and those are loaded after it: a page
 * that stands prepared is taken over last.
 */
export function isStartedWith(id: string, modules: Modules): boolean {
  return START.test(id) || (isImportedBy(START, id, modules) && !isImportedBy(ENTRY, id, modules))
}

function isImportedBy(root: RegExp, id: string, modules: Modules, seen = new Set<string>()): boolean {
  if (seen.has(id)) return false
  seen.add(id)
  const importers = modules.getModuleInfo(id)?.importers ?? []
  return importers.some((importer) => root.test(importer) || isImportedBy(root, importer, modules, seen))
}
