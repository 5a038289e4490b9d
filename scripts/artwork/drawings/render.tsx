/**
 * `npm run artwork`: writes the drawings into one SVG sprite. Their colours are custom properties of the page
 * (`src/components/image/Drawing.module.css`), so one drawing serves both themes. As a file of its own the sprite is cached
 * for all pages and parsed neither as HTML nor as script.
 */
import { writeFile } from 'node:fs/promises'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { DrawingName } from '../../../src/collections/resolved.ts'
import { ChoiceArt, OfferArt, SketchArt } from './banners.tsx'
import { StillLifeArt } from './StillLifeArt.tsx'
import { ExperienceArt, HostingArt, LogoArt, MaintenanceArt, SeoArt, WebDesignArt } from './services.tsx'
import { FilesArt, JarArt, KeyboardArt, SignalArt, ThemesArt, WeightArt } from './values.tsx'

/** Every drawing by its name. */
const drawings: Record<DrawingName, ReactElement> = {
  layout: <WebDesignArt />,
  logo: <LogoArt />,
  search: <SeoArt />,
  experience: <ExperienceArt />,
  server: <HostingArt />,
  maintenance: <MaintenanceArt />,
  offer: <OfferArt />,
  sketch: <SketchArt />,
  choice: <ChoiceArt />,
  weight: <WeightArt />,
  keyboard: <KeyboardArt />,
  themes: <ThemesArt />,
  jar: <JarArt />,
  signal: <SignalArt />,
  files: <FilesArt />,
  'still-life': <StillLifeArt />,
}

/** Where the site takes them from. */
export const DRAWINGS_FILE = new URL('../../../src/components/image/drawings.svg', import.meta.url)

/**
 * An SVG sprite with one group per drawing, whose id is the name. The document has `display: none`, so that the browser
 * styles only the groups that `<use>` shows.
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
