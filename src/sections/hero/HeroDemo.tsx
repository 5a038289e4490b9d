import { useRef, useState } from 'react'
import type { SectionOf } from '@/collections/resolved.ts'
import { FrameTag } from '@/components/FrameTag.tsx'
import { Drawing } from '@/drawings/Drawing.tsx'
import { useAutoplay } from '@/motion/use-autoplay.ts'
import { useFrameBox } from '@/motion/use-frame-box.ts'
import styles from './HeroDemo.module.css'

type StageProps = SectionOf<'hero'>['stage']

/**
 * A sample site with a frame around one of its parts. An autoplay moves the frame through the parts once; the buttons
 * below choose one. The sample is hidden from assistive technology: the buttons carry its meaning.
 */
export function HeroDemo({ siteName, links, heading, text, button, points }: StageProps) {
  const pictureRef = useRef<HTMLDivElement>(null)
  const [chosen, setChosen] = useState<number>()
  const visited = useAutoplay(points.length, chosen === undefined)
  const active = points[chosen ?? visited] ?? points[0]
  const box = useFrameBox(pictureRef, active && `[data-target="${active.target}"]`)

  return (
    <div>
      <div ref={pictureRef} className={`drawing-board ${styles.picture}`} aria-hidden="true">
        <div className={styles.page}>
          <p className={styles.bar}>
            <b>{siteName}</b>
            {links.map((link) => (
              <span key={link}>{link}</span>
            ))}
          </p>
          <div className={styles.copy}>
            <p className={styles.heading} data-target="heading">
              {heading}
            </p>
            <p>{text}</p>
            <p className={styles.button} data-target="button">
              {button}
            </p>
          </div>
          <div className={styles.art} data-target="picture">
            <Drawing name="trade-ceramics" priority />
          </div>
        </div>
        {box && active && (
          // Not printed: its position was measured for the screen.
          <span className={`frame no-print ${styles.frame}`} style={box}>
            <FrameTag text={active.label} isBelow={active.target !== 'heading'} />
          </span>
        )}
      </div>
      <ul className={styles.points} role="list">
        {points.map((point, index) => (
          <li key={point.target}>
            <button
              type="button"
              className={styles.point}
              aria-pressed={point === active}
              onClick={() => setChosen(index)}
            >
              <b>{point.label}</b>
              <span>{point.text}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
