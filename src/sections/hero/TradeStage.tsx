import { useHydrated } from '@tanstack/react-router'
import { useId, useRef, useState } from 'react'
import type { SectionOf } from '@/collections/resolved.ts'
import { useAnnouncer } from '@/components/text/announcer.tsx'
import { drawings } from '@/drawings/drawings.ts'
import { useLiveFrame } from '@/motion/use-live-frame.ts'
import { SampleSite } from './SampleSite.tsx'
import styles from './TradeStage.module.css'
import { endPlay, useStagePlay } from './use-stage-play.ts'

type StageProps = NonNullable<SectionOf<'hero'>['stage']> & {
  /** The name of the chosen trade. */
  chosen: string | undefined
  /** Called with the name of the trade that the visitor chooses. */
  onChoose: (trade: string) => void
}

/**
 * The sample sites: a crowded page that becomes a calm one. The visitor chooses a trade; the list below the picture says
 * what has changed and why. The tabs on the two pages are the choice of the page in front.
 */
export function TradeStage({ description, question, before, after, trades, chosen: name, onChoose }: StageProps) {
  const groupId = useId()
  const stageRef = useRef<HTMLDivElement>(null)
  const boardRef = useRef<HTMLDivElement>(null)
  const isYielding = useLiveFrame(stageRef) === undefined
  // Before hydration nothing can be chosen: React would set it back.
  const isReady = useHydrated()
  const chosen = Math.max(
    0,
    trades.findIndex((trade) => trade.name === name),
  )
  const [isOldShown, setIsOldShown] = useState(false)
  const [said, say] = useAnnouncer()
  const phase = useStagePlay(boardRef, chosen, isReady)
  const isOldInFront = isOldShown || phase === 'crowded'
  const trade = trades[chosen] ?? trades[0]
  if (!trade) return null
  // Not the list: one whose words change would be read without what each of them is.
  const wordsBefore = ({ slogan, clutter }: typeof trade) => `${before}: ${[`“${slogan}”`, ...clutter].join(', ')}`
  const wordsAfter = ({ heading, text, button, frames: { tag, why } }: typeof trade) =>
    `${after}: “${heading}”, ${text} “${button}” ${tag}: ${why}`
  // Before one is chosen: its picture is there when its page is.
  const loadPictures = () => {
    for (const { drawing, mark } of trades)
      for (const name of [drawing, `old-${drawing}`, mark] as const) if (name) new Image().src = drawings[name]
  }
  return (
    <div
      ref={stageRef}
      className={styles.stage}
      data-phase={isOldInFront ? 'crowded' : 'calm'}
      data-yields={isYielding || undefined}
    >
      <div ref={boardRef} className={`drawing-board ${styles.board}`}>
        <SampleSite key={chosen} {...trade} />
        <fieldset className={styles.views} disabled={!isReady}>
          <legend className="visually-hidden">{description}</legend>
          {[after, before].map((view) => (
            <label key={view} className={styles.view}>
              <input
                type="radio"
                name={`${groupId}view`}
                className="visually-hidden"
                checked={(view === before) === isOldInFront}
                onChange={() => {
                  endPlay(chosen, phase)
                  setIsOldShown(view === before)
                  say(view === before ? wordsBefore(trade) : wordsAfter(trade))
                }}
              />
              {view}
            </label>
          ))}
        </fieldset>
      </div>
      {trades.length > 1 && (
        <fieldset
          className={`no-print ${styles.trades}`}
          disabled={!isReady}
          onPointerEnter={loadPictures}
          onFocus={loadPictures}
        >
          <legend className="visually-hidden">{question}</legend>
          {trades.map((other, index) => (
            <label key={other.name} className={styles.choice}>
              <input
                type="radio"
                name={groupId}
                className="visually-hidden"
                checked={index === chosen}
                onChange={() => {
                  onChoose(other.name)
                  setIsOldShown(false)
                  say(`${wordsBefore(other)}. ${wordsAfter(other)}`)
                }}
              />
              {other.name}
            </label>
          ))}
        </fieldset>
      )}
      <ul key={chosen} role="list" className={styles.caption}>
        <li className="visually-hidden">
          {before}: <del>“{trade.slogan}”</del>, {trade.clutter.join(', ')}
        </li>{' '}
        <li className="visually-hidden">
          {after}: <ins>“{trade.heading}”</ins> {trade.text} “{trade.button}”
        </li>{' '}
        <li>
          <span className="visually-hidden">{trade.frames.tag}: </span>
          {trade.frames.why}
        </li>
      </ul>
      {said}
    </div>
  )
}
