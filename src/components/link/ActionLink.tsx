import styles from './ActionLink.module.css'
import { SiteLink } from './SiteLink.tsx'

type ActionLinkProps = {
  label: string
  link: string
  /** At most one `strong` action per viewport; the others are `quiet`. */
  weight?: 'strong' | 'quiet'
}

/** Call to action: a link that looks like a button. */
export function ActionLink({ label, link, weight = 'strong' }: ActionLinkProps) {
  return (
    <SiteLink to={link} className={`arrow ${styles.action} ${styles[weight]}`}>
      {label}
    </SiteLink>
  )
}
