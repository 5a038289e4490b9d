/** Runs in the head of every page before the first paint; see README.md. */
import { applyStoredTheme } from '@/theme/theme.ts'

applyStoredTheme()

const { dataset } = document.documentElement
// The hash may ask for another page: covered until boot.ts has parsed it.
if (dataset.entry && location.hash) dataset.covered = ''
