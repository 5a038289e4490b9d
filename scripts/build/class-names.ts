import { createHash } from 'node:crypto'

/** Class names by stylesheet, in source order. */
const classNames = new Map<string, string[]>()

/** Short, because pages contain many of them: hash of the stylesheet and index in it. */
export function nameClass(name: string, stylesheet: string): string {
  const names = classNames.get(stylesheet) ?? []
  classNames.set(stylesheet, names)
  if (!names.includes(name)) names.push(name)
  return `${prefixOf(stylesheet)}${names.indexOf(name).toString(36)}`
}

/** How all class names of a stylesheet begin. */
export function prefixOf(stylesheet: string): string {
  return `_${createHash('sha256').update(stylesheet).digest('hex').slice(0, 4)}`
}
