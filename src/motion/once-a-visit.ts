/** What has been shown in this document: without session storage, a visit is a document. */
const shown = new Set<string>()

/** Whether the animation of that name has been shown in this visit, or as much of it as counts. */
export function wasShown(name: string): boolean {
  try {
    if (sessionStorage.getItem(name) !== null) shown.add(name)
  } catch {}
  return shown.has(name)
}

/** Keeps the animation from running again in this visit. */
export function rememberShown(name: string): void {
  shown.add(name)
  try {
    sessionStorage.setItem(name, '')
  } catch {}
}
