import { __iconNode as browser } from '@tabler/icons-react/dist/esm/icons/IconBrowser.mjs'
import { __iconNode as pointer } from '@tabler/icons-react/dist/esm/icons/IconPointer.mjs'
import { __iconNode as refresh } from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs'
import { __iconNode as search } from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import { __iconNode as server } from '@tabler/icons-react/dist/esm/icons/IconServer2.mjs'
import { __iconNode as vectorBezier } from '@tabler/icons-react/dist/esm/icons/IconVectorBezier2.mjs'
import type { ServiceSummary } from '@/content/resolved.ts'
import { Icon, type IconShape } from './Icon.tsx'

const shapes: Record<ServiceSummary['icon'], IconShape> = {
  layout: browser,
  logo: vectorBezier,
  search,
  experience: pointer,
  server,
  maintenance: refresh,
}

/** The sign of a service; decorative, the name stands next to it. */
export function ServiceIcon({ icon, className }: { icon: ServiceSummary['icon']; className?: string | undefined }) {
  return <Icon shape={shapes[icon]} size={28} className={className} />
}
