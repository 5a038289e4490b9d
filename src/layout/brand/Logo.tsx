import type { SiteData } from '@/collections/resolved.ts'
import { Picture } from '@/components/image/Picture.tsx'

type LogoProps = Pick<SiteData['site'], 'logo'> & {
  /** The name of the link around it; empty where the brand name stands beside it. */
  alt: string
}

/** The logo of the current theme. */
export function Logo({ logo, alt }: LogoProps) {
  return (
    <>
      <Picture className="light-only" {...logo.light} alt={alt} priority />
      <Picture className="dark-only" {...logo.dark} alt={alt} priority />
    </>
  )
}
