import { Board, Bowl, Frame, Jug, Line, Sheet } from './parts.tsx'

/** The pottery's mark, a bowl and two fruits: three circles. 40 wide at scale 1, around the place. */
function Mark({
  x,
  y,
  scale = 1,
  color,
  accent,
}: {
  x: number
  y: number
  scale?: number
  color: string
  accent: string
}) {
  return (
    <g transform={`translate(${x} ${y})scale(${scale})`}>
      <path d="M-20 0h40a20 20 0 0 1-40 0z" fill={color} />
      <path d="M-17-10a7 7 0 0 1 14 0 7 7 0 0 1-14 0zM3-10a7 7 0 0 1 14 0 7 7 0 0 1-14 0z" fill={accent} />
    </g>
  )
}

/** The mark under construction and framed, on the sign of the shop, and small on a browser tab. */
export function LogoArt() {
  return (
    <Board>
      {/* the shop */}
      <path d="M268 96h190v224H268z" fill="var(--shadow)" />
      <path d="M276 84h190v236H276z" fill="var(--wall)" />
      <path d="M290 176h162v144H290z" fill="var(--blue-deep)" />
      <path d="M344 176h108v62L370 320h-80v-34z" fill="var(--blue-shade)" />
      <path d="M290 288h162v32H290z" fill="var(--wood)" />
      <Jug x={338} y={290} scale={0.9} />
      <Bowl x={408} y={292} />
      <path d="M264 42h202v64H264z" fill="var(--blue)" />
      <Mark x={302} y={76} scale={0.95} color="var(--glaze)" accent="var(--ochre)" />
      <Line d="M344 66h88M344 86h52" color="var(--glaze)" width={9} />
      <path
        d="M264 106h202v52a20 20 0 0 1-40.4 0 20 20 0 0 1-40.4 0 20 20 0 0 1-40.4 0 20 20 0 0 1-40.4 0 20 20 0 0 1-40.4 0z"
        fill="var(--clay)"
      />
      <path d="M304.4 106h40.4v52a20 20 0 0 1-40.4 0zM385.200 106h40.4v52a20 20 0 0 1-40.4 0z" fill="var(--glaze)" />
      {/* the construction */}
      <Sheet x={30} y={28} width={212} height={200} />
      <Line d="M46 128h180M136 44v168M46 206 214 44" color="var(--guide)" width={1.5} />
      <circle cx="136" cy="128" r="68" fill="none" stroke="var(--guide)" strokeWidth="1.5" />
      <Mark x={136} y={128} scale={3.4} color="var(--blue)" accent="var(--ochre)" />
      <Frame x={54} y={54} width={164} height={156} />
      {/* the tab */}
      <Sheet x={54} y={250} width={176} height={44} />
      <Mark x={82} y={274} scale={0.5} color="var(--blue)" accent="var(--ochre)" />
      <Line d="M106 273h70" color="var(--ink)" />
      <Line d="m204 268 10 10m0-10-10 10" color="var(--soft)" width={4} />
    </Board>
  )
}
