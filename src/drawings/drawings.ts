import choice from './choice.svg'
import experience from './experience.svg'
import files from './files.svg'
import jar from './jar.svg'
import keyboard from './keyboard.svg'
import layout from './layout.svg'
import logo from './logo.svg'
import maintenance from './maintenance.svg'
import offer from './offer.svg'
import outside from './outside.svg'
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
import thumbExperience from './thumb-experience.svg'
import thumbLayout from './thumb-layout.svg'
import thumbLogo from './thumb-logo.svg'
import thumbMaintenance from './thumb-maintenance.svg'
import thumbSearch from './thumb-search.svg'
import thumbServer from './thumb-server.svg'
import tradeBakery from './trade-bakery.svg'
import tradeCeramics from './trade-ceramics.svg'
import tradeGates from './trade-gates.svg'
import weight from './weight.svg'

/** Addresses of the drawings by name. To add one, draw `NAME.svg` and add it here. */
export const drawings = {
  choice,
  experience,
  files,
  jar,
  keyboard,
  layout,
  logo,
  maintenance,
  offer,
  outside,
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
  'thumb-experience': thumbExperience,
  'thumb-layout': thumbLayout,
  'thumb-logo': thumbLogo,
  'thumb-maintenance': thumbMaintenance,
  'thumb-search': thumbSearch,
  'thumb-server': thumbServer,
  'trade-bakery': tradeBakery,
  'trade-ceramics': tradeCeramics,
  'trade-gates': tradeGates,
  weight,
}

export type DrawingName = keyof typeof drawings
