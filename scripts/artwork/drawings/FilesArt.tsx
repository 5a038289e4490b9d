import { Frame, Line, Mark, Sheet } from './parts.tsx'

/** A crate with the files of the site, framed, and on its nail the key that goes with it. */
export function FilesArt() {
  return (
    <>
      <path d="M0 224h480v96H0z" fill="var(--wood)" />
      <path d="M0 224h480v7H0z" fill="var(--wood-edge)" />
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
