import type { ResolvedProject } from '@/collections/resolved.ts'
import { FocusFrame } from '../FocusFrame.tsx'
import { Picture } from './Picture.tsx'
import styles from './ProjectPicture.module.css'

type Pictures = Pick<ResolvedProject, 'image' | 'darkImage' | 'focus'>

type ProjectPictureProps = {
  pictures: Pictures
  /** Takes the place of `pictures` on phones. */
  small?: Pictures | undefined
  alt: string
  sizes: string
  /** Whether it is one of two side by side, too narrow to read on a tablet too. */
  isPaired?: boolean
  /** Whether it is what the reader has asked for. */
  isOpened?: boolean
}

/** Up to here only the small picture can be read: alone, and as one of two. */
const NARROW = '(max-width: 39.99rem)'
const NARROW_PAIR = '(max-width: 59.99rem)'

/** The picture of a project, or one for each theme; the browser loads only the one that shows. */
export function ProjectPicture({
  pictures,
  small,
  alt,
  sizes,
  isPaired = false,
  isOpened = false,
}: ProjectPictureProps) {
  const { image, darkImage } = pictures
  const inLight = { theme: darkImage && 'light-only', large: image, narrow: small?.image }
  const inDark = darkImage && { theme: 'dark-only', large: darkImage, narrow: small?.darkImage ?? small?.image }
  return (inDark ? [inLight, inDark] : [inLight]).map(({ theme, large, narrow }) => {
    const picture = (
      <Picture
        key={large.src}
        // First: it counts for what is loaded from its `src` on.
        fetchPriority={isOpened ? 'high' : undefined}
        {...large}
        alt={alt}
        sizes={sizes}
        className={theme}
      />
    )
    if (!narrow) return picture
    return (
      <picture key={large.src}>
        <source media={isPaired ? NARROW_PAIR : NARROW} srcSet={narrow.srcSet ?? narrow.src} sizes={sizes} />
        {picture}
      </picture>
    )
  })
}

type ProjectFramesProps = Pick<ProjectPictureProps, 'isPaired'> & {
  project: Pick<ResolvedProject, 'focus' | 'small'>
  isQuiet?: boolean
}

/** The frame on a picture that has a small one for phones: one for each, of which one shows. */
export function ProjectFrames({ project: { focus, small }, isPaired, isQuiet }: ProjectFramesProps) {
  const pair = isPaired ? 'Pair' : ''
  return (
    <>
      {focus && <FocusFrame focus={focus} isQuiet={isQuiet} className={small && styles[`wide${pair}`]} />}
      {small?.focus && <FocusFrame focus={small.focus} isQuiet={isQuiet} className={styles[`narrow${pair}`]} />}
    </>
  )
}
