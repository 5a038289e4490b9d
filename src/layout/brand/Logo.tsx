import { Picture } from '@/components/image/Picture.tsx'
import type { SiteData } from '@/content/resolved.ts'
import styles from './Logo.module.css'

/** The mark in the drawing that suits the theme; decorative, the name stands beside it. */
export function Logo({ logo }: Pick<SiteData['site'], 'logo'>) {
  return (
    <>
      <Picture className={`${styles.logo} ${styles.light}`} {...logo.light} alt="" isFirstView />
      <Picture className={`${styles.logo} ${styles.dark}`} {...logo.dark} alt="" isFirstView />
    </>
  )
}
