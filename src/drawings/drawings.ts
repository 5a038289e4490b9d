import choice from './choice.svg'
import experience from './experience.svg'
import files from './files.svg'
import jar from './jar.svg'
import keyboard from './keyboard.svg'
import layout from './layout.svg'
import logo from './logo.svg'
import maintenance from './maintenance.svg'
import offer from './offer.svg'
import search from './search.svg'
import server from './server.svg'
import signal from './signal.svg'
import sketch from './sketch.svg'
import stillLife from './still-life.svg'
import themes from './themes.svg'
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
  search,
  server,
  signal,
  sketch,
  'still-life': stillLife,
  themes,
  weight,
}

export type DrawingName = keyof typeof drawings
