/** An absolute Windows path, or a content path with backslashes. */
const WINDOWS_PATH = /^(?:[a-z]:\\|\\\\|(?:content|images)\\).*$/i

/** Recognises a Windows path; `suggestion` is the path below the content folder. */
export function windowsPath(written: string): { path: string; suggestion: string } | undefined {
  if (!WINDOWS_PATH.test(written)) return undefined
  const parts = written.split(/\\+/)
  const folder = parts.indexOf('images')
  const suggestion = folder === -1 ? `images/${parts.at(-1)}` : parts.slice(folder).join('/')
  return { path: written, suggestion }
}
