import { Cat, Frame, Line } from './parts.tsx'

/** The front page, framed, beside a photograph of a hundred times its area. */
export function WeightArt() {
  return (
    <>
      <g transform="rotate(3 320 160)">
        <rect x="190" y="82" width="252" height="166" rx="6" fill="var(--shadow)" />
        <rect x="198" y="72" width="252" height="166" rx="6" fill="var(--glaze)" />
        <path d="M210 84h228v142H210z" fill="var(--blue-deep)" />
        <path d="M270 226 412 84h26v64l-78 78z" fill="var(--blue-shade)" />
        <path d="M210 196h228v30H210z" fill="var(--wood)" />
        <path d="M210 196h228v5H210z" fill="var(--wood-edge)" />
        <Cat x={322} y={213} scale={1.2} />
      </g>
      <rect x="88" y="148" width="20.4" height="20.4" rx="2" fill="var(--shadow)" />
      <rect x="90" y="146" width="20.4" height="20.4" rx="2" fill="var(--glaze)" />
      <Line d="M94 151h8" color="var(--slot)" width={3} />
      <Line d="M94 157h12" color="var(--glaze-shade)" width={2} />
      <Line d="M94 162h5" color="var(--clay)" width={3} />
      <Frame x={70} y={126} width={60} height={60} />
    </>
  )
}
