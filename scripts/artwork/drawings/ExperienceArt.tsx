import { Bowl, Frame, Jug, Line, Phone } from './parts.tsx'

/** Two screens, the path of taps past a screen that was left out, and the button it ends at, framed. */
export function ExperienceArt() {
  return (
    <>
      {/* the screen nobody needs any more */}
      <g fill="none" stroke="var(--guide)" strokeWidth="3" strokeDasharray="8 9">
        <rect x="213" y="142" width="56" height="124" rx="10" />
        <path d="M228 166h25M228 186h25M228 206h8" />
      </g>
      {/* choosing */}
      <Phone x={36} y={32} width={140} height={254} />
      <Line d="M60 62h54" color="var(--ink)" width={10} />
      <Line d="M58 81h80" color="var(--soft)" />
      <path d="M54 106a8 8 0 0 1 8-8h32a8 8 0 0 1 8 8v60H54z" fill="var(--wall)" />
      <path d="M54 152h48v6a8 8 0 0 1-8 8H62a8 8 0 0 1-8-8z" fill="var(--wood)" />
      <Jug x={77} y={156} scale={0.5} />
      <rect x="110" y="98" width="48" height="68" rx="8" fill="var(--clay)" />
      <path d="M120 128h24v10a12 12 0 0 1-24 0z" fill="var(--glaze)" />
      <Line d="M145 132a6 6 0 0 1-1 11" color="var(--glaze)" width={4} />
      <rect x="54" y="174" width="48" height="68" rx="8" fill="var(--ochre)" />
      <circle cx="78" cy="208" r="17" fill="var(--ochre-shade)" />
      <circle cx="78" cy="208" r="9" fill="var(--ochre)" />
      <rect x="110" y="174" width="48" height="68" rx="8" fill="var(--wall)" />
      <Bowl x={134} y={218} scale={0.55} />
      <Line d="M64 262h14M99 262h14M134 262h14" color="var(--soft)" />
      {/* ordering */}
      <Phone x={304} y={32} width={140} height={254} />
      <path d="M310 50a12 12 0 0 1 12-12h104a12 12 0 0 1 12 12v104H310z" fill="var(--wall)" />
      <path d="M310 122 394 38h32a12 12 0 0 1 12 12v18l-86 86h-42z" fill="var(--light)" />
      <path d="M310 136h128v18H310z" fill="var(--wood)" />
      <path d="M310 136h128v4H310z" fill="var(--wood-edge)" />
      <Bowl x={374} y={146} scale={1.3} />
      <Line d="M328 177h70" color="var(--ink)" width={10} />
      <Line d="M326 195h92" color="var(--soft)" />
      <Line d="M340 240h68" color="var(--clay)" width={30} />
      {/* the path */}
      <circle cx="144" cy="226" r="16" fill="var(--ochre)" opacity=".45" />
      <Line d="M144 226c52 0 42-132 97-132s34 146 92 146h40" color="var(--ochre)" width={5} />
      <circle cx="144" cy="226" r="8" fill="var(--ochre)" />
      <circle cx="374" cy="240" r="8" fill="var(--glaze)" />
      <Frame x={316} y={214} width={116} height={52} />
    </>
  )
}
