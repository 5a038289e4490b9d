import type { ServiceSummary } from '@/content/resolved.ts'
import { Icon } from './Icon.tsx'
import { icons } from './icons.ts'

const shapes: Record<ServiceSummary['icon'], string> = {
  layout: icons.browser,
  logo: icons.vectorBezier,
  search: icons.search,
  experience: icons.pointer,
  server: icons.server,
  maintenance: icons.refresh,
}

/** The sign of a service; decorative, the name stands next to it. */
export function ServiceIcon({ icon, className }: { icon: ServiceSummary['icon']; className?: string | undefined }) {
  return <Icon shape={shapes[icon]} size={28} className={className} />
}
