import { Bowl, Frame, Jug, Line, Sheet } from './parts.tsx'

/** The customer's mark, a sun going down into a bowl; 40 wide at scale 1, its rim at the place. */
function Mark({ x, y, scale, color }: { x: number; y: number; scale: number; color: string }) {
  return (
    <g transform={`translate(${x} ${y})scale(${scale})`}>
      <path d="M-20 1h40a20 20 0 0 1-40 0z" fill={color} />
      <path d="M-13-3a13 13 0 0 1 26 0z" fill="var(--ochre)" />
    </g>
  )
}

/** The mark under construction and framed, on the sign of the shop, and small on a browser tab. */
export function LogoArt() {
  return (
    <>
      {/* the construction */}
      <Sheet x={30} y={28} width={208} height={206} />
      <g fill="none" stroke="var(--guide)" strokeWidth="1.5">
        <path d="M44 135h180M134 42v178M60 42v178M208 42v178M44 205h180" />
        <circle cx="134" cy="135" r="70" />
        <circle cx="134" cy="121" r="45.5" />
      </g>
      <Mark x={134} y={131.5} scale={3.5} color="var(--blue)" />
      <Frame x={50} y={61} width={168} height={156} />
      {/* the tab of a browser */}
      <Sheet x={50} y={252} width={168} height={42} />
      <Mark x={77} y={273} scale={0.55} color="var(--blue)" />
      <Line d="M102 273h64" color="var(--ink)" />
      <Line d="m192 268 10 10m0-10-10 10" color="var(--soft)" width={4} />
      {/* the shop */}
      <path d="M265 98h170v222H265z" fill="var(--shadow)" />
      <path d="M272 89h170v231H272z" fill="var(--wall)" />
      <path d="M286 140h142v150H286z" fill="var(--blue-deep)" />
      <path d="M398 140h30v90l-60 60h-82v-38z" fill="var(--blue-shade)" />
      <path d="M286 140h142v34H286z" fill="var(--shadow)" />
      <path d="M286 286h142v34H286z" fill="var(--wood)" />
      <path d="M278 284h158v8H278z" fill="var(--wood-edge)" />
      <Jug x={332} y={285} scale={0.88} />
      <Bowl x={390} y={286} scale={0.9} />
      <path
        d="M262 104h190v52a19 19 0 0 1-38 0 19 19 0 0 1-38 0 19 19 0 0 1-38 0 19 19 0 0 1-38 0 19 19 0 0 1-38 0z"
        fill="var(--clay)"
      />
      <path d="M300 104h38v52a19 19 0 0 1-38 0zM376 104h38v52a19 19 0 0 1-38 0z" fill="var(--glaze)" />
      <path d="M268 36h178a6 6 0 0 1 6 6v62H262V42a6 6 0 0 1 6-6z" fill="var(--blue)" />
      <path d="M262 98h190v10H262z" fill="var(--blue-shade)" />
      <Mark x={298} y={66} scale={1} color="var(--glaze)" />
      <Line d="M340 58h84M340 78h50" color="var(--glaze)" width={10} />
    </>
  )
}
