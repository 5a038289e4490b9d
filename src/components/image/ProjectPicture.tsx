import type { ResolvedProject } from '@/collections/resolved.ts'
import { Picture } from './Picture.tsx'

type Pictures = Pick<ResolvedProject, 'image' | 'darkImage' | 'focus'>

type ProjectPictureProps = {
  pictures: Pictures
  /** Takes the place of `pictures` below 60rem. */
  small?: Pictures | undefined
  alt: string
  sizes: string
}

/** Where two columns of cards begin; wider cards have room for the large picture. */
const NARROW = '(max-width: 59.99rem)'

/** The picture of a project, or one for each theme; the browser loads only the one that shows. */
export function ProjectPicture({ pictures, small, alt, sizes }: ProjectPictureProps) {
  const { image, darkImage } = pictures
  const themes: ['light-only' | 'dark-only' | undefined, typeof image, typeof image | undefined][] = darkImage
    ? [
        ['light-only', image, small?.image],
        ['dark-only', darkImage, small?.darkImage ?? small?.image],
      ]
    : [[undefined, image, small?.image]]
  return themes.map(([theme, large, narrow]) => {
    const picture = <Picture key={large.src} {...large} alt={alt} sizes={sizes} {...(theme && { className: theme })} />
    if (!narrow) return picture
    return (
      <picture key={large.src}>
        <source media={NARROW} srcSet={narrow.srcSet ?? narrow.src} sizes={sizes} />
        {picture}
      </picture>
    )
  })
}
