import { Frame, Jug, Line } from './parts.tsx'

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
      <Jug x={356} y={245} scale={1.1} />
      <Frame x={86} y={102} width={240} height={82} />
    </>
  )
}
