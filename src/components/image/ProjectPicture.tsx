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
  /** Whether it is what the reader has asked for. */
  isOpened?: boolean
}

/** Up to here only the small picture can be read. */
const NARROW = '(max-width: 39.99rem)'

/** The picture of a project, or one for each theme; the browser loads only the one that shows. */
export function ProjectPicture({ pictures, small, alt, sizes, isOpened = false }: ProjectPictureProps) {
  const { image, darkImage } = pictures
  const themes: ['light-only' | 'dark-only' | undefined, typeof image, typeof image | undefined][] = darkImage
    ? [
        ['light-only', image, small?.image],
        ['dark-only', darkImage, small?.darkImage ?? small?.image],
      ]
    : [[undefined, image, small?.image]]
  return themes.map(([theme, large, narrow]) => {
    const picture = (
      <Picture
        key={large.src}
        // First: it counts for what is loaded from its `src` on.
        {...(isOpened && { fetchPriority: 'high' })}
        {...large}
        alt={alt}
        sizes={sizes}
        {...(theme && { className: theme })}
      />
    )
    if (!narrow) return picture
    return (
      <picture key={large.src}>
        <source media={NARROW} srcSet={narrow.srcSet ?? narrow.src} sizes={sizes} />
        {picture}
      </picture>
    )
  })
}

type ProjectFramesProps = { project: Pick<ResolvedProject, 'focus' | 'small'>; isQuiet?: boolean }

/** The frame on a picture that has a small one for phones: one for each, of which one shows. */
export function ProjectFrames({ project: { focus, small }, isQuiet = false }: ProjectFramesProps) {
  return (
    <>
      {focus && <FocusFrame focus={focus} isQuiet={isQuiet} className={small && styles.wide} />}
      {small?.focus && <FocusFrame focus={small.focus} isQuiet={isQuiet} className={styles.narrow} />}
    </>
  )
}
