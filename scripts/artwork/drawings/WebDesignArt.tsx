import { Bowl, Frame, Jug, Line, PageBar, Phone, Scene, Sheet } from './parts.tsx'

/** A page with its headline framed, and the same page recomposed for a phone. */
export function WebDesignArt() {
  return (
    <>
      <Sheet x={34} y={36} width={336} height={236} />
      <PageBar x={57} y={58} end={336} />
      {/* headline, text, button */}
      <Line d="M66 114h110M66 142h72" color="var(--ink)" width={17} />
      <Line d="M62 188h112M62 206h92" color="var(--soft)" />
      <Line d="M70 240h58" color="var(--clay)" width={24} />
      <Scene x={212} y={84} width={146} height={176} />
      <ellipse cx="244" cy="237" rx="34" ry="5" fill="var(--shadow)" />
      <Jug x={262} y={239} scale={1.15} />
      <Bowl x={312} y={242} scale={0.7} />
      {/* phone */}
      <Phone x={346} y={72} width={104} height={214} />
      <Scene x={360} y={92} width={76} height={84} />
      <Jug x={398} y={154} scale={0.62} />
      <Line d="M366 198h56M366 214h36" color="var(--ink)" width={10} />
      <Line d="M364 233h66" color="var(--soft)" width={5} />
      <Line d="M370 258h56" color="var(--clay)" width={18} />
      <Frame x={48} y={96} width={146} height={64} />
    </>
  )
}
