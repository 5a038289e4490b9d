/** A release blocker, worded for staff and developers. */
export type Finding = {
  /** File or setting. */
  where: string
  what: string
  fix: string
}

/** A group of checks with a title. */
export type Stage = { title: string; findings: Finding[] }

const REBUILD = 'Siteyi npm run build ile yeniden kurun; dist klasöründe elle değişiklik yapmayın.'

/** A finding in `dist/` that only a new build can fix. */
export function brokenBuild(where: string, what: string): Finding {
  return { where, what, fix: REBUILD }
}
