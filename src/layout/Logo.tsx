import type { Shell } from '@/content/resolved.ts'
import styles from './Logo.module.css'

/** The mark in the drawing that suits the theme; decorative, the name stands beside it. */
export function Logo({ logo }: Pick<Shell['site'], 'logo'>) {
  return (
    <>
      <img className={`${styles.logo} ${styles.light}`} {...logo.light} alt="" />
      <img className={`${styles.logo} ${styles.dark}`} {...logo.dark} alt="" />
    </>
  )
}
