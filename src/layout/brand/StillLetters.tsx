import styles from './BrandText.module.css'

/** The brand name without animation. */
export function StillLetters({ text }: { text: string }) {
  return (
    <span className={styles.brand} aria-hidden="true">
      {text}
    </span>
  )
}
