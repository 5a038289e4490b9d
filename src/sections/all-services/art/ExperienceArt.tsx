import { Board, Bowl, Frame, Jug, Line, Phone } from './parts.tsx'

/** Two screens, the path of taps from one to the other, and the button it ends at, framed. */
export function ExperienceArt() {
  return (
    <Board>
      <Phone x={58} y={32} width={140} height={254} />
      <Line d="M82 64h54" color="var(--ink)" width={9} />
      <Line d="M80 82h80" color="var(--soft)" />
      <rect x="76" y="98" width="48" height="68" rx="8" fill="var(--wall)" />
      <Jug x={99} y={158} scale={0.54} />
      <rect x="132" y="98" width="48" height="68" rx="8" fill="var(--clay)" />
      <rect x="76" y="174" width="48" height="68" rx="8" fill="var(--ochre)" />
      <rect x="132" y="174" width="48" height="68" rx="8" fill="var(--light)" />
      <Bowl x={156} y={228} scale={0.56} />
      <Line d="M88 262h12M122 262h12M156 262h12" color="var(--soft)" />
      <Phone x={282} y={32} width={140} height={254} />
      <path d="M288 50a12 12 0 0 1 12-12h104a12 12 0 0 1 12 12v106H288z" fill="var(--wall)" />
      <path d="M288 126 376 38h28a12 12 0 0 1 12 12v20l-86 86h-42z" fill="var(--light)" />
      <path d="M288 138h128v18H288z" fill="var(--wood)" />
      <Bowl x={352} y={145} scale={1.25} />
      <Line d="M304 180h70" color="var(--ink)" width={10} />
      <Line d="M303 199h92" color="var(--soft)" />
      <Line d="M318 240h68" color="var(--clay)" width={28} />
      <Line d="M156 214c56 4 60-60 90-60s10 84 96 86" color="var(--ochre)" width={5} />
      <circle cx="156" cy="214" r="15" fill="var(--ochre)" opacity=".4" />
      <circle cx="156" cy="214" r="8" fill="var(--ochre)" />
      <circle cx="352" cy="240" r="8" fill="var(--glaze)" />
      <Frame x={294} y={216} width={116} height={48} />
    </Board>
  )
}
