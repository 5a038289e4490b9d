type IconProps = {
  /** One of icons.ts. */
  shape: string
  /** Edge in CSS pixels. */
  size: number
  className?: string | undefined
}

/** An icon of the one family the site uses, drawn by one rule (base.css); decorative, a text stands next to it or names its button. */
export function Icon({ shape, size, className }: IconProps) {
  return (
    <svg
      className={className === undefined ? 'icon' : `icon ${className}`}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={shape} />
    </svg>
  )
}
