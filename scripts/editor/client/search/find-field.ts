import { valueAt } from '../../../content/schema/introspect.ts'
import type { PickedPart } from '../../preview/edit-on-page.ts'
import { patternOf, plain } from '../../preview/text-on-page.ts'
import type { ContentList } from '../../server/content-list.ts'
import type { Path } from '../state/schema.ts'
import type { Draft } from '../state/store.ts'
import { type FoundText, findTexts } from './find-texts.ts'

/** A field of the form. */
export type FieldPlace = { path: string; at: Path }

/** How well the text of a field fits one on the page; zero: not at all. */
const LIKENESS = { exact: 4, filled: 3, part: 2, none: 0 } as const

/** Shorter texts stand everywhere. */
const MIN_CHARACTERS = 4

/**
 * Finds the field of a text or a picture that was picked on the page.
 *
 * @param shown The entry in the form: of equal texts its own comes first, and of those the one in the picked section.
 */
export function findField(
  content: ContentList,
  drafts: Readonly<Record<string, Draft>>,
  shown: string,
  { section, texts, alt }: Pick<PickedPart, 'section' | 'texts' | 'alt'>,
): FieldPlace | undefined {
  const all = findTexts(content, drafts, () => true)
  const near = ({ path, at }: FoundText) =>
    path !== shown ? 0 : at[0] === 'sections' && at[1] === section ? 2 : at[0] === 'sections' ? 1 : 1.5
  const best = (likeness: (text: string) => number) =>
    all
      .map((found) => ({ found, likeness: likeness(found.text), near: near(found) }))
      .filter((each) => each.likeness > 0)
      .toSorted((a, b) => b.likeness - a.likeness || b.near - a.near)[0]?.found
  const picture =
    alt === undefined ? undefined : best((text) => (plain(text) === plain(alt) ? LIKENESS.exact : LIKENESS.none))
  if (picture) return { path: picture.path, at: pictureBeside(content, drafts, picture) }
  for (const text of texts) {
    const found = best((written) => likenessOf(written, text))
    if (found) return { path: found.path, at: found.at }
  }
  return undefined
}

function likenessOf(written: string, picked: string): number {
  const [text, shown] = [plain(written), plain(picked)]
  if (text === '') return LIKENESS.none
  if (text === shown) return LIKENESS.exact
  if (text.includes('{') && patternOf(text).test(shown)) return LIKENESS.filled
  // A paragraph of the long text, whose marks the page does not show.
  return shown.length >= MIN_CHARACTERS && withoutMarks(text).includes(shown) ? LIKENESS.part : LIKENESS.none
}

/** The field of the picture that a description belongs to. */
function pictureBeside(content: ContentList, drafts: Readonly<Record<string, Draft>>, { path, at }: FoundText): Path {
  const values = drafts[path]?.values ?? content.entries.find((entry) => entry.path === path)?.values
  const group = at.slice(0, -1)
  const beside = Object.entries((valueAt(values, group) ?? {}) as object)
  const [key] = beside.find(([, value]) => typeof value === 'string' && value.startsWith('images/')) ?? []
  return key === undefined ? at : [...group, key]
}

function withoutMarks(text: string): string {
  return text
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*_`#]/g, '')
    .replace(/\s+/g, ' ')
}
