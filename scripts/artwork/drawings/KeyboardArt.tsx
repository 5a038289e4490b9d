import { Frame, Line, Sheet } from './parts.tsx'

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
