import { Bowl, Frame, Jug, Line, Mark, Sheet } from './parts.tsx'

/** The mark under construction, framed, and the same mark on the sign of the shop. */
export function LogoArt() {
  return (
    <>
      <path d="M0 256h480v64H0z" fill="var(--wood)" />
      <path d="M0 256h480v7H0z" fill="var(--wood-edge)" />
      {/* the construction */}
      <Sheet x={38} y={38} width={204} height={236} />
      <g fill="none" stroke="var(--guide)" strokeWidth="1.5">
        <path d="M52 158h176M140 54v204M60 54v204M220 54v204M52 238h176" />
        <circle cx="140" cy="158" r="80" />
      </g>
      <Mark x={140} y={154} scale={4} color="var(--blue)" />
      <Frame x={50} y={66} width={180} height={184} />
      {/* the shop */}
      <path d="M271 98h164v184H271z" fill="var(--shadow)" />
      <path d="M278 98h164v176H278z" fill="var(--wall)" />
      <path d="M294 138h132v106H294z" fill="var(--blue-deep)" />
      <path d="M398 138h28v52l-54 54h-80v-1z" fill="var(--blue-shade)" />
      <path d="M294 138h132v34H294z" fill="var(--shadow)" />
      <Jug x={336} y={246} scale={0.86} />
      <Bowl x={393} y={246} scale={0.86} />
      <path d="M284 244h152v9H284z" fill="var(--wood-edge)" />
      <path
        d="M265 98h190v38a19 19 0 0 1-38 0 19 19 0 0 1-38 0 19 19 0 0 1-38 0 19 19 0 0 1-38 0 19 19 0 0 1-38 0z"
        fill="var(--clay)"
      />
      <path d="M303 98h38v38a19 19 0 0 1-38 0zM379 98h38v38a19 19 0 0 1-38 0z" fill="var(--glaze)" />
      <path d="M271 32h178a6 6 0 0 1 6 6v60H265V38a6 6 0 0 1 6-6z" fill="var(--blue)" />
      <path d="M265 94h190v10H265z" fill="var(--blue-shade)" />
      <Mark x={307} y={62} scale={1.35} color="var(--glaze)" />
      <Line d="M354 54h76M354 74h44" color="var(--glaze)" width={10} />
    </>
  )
}
