import styles from './ActionLink.module.css'
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
    <SiteLink to={link} className={`arrow ${styles.action} ${styles[weight]}`}>
      {label}
    </SiteLink>
  )
}
