/** The strokes of an icon of the library; all its outlines are drawn with paths alone. */
export type IconShape = readonly (readonly [tag: 'path', attributes: { readonly d: string }])[]

type IconProps = {
  shape: IconShape
  /** Edge in CSS pixels. */
  size: number
  className?: string | undefined
}

/**
 * An icon of the one family the site uses; decorative, a text stands next to it or names its button. The library's own
 * component repeats eight attributes at each of some thirty icons of a page; here they are one rule (base.css). And one
 * path: two thirds of the elements less for a phone to style and draw before its first frame.
 */
export function Icon({ shape, size, className }: IconProps) {
  return (
    <svg
      className={className === undefined ? 'icon' : `icon ${className}`}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={shape.map(([, { d }]) => d).join('')} />
    </svg>
  )
}
