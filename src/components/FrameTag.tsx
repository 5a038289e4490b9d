import styles from './FrameTag.module.css'

type FrameTagProps = {
  text: string
  /** On the lower left corner, where the upper one would cover text. */
  isBelow?: boolean
}

/** The words on the frame. The frame is the parent element, of class `frame`. */
export function FrameTag({ text, isBelow = false }: FrameTagProps) {
  return <span className={isBelow ? `${styles.tag} ${styles.below}` : styles.tag}>{text}</span>
}
