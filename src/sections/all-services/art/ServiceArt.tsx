import type { ComponentType } from 'react'
import type { ServiceSummary } from '@/content/resolved.ts'
import { ExperienceArt } from './ExperienceArt.tsx'
import { HostingArt } from './HostingArt.tsx'
import { LogoArt } from './LogoArt.tsx'
import { MaintenanceArt } from './MaintenanceArt.tsx'
import { SeoArt } from './SeoArt.tsx'
import { WebDesignArt } from './WebDesignArt.tsx'

const arts: Record<ServiceSummary['icon'], ComponentType> = {
  layout: WebDesignArt,
  logo: LogoArt,
  search: SeoArt,
  experience: ExperienceArt,
  server: HostingArt,
  maintenance: MaintenanceArt,
}

/** The picture of a service, named by its icon; decorative, the text stands next to it. */
export function ServiceArt({ icon }: { icon: ServiceSummary['icon'] }) {
  const Art = arts[icon]
  return <Art />
}
