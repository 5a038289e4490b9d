import { icons } from './icons.ts'

type IconProps = {
  name: keyof typeof icons
  /** Edge in CSS pixels. */
  size: number
  className?: string | undefined
}

/** An icon of the site's icon set; base.css has its stroke. Decorative: the adjacent text or the button has the name. */
export function Icon({ name, size, className }: IconProps) {
  return (
    <svg
      className={className === undefined ? 'icon' : `icon ${className}`}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={icons[name]} />
    </svg>
  )
}
