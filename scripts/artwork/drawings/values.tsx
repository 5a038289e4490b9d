import { Bread, Cat, Frame, Gate, Line, Mark, PageBar, Scene, Sheet, Tabletop, Tea, Word } from './parts.tsx'

/** A seesaw: the front page, framed, flies up from the end on whose other one a photograph stands. */
export function WeightArt() {
  return (
    <>
      <Tabletop y={246} />
      <ellipse cx="216" cy="256" rx="52" ry="6" fill="var(--shadow)" />
      <path d="M227 195 262 256h-70z" fill="var(--clay)" />
      <path d="M227 195 210 256h-18z" fill="var(--clay-shade)" />
      <g transform="translate(227 191)rotate(13)scale(.92)">
        <rect x="5" y="-128" width="166" height="128" rx="6" fill="var(--shadow)" />
        <rect x="12" y="-134" width="166" height="134" rx="6" fill="var(--glaze)" />
        <path d="M22-124h146v88H22z" fill="var(--blue-deep)" />
        <path d="M62-36 144-124h24v50l-38 38z" fill="var(--blue-shade)" />
        <path d="M22-50h146v14H22z" fill="var(--wood)" />
        <path d="M22-50h146v4H22z" fill="var(--wood-edge)" />
        <Cat x={92} y={-42} scale={0.8} />
        <Word text="2 MB" x={64} y={-9} color="var(--slot)" />
        <rect x="-184" width="384" height="14" rx="7" fill="var(--blue)" />
        <path d="M-177 7h370a7 7 0 0 1-7 7h-356a7 7 0 0 1-7-7z" fill="var(--blue-shade)" />
      </g>
      <Line d="M84 142v8M105 142v12M125 142v8" color="var(--guide)" width={4} />
      <Sheet x={83} y={94} width={42} height={38} rx={4} />
      <Line d="M91 104h18" color="var(--ink)" width={5} />
      <Line d="M91 113h26" color="var(--soft)" width={4} />
      <Line d="M91 122h9" color="var(--clay)" width={6} />
      <Word text="20 kB" x={71} y={85} scale={0.94} color="var(--ink)" />
      <Frame x={54} y={55} width={100} height={87} />
    </>
  )
}

/** The Tab key and the links it goes through, up to the button, framed. */
export function KeyboardArt() {
  return (
    <>
      <Sheet x={56} y={76} width={368} height={72} />
      <circle cx="84" cy="104" r="9" fill="var(--clay)" />
      <Line d="M108 104h40" color="var(--ink)" width={8} />
      <Line d="M198 104h30M262 104h30" color="var(--soft)" width={8} />
      <Line d="M352 106h38" color="var(--clay)" width={26} />
      <Line d="M128 122q42 26 85 0q32 22 64 0q26 20 40-12" color="var(--ochre)" width={4} />
      <Frame x={326} y={82} width={90} height={48} />
      <Sheet x={56} y={162} width={368} height={80} fill="var(--case)" />
      <path
        d="M176 176h54v18h-54zM242 176h54v18h-54zM308 176h54v18h-54zM374 176h38v18h-38zM68 210h76v18H68zM156 210h144v18H156zM312 210h38v18h-38zM362 210h50v18h-50z"
        fill="var(--wall)"
        stroke="var(--wall)"
        strokeWidth="6"
      />
      <path d="M68 176h96v18H68z" fill="var(--ochre)" stroke="var(--ochre)" strokeWidth="6" />
      <Line d="M90 185h44m-8-8 8 8-8 8M146 176v18" color="var(--slot)" width={5} />
    </>
  )
}

/** One page, by day and in the evening; its headline, framed, reads well on both. */
export function ThemesArt() {
  return (
    <>
      <path d="M63 95a10 10 0 0 1 10-10h330v235H63z" fill="var(--shadow)" />
      <path d="M80 76h160v244H70V86a10 10 0 0 1 10-10z" fill="var(--glaze)" />
      <path d="M240 76h160a10 10 0 0 1 10 10v234H240z" fill="var(--slot)" />
      <path d="M111 117h129v20H111a10 10 0 0 1 0-20zM111 149h129v20H111a10 10 0 0 1 0-20z" fill="var(--slot)" />
      <path d="M240 117h58a10 10 0 0 1 0 20h-58zM240 149h14a10 10 0 0 1 0 20h-14z" fill="var(--glaze)" />
      <circle cx="104" cy="220" r="14" fill="var(--ochre)" />
      <Line d="M140 212h72M140 230h46" color="var(--glaze-shade)" width={8} />
      <path d="M240 232h170v88H240z" fill="var(--wood)" />
      <path d="M240 232h170v6H240z" fill="var(--wood-edge)" />
      <Bread x={344} y={247} scale={0.95} />
      <Frame x={86} y={102} width={240} height={82} />
    </>
  )
}

