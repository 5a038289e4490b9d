import { Fragment } from 'react'

type Place = { x: number; y: number }
type Scaled = Place & { scale?: number }
type Box = Place & { width: number; height: number }

const at = ({ x, y, scale = 1 }: Scaled) => `translate(${x} ${y})scale(${scale})`

/** The frame around what matters; every picture has exactly one. */
export function Frame({ x, y, width, height }: Box) {
  const across = width - 36
  const down = height - 36
  return (
    <path
      d={`M${x} ${y + 18}v-18h18m${across} 0h18v18m0 ${down}v18h-18m${-across} 0h-18v-18`}
      fill="none"
      stroke="var(--color-frame)"
      strokeWidth="4"
    />
  )
}

/** A stroke of one colour; thick ones with round ends stand for lines of text. */
export function Line({ d, color, width = 6 }: { d: string; color: string; width?: number }) {
  return <path d={d} fill="none" stroke={color} strokeWidth={width} />
}

/** Single-stroke letters: advance, then path from the baseline; capitals are 20 high, small letters 14. */
const LETTERS: Record<string, [advance: number, path: string]> = {
  ' ': [7, ''],
  '.': [8, 'v-.1'],
  '₺': [16, 'm4-20v20c6 0 9-4 9-9m-13-1 10-5m-10 10 10-5'],
  '0': [17, 'm0-10a5.5 10 0 1 0 11 0 5.5 10 0 1 0-11 0'],
  '1': [12, 'm0-16 5-4v20'],
  '2': [16, 'm0-15a5 5 0 1 1 9 3l-9 12h11'],
  '3': [16, 'm0-20h10l-6 8a6 6 0 1 1-5 9'],
  '5': [17, 'm10-20h-8l-1 9a6 6 0 1 1-1 8'],
  B: [16, 'v-20h6a5 4.75 0 0 1 0 9.5h-6m6 0a5.5 5.25 0 0 1 0 10.5h-6'],
  F: [17, 'v-20h11m-11 9h9'],
  M: [22, 'v-20l8 12 8-12v20'],
  R: [18, 'v-20h6a5 5.5 0 0 1 0 11h-6m6 0 6 9'],
  a: [16, 'm11-14v14m0-7a5.5 7 0 1 0-11 0 5.5 7 0 1 0 11 0'],
  d: [15, 'm11-20v20m0-7a5.5 7 0 1 0-11 0 5.5 7 0 1 0 11 0'],
  e: [15, 'm0-7h11a5.5 7 0 1 0-2 5.5'],
  i: [8, 'v-14m0-6v-.1'],
  ı: [9, 'v-14'],
  k: [14, 'v-20m9 6-8 8 9 6'],
  n: [15, 'v-14m0 6a5 6 0 0 1 10 0v8'],
  r: [12, 'v-14m0 6q1-6 7-6'],
  t: [12, 'm4-19v15q0 4 5 4m-9-14h9'],
  u: [16, 'm0-14v8a5 6 0 0 0 10 0m0-8v14'],
  v: [14, 'm0-14 5.5 14 5.5-14'],
}

/** A word of `LETTERS`, its baseline from the place to the right. */
export function Word({ text, color, width = 4, ...place }: Scaled & { text: string; color: string; width?: number }) {
  let start = 0
  const strokes = Array.from(text, (letter) => {
    const [advance, path] = LETTERS[letter] ?? []
    if (advance === undefined) throw new Error(`No strokes for the letter "${letter}" of "${text}".`)
    const stroke = `M${start} 0${path}`
    start += advance
    return stroke
  })
  return (
    <g transform={at(place)}>
      <Line d={strokes.join('')} color={color} width={width} />
    </g>
  )
}

/** The wooden top of a shelf or a table across the picture. */
export function Tabletop({ y }: { y: number }) {
  return (
    <>
      <path d={`M0 ${y}h480V320H0z`} fill="var(--wood)" />
      <path d={`M0 ${y}h480v7H0z`} fill="var(--wood-edge)" />
    </>
  )
}

/** A sheet of paper or a browser page, with its shadow on the board. */
export function Sheet({ x, y, width, height, rx = 10, fill = 'var(--sheet)' }: Box & { rx?: number; fill?: string }) {
  return (
    <>
      <rect x={x - 7} y={y + 9} width={width} height={height} rx={rx} fill="var(--shadow)" />
      <rect x={x} y={y} width={width} height={height} rx={rx} fill={fill} />
    </>
  )
}

/** The bar of a page: mark, name and, up to `end`, the links. */
export function PageBar({ x, y, end }: Place & { end: number }) {
  return (
    <>
      <circle cx={x} cy={y} r="6" fill="var(--clay)" />
      <Line d={`M${x + 17} ${y}h38`} color="var(--ink)" />
      <Line d={`M${end - 64} ${y}h18m28 0h18`} color="var(--soft)" />
    </>
  )
}

