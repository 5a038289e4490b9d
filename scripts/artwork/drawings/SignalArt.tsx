import { Bowl, Frame, Line, Sheet } from './parts.tsx'

/** A page that is whole, its link framed, beside a single bar of signal. */
export function SignalArt() {
  return (
    <>
      <Sheet x={56} y={78} width={268} height={164} />
      <circle cx="78" cy="98" r="6" fill="var(--clay)" />
      <Line d="M95 98h36" color="var(--ink)" />
      <Line d="M82 128h78M82 148h46" color="var(--ink)" width={13} />
      <Line d="M79 176h88M79 190h62" color="var(--soft)" />
      <Line d="M90 220h44" color="var(--clay)" width={18} />
      <Frame x={70} y={204} width={84} height={32} />
      <path d="M200 78h114a10 10 0 0 1 10 10v144a10 10 0 0 1-10 10H200z" fill="var(--wall)" />
      <path d="M200 204 324 80v80l-82 82h-42z" fill="var(--light)" />
      <path d="M200 214h124v18a10 10 0 0 1-10 10H200z" fill="var(--wood)" />
      <path d="M200 214h124v5H200z" fill="var(--wood-edge)" />
      <Bowl x={262} y={226} scale={1.25} />
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
