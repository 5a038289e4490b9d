/** The mark: a face of an "ö" in the corners of a frame, on a field of 48 units. The colours are values of SVG. */
export function drawMark({ ink, accent }: { ink: string; accent: string }): string {
  return `<g fill="none"><path d="M3 13V5.5A2.5 2.5 0 0 1 5.5 3H13M35 3h7.5A2.5 2.5 0 0 1 45 5.5V13M45 35v7.5a2.5 2.5 0 0 1-2.5 2.5H35M13 45H5.5A2.5 2.5 0 0 1 3 42.5V35" stroke="${accent}" stroke-width="4.5" stroke-linecap="round"/>
<circle cx="24" cy="28" r="9" stroke="${ink}" stroke-width="6"/><circle cx="18.5" cy="11.5" r="3.5" fill="${accent}"/><circle cx="29.5" cy="11.5" r="3.5" fill="${accent}"/></g>`
}
