import type { ServiceSummary } from '@/content/resolved.ts'
import styles from './ServicePicture.module.css'
import drawings from './service-pictures.svg'

type ServicePictureProps = { icon: ServiceSummary['icon']; className?: string | undefined }

/** The picture of a service on its drawing board, 480 by 320; decorative, the text stands next to it. */
export function ServicePicture({ icon, className }: ServicePictureProps) {
  return (
    <svg
      className={`drawing-board ${styles.picture} ${className ?? ''}`}
      viewBox="0 0 480 320"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <use href={`${drawings}#${icon}`} />
    </svg>
  )
}
