import blank from './blank.svg'
import choice from './choice.svg'
import compare from './compare.svg'
import complaintExperience from './complaint-experience.svg'
import complaintLayout from './complaint-layout.svg'
import complaintLogo from './complaint-logo.svg'
import complaintMaintenance from './complaint-maintenance.svg'
import complaintSearch from './complaint-search.svg'
import complaintServer from './complaint-server.svg'
import deed from './deed.svg'
import door from './door.svg'
import experience from './experience.svg'
import files from './files.svg'
import gallery from './gallery.svg'
import jar from './jar.svg'
import keyboard from './keyboard.svg'
import layout from './layout.svg'
import letter from './letter.svg'
import logo from './logo.svg'
import maintenance from './maintenance.svg'
import markBowl from './mark-bowl.svg'
import markGate from './mark-gate.svg'
import markLoaf from './mark-loaf.svg'
import nearLayout from './near-layout.svg'
import offer from './offer.svg'
import oldTradeBakery from './old-trade-bakery.svg'
import oldTradeCeramics from './old-trade-ceramics.svg'
import oldTradeGates from './old-trade-gates.svg'
import outside from './outside.svg'
import questions from './questions.svg'
import scale from './scale.svg'
import search from './search.svg'
import server from './server.svg'
import signal from './signal.svg'
import sketch from './sketch.svg'
import stepDesign from './step-design.svg'
import stepKey from './step-key.svg'
import stepOffer from './step-offer.svg'
import stepPages from './step-pages.svg'
import stepTrial from './step-trial.svg'
import themes from './themes.svg'
import thumbCompare from './thumb-compare.svg'
import thumbDeed from './thumb-deed.svg'
import thumbExperience from './thumb-experience.svg'
import thumbFiles from './thumb-files.svg'
import thumbJar from './thumb-jar.svg'
import thumbKeyboard from './thumb-keyboard.svg'
import thumbLayout from './thumb-layout.svg'
import thumbLogo from './thumb-logo.svg'
import thumbMaintenance from './thumb-maintenance.svg'
import thumbQuestions from './thumb-questions.svg'
import thumbScale from './thumb-scale.svg'
import thumbSearch from './thumb-search.svg'
import thumbServer from './thumb-server.svg'
import thumbSignal from './thumb-signal.svg'
import thumbThemes from './thumb-themes.svg'
import tradeBakery from './trade-bakery.svg'
import tradeCeramics from './trade-ceramics.svg'
import tradeGates from './trade-gates.svg'
import weight from './weight.svg'
import wideExperience from './wide-experience.svg'
import wideLayout from './wide-layout.svg'

/** Addresses of the drawings by name. To add one, draw `NAME.svg` and add it here. */
export const drawings = {
  blank,
  choice,
  compare,
  'complaint-experience': complaintExperience,
  'complaint-layout': complaintLayout,
  'complaint-logo': complaintLogo,
  'complaint-maintenance': complaintMaintenance,
  'complaint-search': complaintSearch,
  'complaint-server': complaintServer,
  deed,
  door,
  experience,
  files,
  gallery,
  jar,
  keyboard,
  layout,
  letter,
  logo,
  maintenance,
  'mark-bowl': markBowl,
  'mark-gate': markGate,
  'mark-loaf': markLoaf,
  'near-layout': nearLayout,
  offer,
  'old-trade-bakery': oldTradeBakery,
  'old-trade-ceramics': oldTradeCeramics,
  'old-trade-gates': oldTradeGates,
  outside,
  questions,
  scale,
  search,
  server,
  signal,
  sketch,
  'step-design': stepDesign,
  'step-key': stepKey,
  'step-offer': stepOffer,
  'step-pages': stepPages,
  'step-trial': stepTrial,
  themes,
  'thumb-compare': thumbCompare,
  'thumb-deed': thumbDeed,
  'thumb-experience': thumbExperience,
  'thumb-files': thumbFiles,
  'thumb-jar': thumbJar,
  'thumb-keyboard': thumbKeyboard,
  'thumb-signal': thumbSignal,
  'thumb-themes': thumbThemes,
  'thumb-layout': thumbLayout,
  'thumb-logo': thumbLogo,
  'thumb-maintenance': thumbMaintenance,
  'thumb-questions': thumbQuestions,
  'thumb-scale': thumbScale,
  'thumb-search': thumbSearch,
  'thumb-server': thumbServer,
  'trade-bakery': tradeBakery,
  'trade-ceramics': tradeCeramics,
  'trade-gates': tradeGates,
  weight,
  'wide-experience': wideExperience,
  'wide-layout': wideLayout,
}

export type DrawingName = keyof typeof drawings

/** Another drawing of a scene: a single object where it is small, its middle for a phone, before the work, or in full width; not every scene has them. */
export function variantOf(
  name: DrawingName,
  variant: 'thumb' | 'near' | 'complaint' | 'wide',
): DrawingName | undefined {
  const drawing = `${variant}-${name}`
  return Object.hasOwn(drawings, drawing) ? (drawing as DrawingName) : undefined
}

/** `tilt`: the degrees that what it stands around is turned. */
type Focus = { x: number; y: number; width: number; height: number; tilt?: number }

/** What the frame stands around in a drawing, in percent of it. */
export const focuses: Partial<Record<DrawingName, Focus>> = {
  blank: { x: 17.2, y: 44.5, width: 32.9, height: 25.4, tilt: -3 },
  choice: { x: 16.9, y: 9.4, width: 61.3, height: 19.9 },
  compare: { x: 38, y: 48.4, width: 24.2, height: 12.4 },
  'complaint-layout': { x: 28.8, y: 40, width: 42.4, height: 31.2 },
  deed: { x: 13.4, y: 55.7, width: 34.4, height: 11.9, tilt: -3 },
  experience: { x: 56.2, y: 68.4, width: 30, height: 15.6 },
  gallery: { x: 34, y: 33.1, width: 34.6, height: 42.4 },
  jar: { x: 22.4, y: 45.4, width: 21, height: 21.6 },
  keyboard: { x: 66, y: 23, width: 22, height: 16 },
  layout: { x: 13.2, y: 38.8, width: 31.7, height: 23.9 },
  letter: { x: 52.8, y: 38.3, width: 31.5, height: 48.5 },
  logo: { x: 7, y: 20.5, width: 35.4, height: 46.6 },
  maintenance: { x: 40.9, y: 52.9, width: 19, height: 12.1 },
  offer: { x: 38, y: 26.3, width: 25.6, height: 6.4, tilt: -3 },
  questions: { x: 49.4, y: 46.8, width: 42.6, height: 11.4 },
  scale: { x: 16.7, y: 12, width: 34.2, height: 36.7 },
  search: { x: 7, y: 38, width: 57.5, height: 22 },
  server: { x: 45.2, y: 20.8, width: 42.8, height: 23.5 },
  sketch: { x: 73.3, y: 28.4, width: 18.9, height: 48.2 },
  'wide-experience': { x: 74.2, y: 70.6, width: 17.4, height: 15.1 },
  'wide-layout': { x: 39, y: 41.1, width: 21, height: 36.1 },
  weight: { x: 10.0, y: 28.2, width: 21.2, height: 19.3 },
}

/** Drawings that are 1.1 times as wide as tall, for a board of any shape; the others with a frame are 1.5 times as wide, and those in full width 2.5 times. */
export const TALL: ReadonlySet<DrawingName> = new Set(['layout', 'logo', 'maintenance', 'search', 'server', 'weight'])