/** A picture in a page: a wall in the light and the board at its foot, 32 high. */
export function Scene({ x, y, width, height }: Box) {
  const foot = height - 32
  return (
    <>
      <path d={`M${x} ${y}h${width}v${height}h${-width}z`} fill="var(--wall)" />
      <path
        d={`M${x} ${y + foot}v${-foot / 2}l${width * 0.7} ${-foot / 2}h${width * 0.3}v${foot / 2}z`}
        fill="var(--light)"
      />
      <path d={`M${x} ${y + foot}h${width}v32h${-width}z`} fill="var(--wood)" />
      <path d={`M${x} ${y + foot}h${width}v5h${-width}z`} fill="var(--wood-edge)" />
    </>
  )
}

/** A phone; its screen begins 6 inside. */
export function Phone({ x, y, width, height }: Box) {
  return (
    <>
      <Sheet x={x} y={y} width={width} height={height} rx={18} fill="var(--case)" />
      <rect x={x + 6} y={y + 6} width={width - 12} height={height - 12} rx="12" fill="var(--sheet)" />
    </>
  )
}

/** A calendar with one day marked, 112 by 122 at scale 1. */
export function Calendar(place: Scaled) {
  return (
    <g transform={at(place)}>
      <Sheet x={0} y={0} width={112} height={122} />
      <path d="M0 10a10 10 0 0 1 10-10h92a10 10 0 0 1 10 10v22H0z" fill="var(--blue)" />
      <Line d="M26-8v18M86-8v18" color="var(--case)" width={7} />
      <path d="M20 52h73M20 76h73M20 100h25" stroke="var(--soft)" strokeWidth="11" strokeDasharray="0 24" />
      <circle cx="68" cy="76" r="11" fill="var(--ochre)" />
    </g>
  )
}

/** A pencil, 121 long, its point at the place; `turn` in degrees, clockwise from lying to the right. */
export function Pencil({ x, y, turn }: Place & { turn: number }) {
  return (
    <g transform={`translate(${x} ${y})rotate(${turn})`}>
      <path d="M0 0 20-9h86V9H20z" fill="var(--ochre)" />
      <path d="M0 0 20-9V9z" fill="var(--glaze)" />
      <path d="M20 0h86v9H20z" fill="var(--ochre-shade)" />
      <path d="M0 0 8-4v8z" fill="var(--case)" />
      <path d="M106-9h10a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5h-10z" fill="var(--clay)" />
    </g>
  )
}

/** A server of `slots` drives, 186 wide at scale 1, its top left corner at the place. */
export function Server({ slots, ...place }: Scaled & { slots: number }) {
  const height = 64 * slots + 24
  return (
    <g transform={at(place)}>
      <rect width="186" height={height} rx="12" fill="var(--clay)" />
      <path d={`M12 0h22v${height}H12a12 12 0 0 1-12-12V12A12 12 0 0 1 12 0z`} fill="var(--clay-shade)" />
      {Array.from({ length: slots }, (_, slot) => 18 + 64 * slot).map((y) => (
        <Fragment key={y}>
          <path d={`M46 ${y}h126v52H46z`} fill="var(--slot)" />
          <Line d={`M62 ${y + 18}h50m-50 16h50`} color="var(--clay-shade)" />
          <path d={`M134 ${y + 26}h.1`} stroke="var(--ochre)" strokeWidth="14" />
          <path d={`M155 ${y + 26}h.1`} stroke="var(--glaze)" strokeWidth="14" />
        </Fragment>
      ))}
    </g>
  )
}

/** The potter's jug, 96 high at scale 1, standing at the place. */
export function Jug(place: Scaled) {
  return (
    <g transform={at(place)}>
      <Line d="M12-76c29-8 36 12 18 31" color="var(--clay)" width={7} />
      <path
        d="M-14-96h26c1 12 2 20 9 30 5.5 8 9 18.5 9.5 30-20 12-43 12-63 0 .5-11.5 4-22 9.5-30 7-10 8-18 9-30z"
        fill="var(--clay)"
      />
      <path
        d="M-14-96h9c0 13-1 20-9 30-6 10-8 21-7 34l-11.5-4c.5-11.5 4-22 9.5-30 7-10 8-18 9-30z"
        fill="var(--clay-shade)"
      />
      <path d="M-32.5-36c20 9 43 9 63 0 .5 11.5-2 24-8.5 36h-46c-6.5-12-9-24.5-8.5-36z" fill="var(--glaze)" />
      <path d="M-32.5-36q6 2.7 11.5 4 0 17 7 32h-10c-6.5-12-9-24.5-8.5-36z" fill="var(--glaze-shade)" />
    </g>
  )
}

/** The potter's bowl with fruit, 72 wide at scale 1, standing at the place. */
export function Bowl(place: Scaled) {
  return (
    <g transform={at(place)}>
      <path d="M-36-38h72c0 24-14 38-36 38s-36-14-36-38z" fill="var(--blue)" />
      <path d="M-36-38h18c0 20 7 33 21 38h-3c-22 0-36-14-36-38z" fill="var(--blue-shade)" />
      <ellipse cy="-38" rx="36" ry="6" fill="var(--blue-deep)" />
      <path d="M-20-38a11 11 0 0 1 22 0c-5 3-17 3-22 0z" fill="var(--ochre)" />
      <path d="M-3-37a12 12 0 0 1 24 0c-5 3-19 3-24 0z" fill="var(--ochre-shade)" />
    </g>
  )
}

