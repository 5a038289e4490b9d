import { Bowl, Frame, Line } from './parts.tsx'

/** A server on a shelf and, at the end of its cable, the address as an enamel plate on the wall, framed. */
export function HostingArt() {
  return (
    <>
      <path d="M0 264h480v56H0z" fill="var(--wood)" />
      <path d="M0 264h480v8H0z" fill="var(--wood-edge)" />
      <Line d="M232 200h68c36 0 52-10 52-40v-10" color="var(--case)" width={7} />
      {/* server */}
      <path d="M38 276h186v8H38z" fill="var(--shadow)" />
      <rect x="52" y="60" width="186" height="216" rx="12" fill="var(--clay)" />
      <path d="M64 60h22v216H64a12 12 0 0 1-12-12V72a12 12 0 0 1 12-12z" fill="var(--clay-shade)" />
      <path d="M98 78h126v52H98zM98 142h126v52H98zM98 206h126v52H98z" fill="var(--slot)" />
      <Line d="M114 96h50M114 112h50M114 160h50M114 176h50M114 224h50M114 240h50" color="var(--clay-shade)" />
      <circle cx="186" cy="104" r="7" fill="var(--ochre)" />
      <circle cx="186" cy="168" r="7" fill="var(--ochre)" />
      <circle cx="186" cy="232" r="7" fill="var(--ochre)" />
      <path
        d="M200 104a7 7 0 0 1 14 0 7 7 0 0 1-14 0zM200 168a7 7 0 0 1 14 0 7 7 0 0 1-14 0zM200 232a7 7 0 0 1 14 0 7 7 0 0 1-14 0z"
        fill="var(--glaze)"
      />
      {/* plate */}
      <rect x="267" y="71" width="176" height="94" rx="12" fill="var(--shadow)" />
      <rect x="274" y="62" width="176" height="94" rx="12" fill="var(--blue)" />
      <rect x="281" y="69" width="162" height="80" rx="7" fill="none" stroke="var(--glaze)" strokeWidth="3" />
      <circle cx="318" cy="109" r="23" fill="none" stroke="var(--glaze)" strokeWidth="5" />
      <path
        d="M318 86c-14 14-14 32 0 46 14-14 14-32 0-46zM295 109h46"
        fill="none"
        stroke="var(--glaze)"
        strokeWidth="4"
      />
      <Line d="M360 99h64M360 121h34" color="var(--glaze)" width={11} />
      {/* key, on its nail */}
      <circle cx="428" cy="210" r="14" fill="none" stroke="var(--ochre)" strokeWidth="9" />
      <Line d="M428 224v34m0-4h11m-11-13h8" color="var(--ochre)" width={8} />
      <circle cx="428" cy="194" r="6" fill="var(--case)" />
      <ellipse cx="300" cy="275" rx="30" ry="5" fill="var(--shadow)" />
      <Bowl x={314} y={274} scale={0.95} />
      <Frame x={260} y={48} width={204} height={122} />
    </>
  )
}
