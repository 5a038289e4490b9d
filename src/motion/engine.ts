import { inView } from 'framer-motion/dom'
import { animate } from 'framer-motion/dom/mini'

/** The part of framer-motion this site uses. Only ever imported with `import()`, after the page is idle. */
export const engine = { animate, inView }
