import { ErrorBoundary } from '@/components/ErrorBoundary.tsx'
import { MovingLetters } from './MovingLetters.tsx'
import { StillLetters } from './StillLetters.tsx'

/**
 * The brand name in capitals. Once a visit a frame runs over it and brings one letter after the other into
 * focus; before, afterwards and without motion every letter is sharp. For the eye only: the link around it is named.
 */
export function BrandText({ brand }: { brand: string }) {
  const capitals = brand.toLocaleUpperCase('tr')
  return (
    <ErrorBoundary fallback={<StillLetters text={capitals} />}>
      <MovingLetters text={capitals} />
    </ErrorBoundary>
  )
}
