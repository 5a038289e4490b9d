import { Frame, Jug, Line } from './parts.tsx'

/** An empty cookie jar, framed, and a plate with the last crumbs. */
export function JarArt() {
  return (
    <>
      <path d="M0 224h480v96H0z" fill="var(--wood)" />
      <path d="M0 224h480v7H0z" fill="var(--wood-edge)" />
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
      <ellipse cx="398" cy="242" rx="42" ry="6" fill="var(--shadow)" />
      <Jug x={410} y={242} scale={1.3} />
    </>
  )
}
