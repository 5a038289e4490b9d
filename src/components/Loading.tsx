import styles from './Loading.module.css'

/** The waiting state: the frame, looking for its picture. */
export function Loading({ text }: { text: string }) {
  return (
    <div className={styles.loading} role="status">
      <span className={`frame ${styles.spinner}`} aria-hidden="true" />
      {text}
    </div>
  )
}
