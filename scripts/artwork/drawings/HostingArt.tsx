import { Bread, Frame, Line, Server, Tabletop, Word } from './parts.tsx'

/** A server on the baker's shelf and, at the end of its cable, the address as an enamel plate on the wall, framed. */
export function HostingArt() {
  return (
    <>
      <Tabletop y={264} />
      <Line d="M232 200h68c36 0 52-10 52-40v-10" color="var(--case)" width={7} />
      <path d="M38 276h186v8H38z" fill="var(--shadow)" />
      <Server x={52} y={60} slots={3} />
      {/* plate */}
      <rect x="267" y="71" width="176" height="94" rx="12" fill="var(--shadow)" />
      <rect x="274" y="62" width="176" height="94" rx="12" fill="var(--blue)" />
      <rect x="281" y="69" width="162" height="80" rx="7" fill="none" stroke="var(--glaze)" strokeWidth="3" />
      <circle cx="315" cy="109" r="20" fill="none" stroke="var(--glaze)" strokeWidth="5" />
      <path
        d="M315 89c-13 12-13 28 0 40 13-12 13-28 0-40zM295 109h40"
        fill="none"
        stroke="var(--glaze)"
        strokeWidth="4"
      />
      <Word x={349} y={124} scale={1.3} text="Fırın" color="var(--glaze)" width={5} />
      {/* key, on its nail */}
      <circle cx="428" cy="210" r="14" fill="none" stroke="var(--ochre)" strokeWidth="9" />
      <Line d="M428 224v34m0-4h11m-11-13h8" color="var(--ochre)" width={8} />
      <circle cx="428" cy="194" r="6" fill="var(--case)" />
      {/* loaves */}
      <ellipse cx="318" cy="277" rx="70" ry="5" fill="var(--shadow)" />
      <Bread x={296} y={275} scale={0.8} />
      <Bread x={350} y={278} scale={0.8} />
      <Frame x={260} y={48} width={204} height={122} />
    </>
  )
}
