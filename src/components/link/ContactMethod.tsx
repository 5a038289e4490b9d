import { Icon } from '@/components/image/Icon.tsx'
import { icons } from '@/components/image/icons.ts'
import styles from './ContactMethod.module.css'

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
    <a className={isMain ? `${styles.method} ${styles.main}` : styles.method} href={href} rel="noopener noreferrer">
      <Icon shape={icons[icon]} size={24} />
      {name}
      {value && <span>{value}</span>}
    </a>
  )
}
