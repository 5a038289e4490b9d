import { Bread, Calendar, Cat, Frame, Gate, Line, Mark, Phone, Server, Sheet, Tooth } from './parts.tsx'

/** A label on the front of the shelf, hanging from the place. */
function Label({ x, y }: { x: number; y: number }) {
  return (
    <>
      <rect x={x - 24} y={y} width="48" height="20" rx="4" fill="var(--glaze)" />
      <Line d={`M${x - 11} ${y + 10}h22`} color="var(--glaze-shade)" width={5} />
    </>
  )
}

/** Two shelves that hold one thing for each service, each from another trade; the one that is needed is framed. */
export function ChoiceArt() {
  return (
    <>
      <path d="M0 0h480v320H0z" fill="var(--wall)" />
      <path d="M196 0h190L106 320H0v-96z" fill="var(--light)" />
      <path d="M0 144h480v18H0zM0 270h480v14H0z" fill="var(--shadow)" />
      <path d="M0 134h480v16H0zM0 256h480v16H0z" fill="var(--wood)" />
      <path d="M0 134h480v5H0zM0 256h480v5H0z" fill="var(--wood-edge)" />
      {/* magnifier, hung on its nail */}
      <Line d="M78 96v30" color="var(--wood)" width={13} />
      <circle cx="78" cy="68" r="32" fill="var(--glaze)" stroke="var(--case)" strokeWidth="8" />
      <Cat x={77} y={94} scale={0.5} />
      <Server x={148} y={62} slots={2} scale={0.474} />
      <Bread x={192} y={62} scale={0.6} />
      {/* the page */}
      <Sheet x={282} y={46} width={146} height={88} rx={8} />
      <Line d="M300 72h42M300 88h24" color="var(--ink)" width={9} />
      <Line d="M302 112h26" color="var(--clay)" width={14} />
      <path d="M358 58h60v64h-60z" fill="var(--note)" />
      <Gate x={388} y={122} scale={0.47} />
      <Frame x={266} y={32} width={178} height={140} />
      {/* phone */}
      <Phone x={52} y={176} width={52} height={80} />
      <path d="M58 194a12 12 0 0 1 12-12h16a12 12 0 0 1 12 12v24H58z" fill="var(--blue)" />
      <Tooth x={78} y={201} scale={0.6} />
      <Line d="M68 229h20" color="var(--ink)" />
      <Line d="M71 242h14" color="var(--clay)" width={9} />
      {/* sign */}
      <rect x="152" y="176" width="80" height="80" rx="8" fill="var(--blue)" />
      <Mark x={192} y={214} scale={1.35} color="var(--glaze)" />
      <Calendar x={320} y={184} scale={0.59} />
      {[78, 192, 355].map((x) => (
        <g key={x}>
          <Label x={x} y={142} />
          <Label x={x} y={262} />
        </g>
      ))}
    </>
  )
}