/** The potter's mark, a sun going down into a bowl; 40 wide at scale 1, its rim at the place. */
export function Mark({ color, ...place }: Scaled & { color: string }) {
  return (
    <g transform={at(place)}>
      <path d="M-20 1h40a20 20 0 0 1-40 0z" fill={color} />
      <path d="M-13-3a13 13 0 0 1 26 0z" fill="var(--ochre)" />
    </g>
  )
}

/** The vet's patient, 94 high at scale 1, sitting at the place. */
export function Cat(place: Scaled) {
  return (
    <g transform={at(place)}>
      <Line d="M18-5c26 2 30-18 18-34" color="var(--ochre-shade)" width={9} />
      <path d="M-27 0c-3-30 6-46 27-50 21 4 30 20 27 50z" fill="var(--ochre)" />
      <path d="M-27 0c-3-30 6-46 27-50-14 12-18 28-13 50z" fill="var(--ochre-shade)" />
      <path d="M-11-42q11 6 22 0c4 14 1 25-11 29-12-4-15-15-11-29z" fill="var(--glaze)" />
      <path d="M-25-94l17 11q8-2 16 0l17-11 1 29a26 21 0 0 1-52 0z" fill="var(--ochre)" />
      <path d="M-25-94l12 8c-6 12-8 28 0 39a26 21 0 0 1-13-18z" fill="var(--ochre-shade)" />
      <ellipse cy="-54" rx="11" ry="8" fill="var(--glaze)" />
      <path d="M-3-59h6l-3 4z" fill="var(--clay)" stroke="var(--clay)" strokeWidth="2" />
      <Line d="M-11-68v3M11-68v3" color="var(--slot)" width={5} />
      <Line d="M-15-42q15 8 30 0" color="var(--blue)" />
    </g>
  )
}

/** The dentist's tooth, 44 high at scale 1, around the place. */
export function Tooth(place: Scaled) {
  return (
    <g transform={at(place)}>
      <path
        d="M-20-10c0-14 12-14 20-8 8-6 20-6 20 8 0 10-5 12-6 21-1 8-2 12-5 12-5 0-3-14-9-14s-4 14-9 14c-3 0-4-4-5-12-1-9-6-11-6-21z"
        fill="var(--glaze)"
      />
      <path d="M-20-10c0-10 6-13 12-11-4 12-4 28 0 44h-1c-3 0-4-4-5-12-1-9-6-11-6-21z" fill="var(--glaze-shade)" />
    </g>
  )
}

/** The baker's loaf, 98 wide at scale 1, lying at the place. */
export function Bread(place: Scaled) {
  return (
    <g transform={at(place)}>
      <path d="M-46 0c-9-24 10-40 46-40s55 16 46 40z" fill="var(--ochre)" />
      <path d="M-46 0c-9-24 10-40 46-40-24 6-34 20-29 40z" fill="var(--ochre-shade)" />
      <Line d="M-16-30q7 8 3 18M5-33q7 9 3 20M25-29q7 8 3 16" color="var(--glaze)" width={5} />
    </g>
  )
}

/** The gate maker's garden gate, 120 wide and 108 high at scale 1, standing at the place. */
export function Gate(place: Scaled) {
  return (
    <g transform={at(place)}>
      <path d="M-42 0v-84q42-44 84 0V0z" fill="var(--blue)" />
      <path d="M-42 0v-84q20-21 42-22V0z" fill="var(--blue-shade)" />
      <Line d="M-21-2v-92M0-2v-102M21-2v-92M-40-74h80M-40-20h80" color="var(--blue-deep)" width={4} />
      <Line d="M-7-50v8M7-50v8" color="var(--ochre)" />
      <path d="M-56-94h14V0h-14zM42-94h14V0H42z" fill="var(--clay)" />
      <path d="M-60-104h22v12h-22zM38-104h22v12H38z" fill="var(--clay-shade)" />
    </g>
  )
}

/** A glass of tea on its saucer, 62 high at scale 1, standing at the place. */
export function Tea(place: Scaled) {
  return (
    <g transform={at(place)}>
      <path d="M-30-9h60c-4 6-10 9-20 9h-20c-10 0-16-3-20-9z" fill="var(--glaze)" />
      <path
        d="M-15-62c0 8 5 12 5 20 0 8-9 10-9 20 0 8 4 13 9 13h20c5 0 9-5 9-13 0-10-9-12-9-20 0-8 5-12 5-20z"
        fill="var(--light)"
        stroke="var(--guide)"
        strokeWidth="3"
      />
      <path
        d="M-12-51q2 4 2 9c0 8-9 10-9 20 0 8 4 13 9 13h20c5 0 9-5 9-13 0-10-9-12-9-20q0-5 2-9z"
        fill="var(--clay)"
      />
      <path d="M-12-51q2 4 2 9c0 8-9 10-9 20 0 8 4 13 9 13h5c-7-7-7-15-3-22 3-6 3-12 2-20z" fill="var(--clay-shade)" />
    </g>
  )
}
