import { readTables, words, writeTables } from './sfnt.ts'

/** By how many font units two letters stand closer or wider than their widths say. */
export type Kerning = (left: string, right: string) => number

/**
 * Two letters that differ by no more than this in everything they are next to share one row: 6 thousandths of the
 * letter's size, a tenth of a pixel in running text and half a pixel in the largest heading.
 */
const TOLERANCE = 6

/** Distances are multiples of this; half of it, 0.2 px in the largest heading, is the most that is lost. */
const STEP = 4

/**
 * Writes the kerning anew, the same at every weight and as one table of classes. In the published font it is 40 % of
 * the file: every distance varies, and for weights that look alike.
 *
 * @param glyphsOf The glyphs a letter may be written with.
 */
export function withKerning(
  font: Buffer,
  letters: readonly string[],
  kerning: Kerning,
  glyphsOf: (letter: string) => readonly number[],
): Buffer {
  const matrix = letters.map((left) => letters.map((right) => round(kerning(left, right))))
  const rows = classify(matrix)
  const columns = classify(transpose(rows.values))
  const values = transpose(columns.values)
  const tables = readTables(font)
  const assign = (classes: readonly number[]) =>
    new Map(letters.flatMap((letter, index) => glyphsOf(letter).map((glyph) => [glyph, classes[index] ?? 0] as const)))
  tables.set('GPOS', writePositions(assign(rows.classOf), assign(columns.classOf), values))
  return writeTables(tables)
}

function round(value: number): number {
  return Math.round(value / STEP) * STEP
}

function transpose(matrix: readonly (readonly number[])[]): number[][] {
  return (matrix[0] ?? []).map((_, column) => matrix.map((row) => row[column] ?? 0))
}

/** Puts rows that are alike into one class, whose values are the middle of theirs. Class 0 is the row of zeros. */
function classify(matrix: readonly (readonly number[])[]): { classOf: number[]; values: number[][] } {
  const classes: (readonly number[])[][] = [[(matrix[0] ?? []).map(() => 0)]]
  const classOf = matrix.map((row) => {
    const known = classes.findIndex((members) => members.every((member) => isAlike(member, row)))
    if (known === -1) return classes.push([row]) - 1
    classes[known]?.push(row)
    return known
  })
  const values = classes.map((members, index) =>
    (members[0] ?? []).map((_, column) => {
      if (index === 0) return 0
      const all = members.map((member) => member[column] ?? 0)
      return round((Math.min(...all) + Math.max(...all)) / 2)
    }),
  )
  return { classOf, values }
}

function isAlike(a: readonly number[], b: readonly number[]): boolean {
  return a.every((value, index) => Math.abs(value - (b[index] ?? 0)) <= TOLERANCE)
}

/** `GPOS` with one feature, `kern`, made of one pair table by classes. */
function writePositions(left: Map<number, number>, right: Map<number, number>, values: readonly number[][]): Buffer {
  // Script list, feature list and lookup list, each with the one thing it needs to say; offsets count from its start.
  const script = words(4, 0, 0, 0xffff, 1, 0)
  const scripts = Buffer.concat([words(2), tag('DFLT'), words(14), tag('latn'), words(14), script])
  const features = Buffer.concat([words(1), tag('kern'), words(8), words(0, 1, 0)])
  const lookups = words(1, 4, 2, 0, 1, 8)
  const header = words(1, 0, 10, 10 + scripts.length, 10 + scripts.length + features.length)

  const covered = ranges([...left].map(([glyph]) => [glyph, 0] as const))
  const coverage = words(2, covered.length, ...withStarts(covered))
  const leftClasses = classDefinition(left)
  const matrix = words(...values.flat())
  const afterMatrix = 16 + matrix.length
  const pairs = words(
    ...[2, afterMatrix, 0x0004, 0],
    ...[afterMatrix + coverage.length, afterMatrix + coverage.length + leftClasses.length],
    ...[values.length, values[0]?.length ?? 0],
  )
  return Buffer.concat([
    header,
    scripts,
    features,
    lookups,
    pairs,
    matrix,
    coverage,
    leftClasses,
    classDefinition(right),
  ])
}

function classDefinition(classes: Map<number, number>): Buffer {
  const listed = ranges([...classes].filter(([, name]) => name !== 0))
  return words(2, listed.length, ...listed.flatMap(({ first, last, value }) => [first, last, value]))
}

/** Glyphs that follow each other and have the same value. */
function ranges(entries: readonly (readonly [glyph: number, value: number])[]) {
  const found: { first: number; last: number; value: number }[] = []
  for (const [glyph, value] of entries.toSorted(([a], [b]) => a - b)) {
    const last = found.at(-1)
    if (last && last.last === glyph - 1 && last.value === value) last.last = glyph
    else found.push({ first: glyph, last: glyph, value })
  }
  return found
}

/** A range of a coverage table tells how many glyphs come before it. */
function withStarts(listed: readonly { first: number; last: number }[]): number[] {
  let before = 0
  return listed.flatMap(({ first, last }) => {
    const entry = [first, last, before]
    before += last - first + 1
    return entry
  })
}

function tag(name: string): Buffer {
  return Buffer.from(name, 'latin1')
}
