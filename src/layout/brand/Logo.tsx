import { Picture } from '@/components/image/Picture.tsx'
import type { SiteData } from '@/content/resolved.ts'

/** The logo of the current theme. Decorative: the brand name stands beside it. */
export function Logo({ logo }: Pick<SiteData['site'], 'logo'>) {
  return (
    <>
      <Picture className="light-only" {...logo.light} alt="" priority />
      <Picture className="dark-only" {...logo.dark} alt="" priority />
    </>
  )
}
