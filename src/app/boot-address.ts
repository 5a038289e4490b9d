/** Pages and their addresses, as far as the boot script has to know them; see boot.ts and content/paths.ts. */

/** `#/Hakkimizda/`, `/hakkimizda/` → `/hakkimizda`. Coarser than the app: it need only know this document's page. */
export function pathOf(address: string): string {
  return `/${(address.split(/[?#]/)[0] ?? '').replace(/^[\\/]+|[\\/]+$/g, '').toLowerCase()}`
}

/** Where the prepared page of a path stands. */
export function documentOf(path: string): string {
  return `${path}/`.replace('//', '/')
}

/** Many hosts also serve a page by the name of its file, and some links say so; the app knows it by its address alone. */
export function dropFileName(): void {
  if (location.pathname.endsWith('/index.html'))
    history.replaceState(history.state, '', location.href.replace('/index.html', '/'))
}
