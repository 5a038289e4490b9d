import { Bowl, Frame, Jug, Line, Sheet } from './parts.tsx'

/** A loose pencil sketch and the page it becomes, framed. */
export function SketchArt() {
  return (
    <>
      <path d="M0 244h480v76H0z" fill="var(--wood)" />
      <path d="M0 244h480v7H0z" fill="var(--wood-edge)" />
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
          <path d="M141 144c10-2 17-1 24 0 0 14 6 18 12 28 7 13 4 34-5 46-13 2-26 2-38-1-8-13-11-32-4-45 6-10 12-14 11-28z" />
          <path d="M166 150c20-6 30 8 15 30M128 190c16 5 34 6 52 0" />
        </g>
      </g>
      {/* the way from one to the other */}
      <Line d="M146 68c14-26 46-32 70-16m-2-16 3 17-17 1" color="var(--ochre)" width={5} />
      {/* the page */}
      <g transform="translate(36 8)scale(.94)">
        <Sheet x={226} y={52} width={214} height={206} />
        <circle cx="245" cy="71" r="6" fill="var(--clay)" />
        <Line d="M260 71h32" color="var(--ink)" />
        <Line d="M364 71h18M402 71h18" color="var(--soft)" />
        <Line d="M246 114h62M246 136h38" color="var(--ink)" width={13} />
        <Line d="M243 166h70M243 181h54" color="var(--soft)" />
        <Line d="M250 220h46" color="var(--clay)" width={20} />
        <path d="M334 112a20 20 0 0 1 20-20h86v156a10 10 0 0 1-10 10h-96z" fill="var(--wall)" />
        <path d="M334 190 432 92h8v66l-100 100h-6z" fill="var(--light)" />
        <path d="M334 230h106v18a10 10 0 0 1-10 10h-96z" fill="var(--wood)" />
        <path d="M334 230h106v5H334z" fill="var(--wood-edge)" />
        <Jug x={380} y={240} scale={1.12} />
        <Bowl x={422} y={244} scale={0.5} />
      </g>
      <Frame x={234} y={43} width={230} height={222} />
      {/* pencil */}
      <g transform="translate(118 270)rotate(5)">
        <path d="M-8 12h180v10H0z" fill="var(--shadow)" />
        <path d="M0 6 26-6h124v24H26z" fill="var(--ochre)" />
        <path d="M0 6 26-6v24z" fill="var(--glaze)" />
        <path d="M0 6 10 1v9z" fill="var(--case)" />
        <path d="M26 6h124v12H26z" fill="var(--ochre-shade)" />
        <path d="M150-6h18a5 5 0 0 1 5 5v14a5 5 0 0 1-5 5h-18z" fill="var(--clay)" />
      </g>
    </>
  )
}
