import { Bowl, Calendar, Frame, Jug, Line, Sheet } from './parts.tsx'

/** The written offer: what is done, for how much and when, with the total framed; beside it the pen and the pottery. */
export function OfferArt() {
  return (
    <>
      <path d="M0 262h480v58H0z" fill="var(--wood)" />
      <path d="M0 262h480v7H0z" fill="var(--wood-edge)" />
      <Calendar x={334} y={37} />
      {/* the sheet */}
      <Sheet x={48} y={37} width={224} height={243} />
      <circle cx="74" cy="60" r="8" fill="var(--clay)" />
      <Line d="M94 60h66" color="var(--ink)" width={9} />
      <Line d="M70 88h58M204 88h44M70 116h78M204 116h44M70 144h44M204 144h44" color="var(--soft)" width={7} />
      <Line d="M84 194h50" color="var(--ink)" width={12} />
      <Line d="M188 194h50" color="var(--clay)" width={16} />
      <Line d="M70 246q10-20 18-4t16-4 14 4 16-2 14-2" color="var(--blue)" width={4} />
      <Line d="M66 262h96" color="var(--soft)" width={2} />
      {/* the pen on the signature */}
      <path d="M166 254 184.8 238.9 287.5 212.7 292.5 232.1 189.8 258.3z" fill="var(--case)" />
      <path d="M166 254 184.8 238.9 189.8 258.3z" fill="var(--ochre)" />
      <path d="M266.2 218.1 287.5 212.7 292.5 232.1 271.2 237.5z" fill="var(--clay)" />
      {/* the customer's own */}
      <ellipse cx="332" cy="276" rx="50" ry="6" fill="var(--shadow)" />
      <Jug x={346} y={276} scale={1.1} />
      <ellipse cx="408" cy="284" rx="38" ry="5" fill="var(--shadow)" />
      <Bowl x={416} y={284} scale={0.85} />
      <Frame x={60} y={170} width={200} height={48} />
    </>
  )
}
