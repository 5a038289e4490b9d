import { useId } from 'react'
import styles from './StillLife.module.css'

/** The outline of the jug; its glaze ends where the jug does. */
const JUG = 'M88 146h50c2 20 4 34 16 52 20 28 24 76 2 122H70c-22-46-18-94 2-122 12-18 14-32 16-52z'

/** Bowl, jug and branch on a shelf: the product picture of the sample site, drawn for both themes. */
export function StillLife() {
  const jugId = useId()
  return (
    <svg className={styles.art} viewBox="0 -28 320 428" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <clipPath id={jugId}>
        <path d={JUG} />
      </clipPath>
      <rect className={styles.wall} y="-28" width="320" height="428" />
      <path className={styles.light} d="M0 60 210-28h110v290L60 400H0z" />
      <path className={styles.light2} d="M40-28h62L0 78V14z" />
      <rect className={styles.shelf} y="318" width="320" height="82" />
      <rect className={styles.shelfEdge} y="318" width="320" height="7" />
      {/* shadows fall to the left, as the light comes from the right */}
      <ellipse className={styles.shadow} cx="86" cy="330" rx="92" ry="9" />
      <ellipse className={styles.shadow} cx="196" cy="332" rx="84" ry="9" />
      {/* branch */}
      <g className={styles.branch}>
        <path d="M113 150c-6-44-2-80 22-122M116 112c-18-10-30-26-36-46M122 82c16-8 28-22 34-40M119 62c-12-8-20-20-22-34" />
        <path className={styles.leaf} d="M80 66c-14-4-24-16-22-30 14 2 24 14 22 30z" />
        <path className={styles.leaf} d="M156 42c2-16 14-26 28-26 0 16-12 26-28 26z" />
        <path className={styles.leaf} d="M97 28c-12-6-16-18-12-28 12 4 18 16 12 28z" />
        <path className={styles.leaf2} d="M135 28c-4-14 2-28 14-32 6 14 0 28-14 32z" />
        <path className={styles.leaf2} d="M116 112c-18 2-32-6-38-20 16-6 32 2 38 20z" />
        <path className={styles.leaf} d="M116 120c16-4 32 2 40 16-16 8-34 2-40-16z" />
      </g>
      {/* jug */}
      <path className={styles.jug} d={JUG} />
      <path
        className={styles.jugShade}
        d="M88 146h16c0 24-6 38-16 54-18 30-18 76 0 120H70c-22-46-18-94 2-122 12-18 14-32 16-52z"
      />
      <path className={styles.jugRim} d="M86 140h54v12H86z" />
      <path className={styles.handle} d="M146 176c34-10 46 26 18 56" />
      <path className={styles.glaze} clipPath={`url(#${jugId})`} d="M40 244c40 18 100 18 140 0v90H40z" />
      {/* bowl */}
      <path className={styles.bowl} d="M166 254h126c0 40-24 68-63 68s-63-28-63-68z" />
      <path className={styles.bowlShade} d="M166 254h30c0 36 12 58 36 68h-3c-39 0-63-28-63-68z" />
      <ellipse className={styles.bowlInside} cx="229" cy="254" rx="63" ry="11" />
      <path className={styles.throwing} d="M172 274c36 9 78 9 114 0M180 290c30 8 68 8 98 0M194 305c22 6 48 6 70 0" />
      {/* fruit in the bowl */}
      <path className={styles.fruit} d="M196 250a17 17 0 0 1 34 0c-8 5-26 5-34 0z" />
      <path className={styles.fruit2} d="M222 251a19 19 0 0 1 38 0c-10 5-28 5-38 0z" />
    </svg>
  )
}
