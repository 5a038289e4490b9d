import { StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { VisitCounter } from '../../../../src/visit-counter/VisitCounter.tsx'
import './harness.css'

/** A page with a footer, and a second one that comes and goes as on a route change. */
function Page() {
  const [second, setSecond] = useState(false)

  return (
    <>
      <h1>Sayaç denemesi</h1>
      <button type="button" onClick={() => setSecond(!second)}>
        İkinci alt bölüm
      </button>
      <footer>
        <VisitCounter loading="Yükleniyor..." label="Ziyaret Sayısı: {n}" />
        <p data-neighbour>© 2025</p>
      </footer>
      {second && <VisitCounter loading="Yükleniyor..." label="Ziyaret Sayısı: {n}" />}
    </>
  )
}

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Page />
    </StrictMode>,
  )
}
