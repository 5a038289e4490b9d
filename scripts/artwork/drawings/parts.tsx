type Place = { x: number; y: number }
type Box = Place & { width: number; height: number }

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

/** A sheet of paper or a browser page, with its shadow on the board. */
export function Sheet({ x, y, width, height, rx = 10, fill = 'var(--sheet)' }: Box & { rx?: number; fill?: string }) {
  return (
    <>
      <rect x={x - 7} y={y + 9} width={width} height={height} rx={rx} fill="var(--shadow)" />
      <rect x={x} y={y} width={width} height={height} rx={rx} fill={fill} />
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

/** A calendar with one day marked, 112 by 122. */
export function Calendar({ x, y }: Place) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <Sheet x={0} y={0} width={112} height={122} />
      <path d="M0 10a10 10 0 0 1 10-10h92a10 10 0 0 1 10 10v22H0z" fill="var(--blue)" />
      <Line d="M26-8v18M86-8v18" color="var(--case)" width={7} />
      <path d="M20 52h73M20 76h73M20 100h25" stroke="var(--soft)" strokeWidth="11" strokeDasharray="0 24" />
      <circle cx="68" cy="76" r="11" fill="var(--ochre)" />
    </g>
  )
}

/** The jug of the customer's shop, 96 high at scale 1, standing at the place. */
export function Jug({ x, y, scale = 1 }: Place & { scale?: number }) {
  return (
    <g transform={`translate(${x} ${y})scale(${scale})`}>
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

/** The bowl of the customer's shop, 72 wide at scale 1, standing at the place; with fruit unless it is `empty`. */
export function Bowl({ x, y, scale = 1, empty = false }: Place & { scale?: number; empty?: boolean }) {
  return (
    <g transform={`translate(${x} ${y})scale(${scale})`}>
      <path d="M-36-38h72c0 24-14 38-36 38s-36-14-36-38z" fill="var(--blue)" />
      <path d="M-36-38h18c0 20 7 33 21 38h-3c-22 0-36-14-36-38z" fill="var(--blue-shade)" />
      <ellipse cy="-38" rx="36" ry="6" fill="var(--blue-deep)" />
      {!empty && (
        <>
          <path d="M-20-38a11 11 0 0 1 22 0c-5 3-17 3-22 0z" fill="var(--ochre)" />
          <path d="M-3-37a12 12 0 0 1 24 0c-5 3-19 3-24 0z" fill="var(--ochre-shade)" />
        </>
      )}
    </g>
  )
}

/** The customer's mark, a sun going down into a bowl; 40 wide at scale 1, its rim at the place. */
export function Mark({ x, y, scale, color }: Place & { scale: number; color: string }) {
  return (
    <g transform={`translate(${x} ${y})scale(${scale})`}>
      <path d="M-20 1h40a20 20 0 0 1-40 0z" fill={color} />
      <path d="M-13-3a13 13 0 0 1 26 0z" fill="var(--ochre)" />
    </g>
  )
}
