import { useState } from 'react'
import type { SectionOf } from '@/collections/resolved.ts'
import { ActionLinks } from '@/components/link/ActionLink.tsx'
import { useHeadings } from '@/components/Section.tsx'
import { useSiteData } from '@/components/SiteData.tsx'
import { keepTogether } from '@/components/text/keep-together.tsx'
import { fill } from '@/content/fill.ts'
import styles from './HeroSection.module.css'
import { TradeStage } from './TradeStage.tsx'

/** The title with its most important words in the accent colour. */
function FocusedTitle({ title, focus }: { title: string; focus: string | undefined }) {
  const start = focus === undefined ? -1 : title.indexOf(focus)
  if (focus === undefined || start < 0) return title
  return (
    <>
      {title.slice(0, start)}
      <span className={styles.focus}>{focus}</span>
      {title.slice(start + focus.length)}
    </>
  )
}

/** The trade that was chosen in this document: whoever comes back from another page finds it again. */
let lastTrade: string | undefined

/** Hero: title, lead, calls to action, promises and, where the content has one, the stage with the sample sites. */
export function HeroSection({ title, focus, lead, actions, promises = [], stage }: SectionOf<'hero'>) {
  const { Title } = useHeadings()
  const { promise } = useSiteData().site.contact
  const allPromises = promise ? [promise, ...promises] : promises
  const [chosen, setChosen] = useState(lastTrade)
  const trade = stage?.trades.find(({ name }) => name === chosen)?.name
  const chooseTrade = (name: string) => {
    lastTrade = name
    setChosen(name)
  }
  const subject =
    trade !== undefined && stage?.message ? { about: trade, sentence: fill(stage.message, { konu: trade }) } : {}
  return (
    <section className={`page-width ${styles.hero}`}>
      <Title>
        <FocusedTitle title={title} focus={focus} />
      </Title>
      <div>
        <p className="lead">{keepTogether(lead)}</p>
        <ActionLinks actions={actions} {...subject} />
        {allPromises.length > 0 && (
          <ul className={styles.promises} role="list">
            {allPromises.map((each) => (
              <li key={each}>{keepTogether(each)}</li>
            ))}
          </ul>
        )}
      </div>
      {stage && <TradeStage {...stage} chosen={trade} onChoose={chooseTrade} />}
    </section>
  )
}
