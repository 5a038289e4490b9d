type IconProps = {
  /** One of icons.ts. */
  shape: string
  /** Edge in CSS pixels. */
  size: number
  /** For a sign that points the way. */
  isBold?: boolean
  className?: string | undefined
}

/** An icon of the one family the site uses, drawn by one rule (base.css); decorative, a text stands next to it or names its button. */
export function Icon({ shape, size, isBold = false, className }: IconProps) {
  return (
    <svg
      className={['icon', isBold && 'icon-bold', className].filter(Boolean).join(' ')}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={shape} />
    </svg>
  )
}
