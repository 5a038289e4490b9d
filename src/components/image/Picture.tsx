import type { ResolvedImage } from '@/content/resolved.ts'

type PictureProps = ResolvedImage & {
  /** What it shows, for those who do not see it; empty when it only decorates. */
  alt: string
  /** How wide it is shown, as in `<img sizes>`; the browser chooses the file by it. */
  sizes?: string
  /** In the first view: fetched with the page. All others wait until they come near. */
  isFirstView?: boolean
  /** Shown when the pointer rests on it. */
  title?: string | undefined
  className?: string
}

/** A picture in the lightest file the browser can show, with its place kept free. */
export function Picture({ colorClass, sizes, isFirstView = false, className, ...image }: PictureProps) {
  const waiting = isFirstView ? {} : ({ loading: 'lazy' } as const)
  const classes = [className, colorClass].filter((name) => name !== undefined).join(' ')
  return (
    <img
      {...waiting}
      {...(image.srcSet === undefined ? {} : { sizes })}
      {...image}
      {...(classes === '' ? {} : { className: classes })}
      alt={image.alt}
    />
  )
}
