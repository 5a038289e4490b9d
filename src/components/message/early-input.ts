import { useHydrated } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'

/** A field that was changed before its hydration. */
type EarlyField = { index: number; value: string; isChecked: boolean }

/**
 * Gives back what the visitor has entered before hydration, which sets every field to what was prerendered. Until then
 * early-fields.ts enables the fields, those of elements with `data-early`, and marks what is entered with `data-entered`.
 *
 * @param id Of the element around the fields.
 * @param keep Called once, with the changed fields, counted from 0.
 */
export function useEarlyInput(id: string, keep: (changed: EarlyField[]) => void): void {
  // In the first render the fields are still the visitor's. Mounted later, those found are of the page that is left.
  const isMountedLater = useHydrated()
  const [changed] = useState(() => (isMountedLater || typeof document === 'undefined' ? [] : changedFields(id)))
  const keepNow = useEffectEvent(keep)
  useEffect(() => {
    if (changed.length > 0) keepNow(changed)
  }, [changed])
}

function changedFields(id: string): EarlyField[] {
  const fields = document.getElementById(id)?.querySelectorAll<HTMLInputElement>('input, textarea') ?? []
  return [...fields].flatMap(({ dataset, value, defaultValue, checked, defaultChecked }, index) => {
    // On reload the browser fills fields too.
    const isChanged = dataset.entered !== undefined && (value !== defaultValue || checked !== defaultChecked)
    return isChanged ? [{ index, value, isChecked: checked === true }] : []
  })
}
