import { Frame, Gate, Line, PageBar, Scene, Sheet } from './parts.tsx'

/** A page that is whole, its link framed, beside a single bar of signal. */
export function SignalArt() {
  return (
    <>
      <Sheet x={56} y={78} width={268} height={164} />
      <PageBar x={78} y={98} end={312} />
      <Line d="M82 128h78M82 148h46" color="var(--ink)" width={13} />
      <Line d="M79 176h88M79 190h62" color="var(--soft)" />
      <Line d="M90 220h44" color="var(--clay)" width={18} />
      <Frame x={70} y={204} width={84} height={32} />
      <Scene x={192} y={114} width={120} height={116} />
      <Gate x={252} y={214} scale={0.86} />
      {/* signal */}
      <path d="M354 204h18v38h-18z" fill="var(--ochre)" stroke="var(--ochre)" strokeWidth="4" />
      <path
        d="M382 174h18v68h-18zM410 142h18v100h-18zM438 110h18v132h-18z"
        fill="none"
        stroke="var(--guide)"
        strokeWidth="3"
        strokeDasharray="7 8"
      />
    </>
  )
}
