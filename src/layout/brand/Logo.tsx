import { Picture } from '@/components/image/Picture.tsx'
import type { SiteData } from '@/content/resolved.ts'
import styles from './Logo.module.css'

/** The logo of the current theme. Decorative: the brand name stands beside it. */
export function Logo({ logo }: Pick<SiteData['site'], 'logo'>) {
  return (
    <>
      <Picture className={`${styles.logo} light-only`} {...logo.light} alt="" priority />
      <Picture className={`${styles.logo} dark-only`} {...logo.dark} alt="" priority />
    </>
  )
}
