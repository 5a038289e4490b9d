import {
  Bowl,
  Bread,
  Calendar,
  Cat,
  Frame,
  Jug,
  Line,
  Mark,
  PageBar,
  Phone,
  Scene,
  Server,
  Sheet,
  Tabletop,
  Tooth,
  Word,
} from './parts.tsx'

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

/** The mark under construction, framed, and the same mark on the sign of the shop. */
export function LogoArt() {
  return (
    <>
      <Tabletop y={256} />
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

/** A search for a vet; the result that answers is framed, and the magnifier finds its patient. */
export function SeoArt() {
  return (
    <>
      <Sheet x={36} y={30} width={308} height={256} />
      {/* the query */}
      <rect x="54" y="46" width="272" height="38" rx="19" fill="var(--wall)" />
      <Word x={76} y={72} text="veteriner" color="var(--ink)" />
      <circle cx="307" cy="65" r="13" fill="var(--clay)" />
      {/* results */}
      <Line d="M62 110h88" color="var(--blue)" width={9} />
      <Line d="M60 128h178" color="var(--soft)" />
      <rect x="60" y="154" width="56" height="56" rx="6" fill="var(--wall)" />
      <Cat x={86} y={207} scale={0.5} />
      <Line d="M136 165h106" color="var(--blue)" width={12} />
      <Line d="M133 186h136M133 202h92" color="var(--soft)" />
      <Line d="M62 242h70" color="var(--blue)" width={9} />
      <Line d="M60 260h200" color="var(--soft)" />
      {/* magnifier */}
      <Line d="M411 241 446 276" color="var(--shadow)" width={24} />
      <circle cx="363" cy="193" r="66" fill="var(--shadow)" />
      <Line d="M416 230 452 266" color="var(--wood)" width={22} />
      <circle cx="370" cy="184" r="60" fill="var(--wall)" />
      <path d="M316 210 396 130a60 60 0 0 1 32 40l-72 72a60 60 0 0 1-40-32z" fill="var(--light)" />
      <path d="M319 216h102a60 60 0 0 1-102 0z" fill="var(--wood)" />
      <Cat x={366} y={228} scale={0.98} />
      <circle cx="370" cy="184" r="60" fill="none" stroke="var(--case)" strokeWidth="11" />
      <Frame x={48} y={144} width={238} height={76} />
    </>
  )
}

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

/** The baker's page with its new price framed; beside it the copies kept and the calendar that says when. */
export function MaintenanceArt() {
  return (
    <>
      <Sheet x={34} y={32} width={292} height={252} />
      <PageBar x={57} y={54} end={302} />
      <Scene x={50} y={76} width={124} height={90} />
      <Bread x={112} y={148} scale={0.95} />
      <path d="M186 76h124v90H186z" fill="var(--clay)" />
      <Word x={202} y={134} scale={1.4} text="Fırın" color="var(--glaze)" width={5} />
      <Line d="M60 194h84" color="var(--ink)" width={10} />
      <Line d="M58 216h108M58 234h96M58 252h60" color="var(--soft)" />
      {/* the old price and the new one */}
      <Word x={202} y={206} scale={0.9} text="12 ₺" color="var(--guide)" />
      <Line d="M197 200l56-6" color="var(--clay)" width={4} />
      <Word x={202} y={257} scale={1.75} text="15 ₺" color="var(--ink)" />
      <Frame x={182} y={174} width={132} height={98} />
      {/* copies */}
      <Sheet x={372} y={34} width={84} height={64} fill="var(--soft)" />
      <Sheet x={360} y={48} width={84} height={64} fill="var(--wall)" />
      <Sheet x={348} y={62} width={84} height={64} />
      <circle cx="363" cy="76" r="4" fill="var(--clay)" />
      <Line d="M364 96h50M364 110h32" color="var(--soft)" width={5} />
      <Calendar x={344} y={158} />
    </>
  )
}
