/**
 * Writes the drawings of the services into one file, which pages show pieces of; `npm run artwork`.
 * Their paints are CSS variables of the page (`src/components/ServicePicture.module.css`), so one drawing serves both
 * themes. A file of its own is fetched once for all pages and read neither as HTML nor as script.
 */
import { writeFile } from 'node:fs/promises'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { ServiceSummary } from '../../../src/content/resolved.ts'
import { ExperienceArt } from './ExperienceArt.tsx'
import { HostingArt } from './HostingArt.tsx'
import { LogoArt } from './LogoArt.tsx'
import { MaintenanceArt } from './MaintenanceArt.tsx'
import { SeoArt } from './SeoArt.tsx'
import { WebDesignArt } from './WebDesignArt.tsx'

/** What is drawn, by the service's icon; without a drawing for each icon this does not compile. */
const drawings: Record<ServiceSummary['icon'], ReactElement> = {
  layout: <WebDesignArt />,
  logo: <LogoArt />,
  search: <SeoArt />,
  experience: <ExperienceArt />,
  server: <HostingArt />,
  maintenance: <MaintenanceArt />,
}

/** Where the site takes them from. */
export const SERVICE_PICTURES = new URL('../../../src/components/service-pictures.svg', import.meta.url)

/**
 * An SVG document with one group for every icon, named by it; each drawing is 480 by 320. The document itself is not
 * displayed, or the browser would give every stroke its style once for nothing: 12 ms on a laptop, before the styles of
 * the pictures that a page shows. What a page takes from it is displayed there.
 */
export function renderServicePictures(): string {
  const groups = Object.entries(drawings).map(([icon, drawing]) => (
    <g key={icon} id={icon}>
      {drawing}
    </g>
  ))
  return `<svg xmlns="http://www.w3.org/2000/svg" display="none">${renderToStaticMarkup(groups)}</svg>\n`
}

if (process.argv[1] === import.meta.filename) await writeFile(SERVICE_PICTURES, renderServicePictures())
