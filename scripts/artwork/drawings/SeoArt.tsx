import { Cat, Frame, Line, Sheet, Word } from './parts.tsx'

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
