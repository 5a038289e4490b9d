import { Calendar, Frame, Line, Sheet, Tabletop, Tea, Word } from './parts.tsx'

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
