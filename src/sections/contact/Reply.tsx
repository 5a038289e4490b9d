import type { SectionOf } from '@/collections/resolved.ts'
import { useHeadings } from '@/components/Section.tsx'
import { useSiteData } from '@/components/SiteData.tsx'
import { keepTogether } from '@/components/text/keep-together.tsx'
import styles from './Reply.module.css'

type ReplyProps = NonNullable<SectionOf<'contact'>['reply']> & {
  /** Whether only wide screens have room for it. */
  isWide: boolean
}

/** A numbered list in a plain text. */
const NUMBERED_LINES = /((?:^\d+\. .*\n?)+)/m

/** What happens to a message: a chat of somebody else. */
export function Reply({ title, question, wait, message, answer, isWide }: ReplyProps) {
  const { Subtitle } = useHeadings()
  const { site, interface: texts } = useSiteData()
  const { chatCustomer } = texts
  return (
    <div className={styles.reply} data-wide={isWide || undefined}>
      <Subtitle>{title}</Subtitle>
      <div className={`drawing-board ${styles.chat}`}>
        <p className={styles.mine}>
          {chatCustomer && <span className="visually-hidden">{chatCustomer}: </span>}
          {keepTogether(question)}
        </p>
        <div>
          <p className={styles.wait}>{wait}</p>
          <div className={styles.theirs}>
            <span className="visually-hidden">{site.brand}: </span>
            {message.split(NUMBERED_LINES).map((part, place) =>
              place % 2 === 0 ? (
                keepTogether(part.trim())
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no identity but their place.
                <ol key={place}>
                  {part
                    .trim()
                    .split('\n')
                    .map((line) => (
                      <li key={line}>{keepTogether(line.replace(/^\d+\. /, ''))}</li>
                    ))}
                </ol>
              ),
            )}
          </div>
        </div>
        {answer && (
          <p className={styles.mine}>
            {chatCustomer && <span className="visually-hidden">{chatCustomer}: </span>}
            {keepTogether(answer)}
          </p>
        )}
      </div>
    </div>
  )
}
