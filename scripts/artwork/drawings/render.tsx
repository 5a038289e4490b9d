/**
 * Writes the drawings of the services and the still life into one file, which pages show pieces of; `npm run artwork`.
 * Their paints are CSS variables of the page (`src/components/image/Drawing.module.css`), so one drawing serves both
 * themes. A file of its own is fetched once for all pages and read neither as HTML nor as script.
 */
import { writeFile } from 'node:fs/promises'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { DrawingName } from '../../../src/content/resolved.ts'
import { ExperienceArt } from './ExperienceArt.tsx'
import { HostingArt } from './HostingArt.tsx'
import { LogoArt } from './LogoArt.tsx'
import { MaintenanceArt } from './MaintenanceArt.tsx'
import { OfferArt } from './OfferArt.tsx'
import { SeoArt } from './SeoArt.tsx'
import { StillLifeArt } from './StillLifeArt.tsx'
import { WebDesignArt } from './WebDesignArt.tsx'

/** Every drawing by its name. */
const drawings: Record<DrawingName, ReactElement> = {
  layout: <WebDesignArt />,
  logo: <LogoArt />,
  search: <SeoArt />,
  experience: <ExperienceArt />,
  server: <HostingArt />,
  maintenance: <MaintenanceArt />,
  offer: <OfferArt />,
  'still-life': <StillLifeArt />,
}

/** Where the site takes them from. */
export const DRAWINGS_FILE = new URL('../../../src/components/image/drawings.svg', import.meta.url)

/**
 * An SVG document with one group for every drawing, named by it. The document itself is not
 * displayed, or the browser would give every stroke its style once for nothing: 12 ms on a laptop, before the styles of
 * the pictures that a page shows. What a page takes from it is displayed there.
 */
export function renderDrawings(): string {
  const groups = Object.entries(drawings).map(([icon, drawing]) => (
    <g key={icon} id={icon}>
      {drawing}
    </g>
  ))
  return `<svg xmlns="http://www.w3.org/2000/svg" display="none">${renderToStaticMarkup(groups)}</svg>\n`
}

if (process.argv[1] === import.meta.filename) await writeFile(DRAWINGS_FILE, renderDrawings())
