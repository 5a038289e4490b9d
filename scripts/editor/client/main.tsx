import '@/styles/index.css'
import './editor.css'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { followSystemTheme } from './follow-system-theme.ts'
import { followOtherTabs, hasUnsaved, load } from './state/store.ts'

// Drafts are kept in the browser, but a closed tab looks as if everything had been saved.
window.addEventListener('beforeunload', (event) => {
  if (hasUnsaved()) event.preventDefault()
})
// Another tab, another program or a colleague may have saved meanwhile.
window.addEventListener('focus', () => void load())
followSystemTheme()
followOtherTabs()
void load()

const element = document.getElementById('root')
if (!element) throw new Error('index.html has no element with the id "root".')
createRoot(element).render(<App />)
