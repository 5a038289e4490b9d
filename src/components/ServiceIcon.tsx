import IconBrowser from '@tabler/icons-react/dist/esm/icons/IconBrowser.mjs'
import IconPointer from '@tabler/icons-react/dist/esm/icons/IconPointer.mjs'
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs'
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import IconServer2 from '@tabler/icons-react/dist/esm/icons/IconServer2.mjs'
import IconVectorBezier2 from '@tabler/icons-react/dist/esm/icons/IconVectorBezier2.mjs'
import type { ServiceSummary } from '@/content/resolved.ts'

const icons: Record<ServiceSummary['icon'], typeof IconBrowser> = {
  layout: IconBrowser,
  logo: IconVectorBezier2,
  search: IconSearch,
  experience: IconPointer,
  server: IconServer2,
  maintenance: IconRefresh,
}

/** The drawing beside a service; decorative, the name stands next to it. */
export function ServiceIcon({ icon, className }: { icon: ServiceSummary['icon']; className?: string | undefined }) {
  const Icon = icons[icon]
  return <Icon className={className} aria-hidden="true" stroke={1.75} size={28} />
}
