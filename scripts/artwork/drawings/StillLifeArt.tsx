import { Bowl, Jug } from './parts.tsx'

type LeafProps = { x: number; y: number; turn: number; color?: string }

/** A leaf that grows from the place, 30 long; `turn` in degrees, clockwise from upright. */
function Leaf({ x, y, turn, color = 'var(--leaf)' }: LeafProps) {
  return (
    <path transform={`translate(${x} ${y})rotate(${turn})`} d="M0 2C-12-6-13-20 0-34 13-20 12-6 0 2z" fill={color} />
  )
}

/** Jug with a branch and bowl on a shelf, 320 by 420: the product picture of the sample site. */
export function StillLifeArt() {
  return (
    <>
      <path d="M0 0h320v420H0z" fill="var(--wall)" />
      <path d="M103 0h217v135L64 344H0V86z" fill="var(--light)" />
      <path d="M0 344h320v76H0z" fill="var(--wood)" />
      <path d="M0 344h320v22H0z" fill="var(--wood-edge)" />
      {/* shadows lie on the shelf, to the left of what throws them */}
      <ellipse cx="92" cy="357" rx="62" ry="6" fill="var(--shadow)" />
      <ellipse cx="208" cy="358" rx="46" ry="5" fill="var(--shadow)" />
      <g transform="translate(-6 0)">
        <g fill="none" stroke="var(--stem)" strokeWidth="3.5">
          <path d="M112 176C104 128 106 90 128 50M108 126C96 112 82 104 66 98M109 104C122 92 138 86 156 82M117 74C108 64 102 54 98 42" />
        </g>
        <Leaf x={128} y={50} turn={22} />
        <Leaf x={66} y={98} turn={-62} />
        <Leaf x={156} y={82} turn={66} />
        <Leaf x={98} y={42} turn={-22} color="var(--stem)" />
        <Leaf x={84} y={106} turn={-10} color="var(--stem)" />
        <Leaf x={110} y={140} turn={78} />
        <Leaf x={121} y={66} turn={74} color="var(--stem)" />
      </g>
      <Jug x={110} y={357} scale={1.95} />
      <Bowl x={228} y={358} scale={1.62} />
    </>
  )
}
