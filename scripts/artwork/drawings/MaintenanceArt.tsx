import { Bowl, Calendar, Frame, Jug, Line, Sheet } from './parts.tsx'

/** A page of tiles, the mended one framed; beside it the copies kept and the calendar that says when. */
export function MaintenanceArt() {
  return (
    <>
      <Sheet x={34} y={32} width={292} height={252} />
      <circle cx="57" cy="54" r="6" fill="var(--clay)" />
      <Line d="M74 54h40" color="var(--ink)" />
      <Line d="M236 54h22M280 54h22" color="var(--soft)" />
      <rect x="50" y="76" width="124" height="90" rx="8" fill="var(--wall)" />
      <path d="M50 140 114 76h52a8 8 0 0 1 8 8v10l-72 72H58a8 8 0 0 1-8-8z" fill="var(--light)" />
      <Jug x={112} y={158} scale={0.74} />
      <rect x="186" y="76" width="124" height="90" rx="8" fill="var(--clay)" />
      <Line d="M206 106h74M206 128h46" color="var(--glaze)" width={10} />
      <Line d="M60 194h84" color="var(--ink)" width={10} />
      <Line d="M58 216h108M58 234h96M58 252h60" color="var(--soft)" />
      <rect x="192" y="184" width="112" height="80" rx="6" fill="var(--light)" />
      <Bowl x={248} y={256} scale={1.35} empty />
      <Line d="m230 209 9 11-7 10 12 11-4 13M268 210l-8 11 6 9-22 11" color="var(--ochre)" width={4} />
      <Frame x={182} y={174} width={132} height={100} />
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
