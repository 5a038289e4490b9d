import styles from './ActionLink.module.css'
import { Icon } from './Icon.tsx'
import { icons } from './icons.ts'
import { SiteLink } from './SiteLink.tsx'

type ActionLinkProps = {
  label: string
  link: string
  /** One `strong` action a view; `quiet` ones beside it. */
  weight?: 'strong' | 'quiet'
}

/** A link that looks like a button: the next step. */
export function ActionLink({ label, link, weight = 'strong' }: ActionLinkProps) {
  return (
    <SiteLink to={link} className={`${styles.action} ${styles[weight]}`}>
      {label}
      <Icon shape={icons.arrowRight} size={20} isBold className={styles.arrow} />
    </SiteLink>
  )
}
