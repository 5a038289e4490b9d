import { Bowl, Calendar, Frame, Jug, Line, Mark, Phone, Sheet } from './parts.tsx'

/** A label on the front of the shelf. */
function Label({ x, y }: { x: number; y: number }) {
  return (
    <>
      <rect x={x - 24} y={y} width="48" height="20" rx="4" fill="var(--glaze)" />
      <Line d={`M${x - 11} ${y + 10}h22`} color="var(--glaze-shade)" width={5} />
    </>
  )
}

/** Two shelves that hold one thing for each service; the one that is needed is framed. */
export function ChoiceArt() {
  return (
    <>
      <path d="M0 0h480v320H0z" fill="var(--wall)" />
      <path d="M196 0h190L106 320H0v-96z" fill="var(--light)" />
      <path d="M0 150h480v20H0zM0 284h480v14H0z" fill="var(--shadow)" />
      <path d="M0 140h480v16H0zM0 270h480v16H0z" fill="var(--wood)" />
      <path d="M0 140h480v5H0zM0 270h480v5H0z" fill="var(--wood-edge)" />
      {/* magnifier, hung on its nail */}
      <Line d="M72 92v40" color="var(--wood)" width={13} />
      <circle cx="72" cy="66" r="29" fill="var(--glaze)" stroke="var(--case)" strokeWidth="8" />
      <Line d="M58 60h28M58 74h18" color="var(--blue)" width={6} />
      {/* server */}
      <rect x="136" y="46" width="84" height="94" rx="8" fill="var(--clay)" />
      <path d="M144 46h10v94h-10a8 8 0 0 1-8-8V54a8 8 0 0 1 8-8z" fill="var(--clay-shade)" />
      <path d="M162 58h48v32h-48zM162 98h48v32h-48z" fill="var(--slot)" />
      <Line d="M172 74h12M172 114h12" color="var(--clay-shade)" />
      <path d="M192 74h8M192 114h8" stroke="var(--ochre)" strokeWidth="8" />
      {/* the page */}
      <Sheet x={282} y={50} width={146} height={90} rx={8} />
      <Line d="M300 76h42M300 92h24" color="var(--ink)" width={9} />
      <Line d="M302 116h30" color="var(--clay)" width={14} />
      <path d="M364 50h56a8 8 0 0 1 8 8v74a8 8 0 0 1-8 8h-56z" fill="var(--blue-deep)" />
      <path d="M364 124h64v8a8 8 0 0 1-8 8h-56z" fill="var(--wood)" />
      <Jug x={394} y={131} scale={0.74} />
      <Frame x={266} y={36} width={178} height={120} />
      {/* phone */}
      <Phone x={44} y={176} width={56} height={94} />
      <path d="M50 194a12 12 0 0 1 12-12h20a12 12 0 0 1 12 12v26H50z" fill="var(--wall)" />
      <Bowl x={72} y={218} scale={0.5} />
      <Line d="M60 234h24" color="var(--ink)" />
      <Line d="M64 252h16" color="var(--clay)" width={11} />
      {/* sign */}
      <rect x="134" y="184" width="88" height="86" rx="8" fill="var(--blue)" />
      <Mark x={178} y={226.6} scale={1.4} color="var(--glaze)" />
      {/* calendar */}
      <g transform="translate(262 184)scale(.7)">
        <Calendar x={0} y={0} />
      </g>
      <Jug x={404} y={270} scale={0.86} />
      <Label x={72} y={148} />
      <Label x={178} y={148} />
      <Label x={72} y={272} />
      <Label x={178} y={272} />
      <Label x={301} y={272} />
    </>
  )
}