/** An empty cookie jar, framed, and a plate with the last crumbs beside the tea. */
export function JarArt() {
  return (
    <>
      <Tabletop y={224} />
      <ellipse cx="148" cy="240" rx="66" ry="6" fill="var(--shadow)" />
      {/* jar */}
      <path
        d="M118 112h78c16 8 22 18 22 36v80a12 12 0 0 1-12 12h-98a12 12 0 0 1-12-12v-80c0-18 6-28 22-36z"
        fill="var(--light)"
        stroke="var(--guide)"
        strokeWidth="5"
      />
      <Line d="M112 150v70" color="var(--sheet)" width={9} />
      <path d="M126 166h62v48h-62z" fill="var(--ochre)" />
      <ellipse cx="157" cy="190" rx="9" ry="13" fill="none" stroke="var(--slot)" strokeWidth="6" />
      <path d="M110 98h94a5 5 0 0 1 5 5v12H105v-12a5 5 0 0 1 5-5z" fill="var(--clay)" />
      <path d="M105 108h104v7H105z" fill="var(--clay-shade)" />
      <path d="M147 98v-4a10 10 0 0 1 20 0v4z" fill="var(--clay-shade)" />
      <Frame x={78} y={76} width={158} height={174} />
      {/* plate */}
      <ellipse cx="302" cy="242" rx="58" ry="6" fill="var(--shadow)" />
      <path d="M242 222h128c-10 15-28 20-64 20s-54-5-64-20z" fill="var(--glaze)" />
      <ellipse cx="306" cy="222" rx="64" ry="9" fill="var(--glaze-shade)" />
      <path d="M290 222h2M306 225h.1M320 221h4" stroke="var(--ochre-shade)" strokeWidth="5" />
      <ellipse cx="412" cy="243" rx="46" ry="6" fill="var(--shadow)" />
      <Tea x={422} y={244} scale={1.5} />
    </>
  )
}

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

/** A crate with the files of the site, framed, and on its nail the key that goes with it. */
export function FilesArt() {
  return (
    <>
      <Tabletop y={224} />
      {/* files: texts, code, mark */}
      <g transform="rotate(-5 130 160)">
        <Sheet x={88} y={94} width={78} height={110} />
        <Line d="M104 116h36" color="var(--ink)" width={9} />
        <Line d="M103 136h46M103 150h34" color="var(--soft)" />
      </g>
      <Sheet x={142} y={84} width={84} height={120} fill="var(--blue)" />
      <Mark x={182} y={121} scale={1.2} color="var(--glaze)" />
      <g transform="translate(10 0)rotate(6 250 160)">
        <Sheet x={210} y={92} width={80} height={110} fill="var(--slot)" />
        <Line d="m228 114 -9 9 9 9M256 114h16M244 132h30" color="var(--ochre)" width={5} />
      </g>
      {/* crate */}
      <path d="M70 236h226v8H70z" fill="var(--shadow)" />
      <path d="M80 158h222v82H80z" fill="var(--clay)" />
      <path d="M80 158h22v82H80z" fill="var(--clay-shade)" />
      <path d="M102 196h200v6H102z" fill="var(--clay-shade)" />
      <path d="M166 172h60v14h-60z" fill="var(--slot)" stroke="var(--slot)" strokeWidth="6" />
      <Frame x={64} y={74} width={254} height={174} />
      {/* key and its tag */}
      <Line d="M392 92 378 128M392 92 422 132" color="var(--case)" width={3} />
      <circle cx="392" cy="90" r="6" fill="var(--case)" />
      <path d="M406 146 422 128 438 146v50h-32z" fill="var(--glaze)" />
      <Line d="M416 160h12M416 176h12" color="var(--glaze-shade)" width={5} />
      <circle cx="376" cy="142" r="15" fill="none" stroke="var(--ochre)" strokeWidth="9" />
      <Line d="M376 157v50m0-4h-12m12-15h-9" color="var(--ochre)" width={8} />
    </>
  )
}
