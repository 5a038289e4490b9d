import styles from './BrandText.module.css'

/** The brand name at rest. */
export function StillLetters({ text }: { text: string }) {
  return (
    <span className={styles.brand} aria-hidden="true">
      {text}
    </span>
  )
}
