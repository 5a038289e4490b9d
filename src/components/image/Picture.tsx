import type { ResolvedImage } from '@/content/resolved-values.ts'

type PictureProps = ResolvedImage & {
  /** Alternative text; empty for a decorative picture. */
  alt: string
  /** Displayed width, as in `<img sizes>`; the browser picks the candidate of `srcset` by it. */
  sizes?: string
  /** Above the fold: loaded with the page. All others load lazily. */
  priority?: boolean
  /** `high` where it is asked for before others in view. */
  fetchPriority?: 'high' | undefined
  /** Tooltip. */
  title?: string | undefined
  className?: string | undefined
}

/** Responsive picture with its dimensions, so that it shifts nothing when it loads. */
export function Picture({ colorClass, sizes, priority = false, className, ...image }: PictureProps) {
  return (
    <img
      // First: they count for what is loaded from its `src` on.
      loading={priority ? undefined : 'lazy'}
      sizes={image.srcSet && sizes}
      {...image}
      className={[className, colorClass].filter(Boolean).join(' ') || undefined}
      alt={image.alt}
    />
  )
}
