import { Frame, Jug, Line, Phone } from './parts.tsx'

/** A note in pencil and the message it becomes, framed, on its way out of the phone. */
export function MessageArt() {
  return (
    <>
      <path d="M0 226h480v94H0z" fill="var(--wood)" />
      <path d="M0 226h480v7H0z" fill="var(--wood-edge)" />
      {/* note */}
      <g transform="rotate(-6 100 160)">
        <path d="M29 94h128v148H29z" fill="var(--shadow)" />
        <path d="M36 86l13 6 13-6 13 6 12-6 13 6 13-6 13 6 13-6 13 6 12-6v148H36z" fill="var(--note)" />
        <path
          d="M54 122c16-12 20 10 36-1s20 8 42-2M54 150c14-10 22 8 34-1s18 7 30-1M54 178c16-11 18 9 36 0"
          fill="none"
          stroke="var(--ink)"
          strokeWidth="6"
        />
      </g>
      <g transform="translate(104 244)rotate(-24)">
        <path d="M0 0 20-9h86V9H20z" fill="var(--ochre)" />
        <path d="M0 0 20-9V9z" fill="var(--glaze)" />
        <path d="M20 0h86v9H20z" fill="var(--ochre-shade)" />
        <path d="M0 0 8-4v8z" fill="var(--case)" />
        <path d="M106-9h10a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5h-10z" fill="var(--clay)" />
      </g>
      {/* phone */}
      <ellipse cx="284" cy="250" rx="58" ry="6" fill="var(--shadow)" />
      <Phone x={236} y={66} width={104} height={182} />
      <Line d="M260 192h26M284 218h32" color="var(--soft)" width={14} />
      <ellipse cx="406" cy="246" rx="38" ry="6" fill="var(--shadow)" />
      <Jug x={416} y={246} scale={0.78} />
      {/* message */}
      <path
        d="M284 90h148a14 14 0 0 1 14 14v28a14 14 0 0 1-14 14H288l-22 18 4-32v-28a14 14 0 0 1 14-14z"
        fill="var(--blue)"
      />
      <Line d="M292 108h104M292 128h70" color="var(--glaze)" width={10} />
      <Line d="m400 128 8 8 16-18" color="var(--ochre)" width={6} />
      <Frame x={256} y={76} width={204} height={92} />
    </>
  )
}
