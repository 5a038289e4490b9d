/** Marks that systems add to the name of a copy: ` - Kopya`, ` - Copy (2)`, ` (1)`, ` kopyası`, ` copy 3`, ` (Ayşe'nin çakışan kopyası)`. */
const COPY_MARK =
  /(?: - (?:kopya|copy)| (?:kopya|kopyası|copy)(?: \d+)?| ?\((?:\d+|[^()]*(?<!\p{L})(?:kopya|kopyası|copy))(?: [\d-]+)?\))$/iu

/** The name of the original of a copied file; undefined for a name without a copy mark. */
export function originalName(name: string): string | undefined {
  const dot = name.indexOf('.')
  if (dot < 1) return undefined
  const stem = name.slice(0, dot)
  let original = stem
  while (COPY_MARK.test(original)) original = original.replace(COPY_MARK, '')
  return original === stem || original === '' ? undefined : original + name.slice(dot)
}

/** `seo.md` for `seo 2.md`: a copy on some systems, if the other file exists. */
export function withoutNumber(name: string): string {
  return name.replace(/ \d{1,2}(?=\.)/, '')
}
