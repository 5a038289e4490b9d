/** What systems add to the name of a copy: ` - Kopya`, ` - Copy (2)`, ` (1)`, ` kopyası`, ` copy 3`, ` (Ayşe'nin çakışan kopyası)`. */
const COPY_MARK =
  /(?: - (?:kopya|copy)| (?:kopya|kopyası|copy)(?: \d+)?| ?\((?:\d+|[^()]*(?<!\p{L})(?:kopya|kopyası|copy))(?: [\d-]+)?\))$/iu

/** The name of the file another one is a copy of, by its name; nothing for a name that is not that of a copy. */
export function originalName(name: string): string | undefined {
  const dot = name.indexOf('.')
  if (dot < 1) return undefined
  const stem = name.slice(0, dot)
  let original = stem
  while (COPY_MARK.test(original)) original = original.replace(COPY_MARK, '')
  return original === stem || original === '' ? undefined : original + name.slice(dot)
}

/** `seo 2.md` as `seo.md`: the mark of a copy on some systems, but only where the other file is there. */
export function withoutNumber(name: string): string {
  return name.replace(/ \d{1,2}(?=\.)/, '')
}
