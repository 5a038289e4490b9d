import { Frame } from './Frame.tsx'
import styles from './Loading.module.css'

/** Loading indicator of a page: the frame of the brand and the loading text. */
export function Loading({ text }: { text: string }) {
  return (
    <div className={styles.loading} role="status">
      <span className={styles.spinner}>
        <Frame />
      </span>
      {text}
    </div>
  )
}
