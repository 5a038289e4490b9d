import { Frame } from './Frame.tsx'
import styles from './Loading.module.css'
import { useInterfaceTexts } from './SiteData.tsx'

/** In place of a page that is loading: the frame of the brand and the loading text. */
export function Loading() {
  return (
    <div className={styles.loading} role="status">
      <span className={styles.spinner}>
        <Frame />
      </span>
      {useInterfaceTexts().loading}
    </div>
  )
}
