import {
  Bread,
  Calendar,
  Cat,
  Frame,
  Gate,
  Line,
  Mark,
  PageBar,
  Pencil,
  Phone,
  Scene,
  Server,
  Sheet,
  Tabletop,
  Tea,
  Tooth,
  Word,
} from './parts.tsx'

/** A label on the front of the shelf, the middle of its top at the place. */
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

/** The written offer: what is done, for how much and when, with the total framed; beside it pen, tea and tape measure. */
export function OfferArt() {
  return (
    <>
      <Tabletop y={262} />
      <Calendar x={334} y={52} />
      {/* the sheet */}
      <Sheet x={48} y={37} width={224} height={243} />
      <circle cx="74" cy="60" r="8" fill="var(--clay)" />
      <Line d="M94 60h66" color="var(--ink)" width={9} />
      <Line d="M70 88h58M204 88h44M70 116h78M204 116h44M70 144h44M204 144h44" color="var(--soft)" width={7} />
      <Line d="M84 194h50" color="var(--ink)" width={12} />
      <Line d="M176 194h32" color="var(--clay)" width={16} />
      <Word x={227} y={206} scale={1.15} text="₺" color="var(--clay)" />
      <Line d="M70 246q10-20 18-4t16-4 14 4 16-2 14-2" color="var(--blue)" width={4} />
      <Line d="M66 262h96" color="var(--soft)" width={2} />
      {/* the pen on the signature */}
      <path d="M166 254 184.8 238.9 287.5 212.7 292.5 232.1 189.8 258.3z" fill="var(--case)" />
      <path d="M166 254 184.8 238.9 189.8 258.3z" fill="var(--ochre)" />
      <path d="M266.2 218.1 287.5 212.7 292.5 232.1 271.2 237.5z" fill="var(--clay)" />
      <ellipse cx="328" cy="277" rx="42" ry="5" fill="var(--shadow)" />
      <Tea x={336} y={276} scale={1.2} />
      {/* tape measure */}
      <path d="M372 276h88v7h-88z" fill="var(--shadow)" />
      <path d="M404 264h56v8h-56zM456 260h6v20h-6z" fill="var(--glaze)" />
      <Line d="M432 264v4M442 264v4M452 264v4" color="var(--ink)" width={2} />
      <path d="M394 218h18c12 0 18 8 18 18v40h-50v-44a14 14 0 0 1 14-14z" fill="var(--clay)" />
      <path d="M394 218h4q-8 24-4 58h-14v-44a14 14 0 0 1 14-14z" fill="var(--clay-shade)" />
      <circle cx="407" cy="246" r="13" fill="var(--glaze)" />
      <Frame x={60} y={170} width={200} height={48} />
    </>
  )
}
