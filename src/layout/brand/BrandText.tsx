import { ErrorBoundary } from '@/components/ErrorBoundary.tsx'
import { toUpperCase } from '@/content/locale.ts'
import { MovingLetters } from './MovingLetters.tsx'
import { StillLetters } from './StillLetters.tsx'

/**
 * The brand name in capitals. Once a visit an animation highlights the letters one by one; before, afterwards and with
 * reduced motion every letter is sharp. Hidden from assistive technology: the link around it has the accessible name.
 */
export function BrandText({ brand }: { brand: string }) {
  const capitals = toUpperCase(brand)
  return (
    <ErrorBoundary fallback={<StillLetters text={capitals} />}>
      <MovingLetters text={capitals} />
    </ErrorBoundary>
  )
}
