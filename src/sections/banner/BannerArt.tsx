import styles from './BannerArt.module.css'

type FrameShape = { x: number; y: number; width: number; height: number; corner: number; isLit?: boolean }

/** Page shapes of a contact sheet, loosely on a 40-unit grid; composed by eye so that the text stands in the dark. */
const shapes: FrameShape[] = [
  { x: 1060, y: 340, width: 400, height: 290, corner: 46, isLit: true },
  { x: 780, y: 60, width: 240, height: 160, corner: 26 },
  { x: 1060, y: 30, width: 160, height: 270, corner: 26 },
  { x: 1260, y: 110, width: 280, height: 190, corner: 26 },
  { x: 860, y: 260, width: 160, height: 220, corner: 26 },
  { x: 1500, y: 340, width: 160, height: 220, corner: 26 },
  { x: 820, y: 520, width: 200, height: 140, corner: 26 },
  { x: 1500, y: 600, width: 200, height: 260, corner: 26 },
  { x: 860, y: 700, width: 280, height: 180, corner: 26 },
  { x: 1180, y: 670, width: 240, height: 210, corner: 26 },
  { x: 500, y: 40, width: 240, height: 130, corner: 26 },
  { x: 540, y: 800, width: 280, height: 180, corner: 26 },
  { x: 260, y: 840, width: 240, height: 140, corner: 26 },
  { x: 260, y: 20, width: 200, height: 120, corner: 26 },
  { x: 20, y: 860, width: 200, height: 120, corner: 26 },
]

/** Four corners as one path. */
function corners({ x, y, width, height, corner }: FrameShape): string {
  const right = x + width
  const bottom = y + height
  return [
    `M${x} ${y + corner}V${y}H${x + corner}`,
    `M${right - corner} ${y}H${right}V${y + corner}`,
    `M${right} ${bottom - corner}V${bottom}H${right - corner}`,
    `M${x + corner} ${bottom}H${x}V${bottom - corner}`,
  ].join('')
}

/** A contact sheet of empty frames, one of them chosen. */
export function BannerArt() {
  return (
    <svg className={styles.art} viewBox="0 0 1600 1000" preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
      {shapes.map((shape) => (
        <g key={`${shape.x}-${shape.y}`} className={shape.isLit ? styles.lit : styles.dim}>
          <rect {...{ x: shape.x, y: shape.y, width: shape.width, height: shape.height }} />
          <path d={corners(shape)} />
        </g>
      ))}
    </svg>
  )
}
