import type { SectionOf } from '@/collections/resolved.ts'
import { withSubject } from '@/components/message/subject.ts'
import { fill } from '@/content/fill.ts'
import styles from './ActionLink.module.css'
import { SiteLink } from './SiteLink.tsx'

export type ActionLinkProps = {
  label: string
  link: string
  /** At most one `strong` action per viewport; the others are `quiet`, or `plain` at the end of a text. */
  weight?: 'strong' | 'quiet' | 'plain'
  /** What the link is about: named in its words (`{konu}`) or out of context, and the topic of the message where the link leads to one. */
  about?: string
  /** The first sentence of that message, in place of the usual one. */
  sentence?: string
}

/** Call to action: a link that looks like a button, except for `plain`. */
export function ActionLink({ label, link, weight = 'strong', about, sentence }: ActionLinkProps) {
  const words = fill(label, { konu: about ?? '' })
  return (
    <SiteLink
      to={about === undefined ? link : withSubject(link, about, sentence)}
      className={`arrow ${styles.action} ${styles[weight]}`}
      aria-label={about && words === label ? `${label}: ${about}` : undefined}
    >
      {words}
    </SiteLink>
  )
}

type ActionLinksProps = Pick<SectionOf<'hero'>, 'actions'> & Pick<ActionLinkProps, 'about' | 'sentence'>

/** The actions of an opening section; the first one is strong, and may be about something. */
export function ActionLinks({ actions, ...subject }: ActionLinksProps) {
  return (
    <div className={styles.row}>
      {actions.map((action, index) => (
        <ActionLink
          key={action.link}
          {...action}
          {...(index === 0 && subject)}
          weight={index === 0 ? 'strong' : 'plain'}
        />
      ))}
    </div>
  )
}
