import { Frame, Line, Sheet } from './parts.tsx'

/** The Tab key and the links it goes through, up to the button, framed. */
export function KeyboardArt() {
  return (
    <>
      <Sheet x={56} y={72} width={368} height={82} />
      <circle cx="84" cy="104" r="9" fill="var(--clay)" />
      <Line d="M108 104h40" color="var(--ink)" width={8} />
      <Line d="M198 104h30M262 104h30" color="var(--soft)" width={8} />
      <Line d="M352 104h38" color="var(--clay)" width={26} />
      <Line d="M128 124q42 30 85 0q32 26 64 0q26 24 40-18" color="var(--ochre)" width={4} />
      <Frame x={326} y={80} width={90} height={48} />
      <path d="M56 184a10 10 0 0 1 10-10h348a10 10 0 0 1 10 10v136H56z" fill="var(--case)" />
      <path
        d="M176 190h54v40h-54zM242 190h54v40h-54zM308 190h54v40h-54zM374 190h38v40h-38zM68 246h128v44H68zM212 246h54v44h-54zM278 246h54v44h-54zM344 246h68v44h-68z"
        fill="var(--wall)"
        stroke="var(--wall)"
        strokeWidth="6"
      />
      <path d="M68 190h92v40H68z" fill="var(--ochre)" stroke="var(--ochre)" strokeWidth="6" />
      <Line d="M88 210h46m-11-11 11 11-11 11M146 198v24" color="var(--slot)" />
    </>
  )
}
