import { Icon } from '@/components/image/Icon.tsx'
import { icons } from '@/components/image/icons.ts'
import styles from './ContactMethod.module.css'
import { SiteLink } from './SiteLink.tsx'

type ContactMethodProps = {
  href: string
  icon: keyof typeof icons
  name: string
  /** The number or the address, below the name. */
  value?: string
  isMain?: boolean
}

/** One contact method: phone, WhatsApp or e-mail. */
export function ContactMethod({ href, icon, name, value, isMain = false }: ContactMethodProps) {
  return (
    <SiteLink to={href} className={isMain ? `${styles.method} ${styles.main}` : styles.method}>
      <Icon shape={icons[icon]} size={24} />
      {name}
      {value && <span>{value}</span>}
    </SiteLink>
  )
}
