import { Frame, Line, Phone, Tooth, Word } from './parts.tsx'

/** A dentist's appointment: from the hour, past a screen that was left out, to the button, framed. */
export function ExperienceArt() {
  return (
    <>
      {/* the screen nobody needs any more */}
      <g fill="none" stroke="var(--guide)" strokeWidth="3" strokeDasharray="8 9">
        <rect x="213" y="142" width="56" height="124" rx="10" />
        <path d="M228 166h25M228 186h25M228 206h8" />
      </g>
      {/* choosing the hour */}
      <Phone x={36} y={32} width={140} height={254} />
      <Word x={56} y={70} scale={0.86} text="Randevu" color="var(--ink)" width={5} />
      <rect x="54" y="86" width="104" height="66" rx="8" fill="var(--blue)" />
      <Tooth x={106} y={119} scale={1.15} />
      <path d="M60 174h94" stroke="var(--soft)" strokeWidth="13" strokeDasharray="0 23" />
      <path d="M129 174h.1" stroke="var(--blue)" strokeWidth="17" />
      <path d="M54 194h48v28H54zM110 194h48v28h-48zM54 232h48v28H54z" fill="var(--wall)" />
      <Line d="M66 208h24M122 208h24M66 246h24" color="var(--soft)" />
      <rect x="104" y="226" width="60" height="40" rx="8" fill="var(--ochre)" />
      <Word x={111} y={252} scale={0.66} text="10.30" color="var(--slot)" width={5} />
      {/* making the appointment */}
      <Phone x={304} y={32} width={140} height={254} />
      <path d="M310 50a12 12 0 0 1 12-12h104a12 12 0 0 1 12 12v88H310z" fill="var(--blue)" />
      <Tooth x={374} y={90} scale={1.7} />
      <Word x={332} y={182} scale={1.28} text="10.30" color="var(--ink)" width={5} />
      <Line d="M330 200h88" color="var(--soft)" />
      <Line d="M340 240h68" color="var(--clay)" width={30} />
      <Line d="m363 240 8 8 15-16" color="var(--glaze)" />
      {/* the path */}
      <Line d="M170 246c42 0 20-150 71-150s30 144 88 144" color="var(--ochre)" width={5} />
      <Frame x={316} y={214} width={116} height={52} />
    </>
  )
}
