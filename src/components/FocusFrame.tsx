import type { ResolvedProject } from '@/collections/resolved.ts'
import { Frame, type FrameProps } from './Frame.tsx'

type FocusFrameProps = Pick<FrameProps, 'isQuiet' | 'className'> & {
  /** Its place on the picture below it, in percent of the positioned parent. */
  focus: NonNullable<ResolvedProject['focus']>
  /** Degrees that what it stands around is turned. */
  tilt?: number | undefined
}

/** Closer on a narrow picture, where what is framed has its neighbours near. */
const MARGIN = 'max(-2.5%, -1 * var(--frame-gap))'

/** The frame on a picture. Placed by script, because the policy of a document allows no style attribute; absent without. */
export function FocusFrame({ focus, tilt = 0, isQuiet, className }: FocusFrameProps) {
  const { x, y, width, height } = focus
  const inset = `${y}% ${100 - x - width}% ${100 - y - height}% ${x}%`
  return (
    <Frame
      ref={(element) => {
        if (!element) return
        Object.assign(element.style, { inset, margin: MARGIN, rotate: `${tilt}deg` })
        element.hidden = false
      }}
      isQuiet={isQuiet}
      className={className}
      hidden
    />
  )
}
