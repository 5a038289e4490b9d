import type { ResolvedProject } from '@/collections/resolved.ts'
import styles from './FocusFrame.module.css'
import { Frame, type FrameProps } from './Frame.tsx'

type FocusFrameProps = Pick<FrameProps, 'isQuiet' | 'className'> & {
  /** Its place on the picture below it, in percent of the positioned parent. */
  focus: NonNullable<ResolvedProject['focus']>
  /** Degrees that what it stands around is turned. */
  tilt?: number | undefined
}

/** The frame on a picture. Placed by script, because the policy of a document allows no style attribute; absent without. */
export function FocusFrame({ focus, tilt = 0, isQuiet, className = '' }: FocusFrameProps) {
  const { x, y, width, height } = focus
  const inset = `${y}% ${100 - x - width}% ${100 - y - height}% ${x}%`
  return (
    <Frame
      ref={(element) => {
        element?.style.setProperty('--inset', inset)
        element?.style.setProperty('rotate', `${tilt}deg`)
      }}
      isQuiet={isQuiet}
      className={`${styles.focus} ${className}`}
    />
  )
}
