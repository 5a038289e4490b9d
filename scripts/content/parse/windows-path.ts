/** A file on a computer, or a path of the site with the slashes of Windows. */
const WINDOWS_PATH = /^(?:[a-z]:\\|\\\\|(?:content|images)\\).*$/i

/** A path as Windows writes it, and what the site would call the file; nothing for any other text. */
export function windowsPath(written: string): { path: string; suggestion: string } | undefined {
  if (!WINDOWS_PATH.test(written)) return undefined
  const parts = written.split(/\\+/)
  const folder = parts.indexOf('images')
  const suggestion = folder === -1 ? `images/${parts.at(-1)}` : parts.slice(folder).join('/')
  return { path: written, suggestion }
}
