import { useState } from 'react'
import type { Theme } from '@/theme/theme.ts'
import type { PreviewState } from '../server/preview.ts'
import { PreviewFrame } from './PreviewFrame.tsx'
import { Button } from './parts.tsx'

const WIDTHS = { Telefon: 390, Tablet: 768, Bilgisayar: 1280 }

/** The page that an entry belongs to, as it would be, at the widths and in the themes of visitors. */
export function LivePreview({ state, section }: { state: PreviewState | undefined; section: number | undefined }) {
  const [width, setWidth] = useState(WIDTHS.Telefon)
  const [theme, setTheme] = useState<Theme>('light')
  const [isShown, setShown] = useState(false)
  return (
    <aside className={isShown ? 'preview shown' : 'preview'} aria-label="Önizleme">
      <div className="preview-tools">
        <Button className="preview-toggle" aria-pressed={isShown} onClick={() => setShown(!isShown)}>
          {isShown ? 'Forma dön' : 'Önizleme'}
        </Button>
        {Object.entries(WIDTHS).map(([name, each]) => (
          <button key={name} type="button" aria-pressed={width === each} onClick={() => setWidth(each)}>
            {name}
          </button>
        ))}
        <Button aria-pressed={theme === 'dark'} onClick={() => setTheme(theme === 'dark' ? 'light' : 'dark')}>
          Koyu
        </Button>
      </div>
      <PreviewFrame title="Sayfanın önizlemesi" state={state} width={width} theme={theme} section={section} />
    </aside>
  )
}
