import { Bowl, Frame, Jug, Line, Phone, Sheet } from './parts.tsx'

/** A page with its headline framed, and the same page recomposed for a phone. */
export function WebDesignArt() {
  return (
    <>
      <Sheet x={34} y={36} width={336} height={236} />
      {/* the page's own bar */}
      <circle cx="57" cy="58" r="6" fill="var(--clay)" />
      <Line d="M74 58h40" color="var(--ink)" />
      <Line d="M230 58h22M272 58h22M314 58h22" color="var(--soft)" />
      {/* headline, text, button */}
      <Line d="M66 114h110M66 142h72" color="var(--ink)" width={17} />
      <Line d="M62 188h112M62 206h92" color="var(--soft)" />
      <Line d="M70 240h58" color="var(--clay)" width={24} />
      {/* picture */}
      <path d="M212 112a28 28 0 0 1 28-28h130v178a10 10 0 0 1-10 10H212z" fill="var(--wall)" />
      <path d="M212 196 324 84h46v52L212 272z" fill="var(--light)" />
      <path d="M212 238h158v24a10 10 0 0 1-10 10H212z" fill="var(--wood)" />
      <path d="M212 238h158v5H212z" fill="var(--wood-edge)" />
      <ellipse cx="244" cy="247" rx="34" ry="5" fill="var(--shadow)" />
      <Jug x={262} y={247} scale={1.15} />
      <Bowl x={312} y={250} scale={0.7} />
      {/* phone */}
      <Phone x={346} y={72} width={104} height={214} />
      <path d="M352 90a12 12 0 0 1 12-12h68a12 12 0 0 1 12 12v86h-92z" fill="var(--wall)" />
      <path d="M352 150 416 78h16a12 12 0 0 1 12 12v8l-78 78h-14z" fill="var(--light)" />
      <path d="M352 164h92v12h-92z" fill="var(--wood)" />
      <Jug x={396} y={167} scale={0.75} />
      <Line d="M366 196h56M366 213h36" color="var(--ink)" width={10} />
      <Line d="M364 233h66" color="var(--soft)" width={5} />
      <Line d="M370 258h56" color="var(--clay)" width={18} />
      <Frame x={48} y={96} width={146} height={64} />
    </>
  )
}
