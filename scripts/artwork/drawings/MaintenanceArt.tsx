import { Bread, Calendar, Frame, Line, PageBar, Scene, Sheet, Word } from './parts.tsx'

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
