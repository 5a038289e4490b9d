import type { ComponentType } from 'react'
import type { ServiceSummary } from '@/content/resolved.ts'
import { ExperienceArt } from './ExperienceArt.tsx'
import { HostingArt } from './HostingArt.tsx'
import { LogoArt } from './LogoArt.tsx'
import { MaintenanceArt } from './MaintenanceArt.tsx'
import { SeoArt } from './SeoArt.tsx'
import styles from './ServiceArt.module.css'
import { WebDesignArt } from './WebDesignArt.tsx'

/** What is drawn on the board, by the service's icon; without a drawing for each icon this does not compile. */
const arts: Record<ServiceSummary['icon'], ComponentType> = {
  layout: WebDesignArt,
  logo: LogoArt,
  search: SeoArt,
  experience: ExperienceArt,
  server: HostingArt,
  maintenance: MaintenanceArt,
}

type ServiceArtProps = { icon: ServiceSummary['icon']; className?: string | undefined }

/** The picture of a service on its drawing board, 480 by 320; decorative, the text stands next to it. */
export function ServiceArt({ icon, className }: ServiceArtProps) {
  const Art = arts[icon]
  return (
    <svg
      className={`${styles.board} ${className ?? ''}`}
      viewBox="0 0 480 320"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <Art />
    </svg>
  )
}
