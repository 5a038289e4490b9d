/** One thing that keeps the site from going live, in words for staff and developers. */
export type Finding = {
  /** The file or setting it is about. */
  where: string
  what: string
  fix: string
}

/** What was looked at together. */
export type Stage = { title: string; findings: Finding[] }

const REBUILD = 'Siteyi npm run build ile yeniden kurun; dist klasöründe elle değişiklik yapmayın.'

/** Something in `dist/` that only a new build can mend. */
export function brokenBuild(where: string, what: string): Finding {
  return { where, what, fix: REBUILD }
}
