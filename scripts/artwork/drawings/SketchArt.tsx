import { Frame, Gate, Line, PageBar, Pencil, Scene, Sheet, Tabletop } from './parts.tsx'

/** A loose pencil sketch of a gate maker's page and the page it becomes, framed. */
export function SketchArt() {
  return (
    <>
      <Tabletop y={244} />
      {/* the note, torn off a pad */}
      <g transform="translate(4 26)rotate(-7 116 160)scale(.92)">
        <path d="M15 66h196v208H15z" fill="var(--shadow)" />
        <path
          d="M22 56l14 6 14-6 14 6 14-6 14 6 14-6 14 6 14-6 14 6 14-6 14 6 14-6 14 6 14-6v208H22z"
          fill="var(--note)"
        />
        <g fill="none" stroke="var(--ink)" strokeWidth="4">
          <path d="M42 92c52-5 106-3 150-1 2 46 0 96-2 146-50 4-100 2-147 0-3-48-3-98-1-145z" />
          <path d="M42 112c50-3 100 1 150-2" />
          <path d="M54 136c10-9 14 8 24 0s14 7 26-1M54 154c9-7 14 5 22 0" />
          <path d="M56 178c16-2 32 1 48-1M55 192c12 2 22-1 34 0" />
          <path d="M54 211c14-3 36-3 52 0 2 6 1 10-1 16-18 3-36 2-50 0-2-6-3-11-1-16z" />
          <path d="M124 236c-1-24 1-46 0-62 14-28 38-30 54-1 2 22-1 42 0 64M151 154c1 28-1 56 0 82M125 186c18-2 34 1 53-1M124 220c20 1 36-2 54 0M145 200v6M158 199v6" />
        </g>
      </g>
      {/* the way from one to the other */}
      <Line d="M146 68c14-26 46-32 70-16m-2-16 3 17-17 1" color="var(--ochre)" width={5} />
      {/* the page */}
      <g transform="translate(36 8)scale(.94)">
        <Sheet x={226} y={52} width={214} height={206} />
        <PageBar x={245} y={71} end={424} />
        <Line d="M246 114h56M246 136h34" color="var(--ink)" width={13} />
        <Line d="M243 166h62M243 181h48" color="var(--soft)" />
        <Line d="M250 220h42" color="var(--clay)" width={20} />
        <Scene x={318} y={90} width={110} height={156} />
        <Gate x={373} y={230} scale={0.84} />
      </g>
      <Frame x={234} y={43} width={230} height={222} />
      <Pencil x={100} y={262} turn={4} />
    </>
  )
}
