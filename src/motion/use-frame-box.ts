import { type CSSProperties, type RefObject, useLayoutEffect, useState } from 'react'

/**
 * Position and size of the frame: the box of one element, relative to its container.
 *
 * @param containerRef The positioned element that holds both the frame and its targets.
 * @param selector Finds the target inside the container; `undefined`: nothing is framed.
 * @returns Styles of an absolutely positioned frame; `undefined` before the first measurement or without a target.
 *   Measured again when the container is resized or a typeface loads.
 */
export function useFrameBox(
  containerRef: RefObject<HTMLElement | null>,
  selector: string | undefined,
): CSSProperties | undefined {
  const [box, setBox] = useState<CSSProperties>()

  useLayoutEffect(() => {
    const container = containerRef.current
    if (!container || selector === undefined) {
      setBox(undefined)
      return
    }
    const measure = () => {
      const target = container.querySelector(selector)
      if (!target) return setBox(undefined)
      const outer = container.getBoundingClientRect()
      const inner = target.getBoundingClientRect()
      setBox({
        translate: `${inner.left - outer.left}px ${inner.top - outer.top}px`,
        inlineSize: inner.width,
        blockSize: inner.height,
      })
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(container)
    document.fonts.addEventListener('loadingdone', measure)
    return () => {
      observer.disconnect()
      document.fonts.removeEventListener('loadingdone', measure)
    }
  }, [containerRef, selector])

  return box
}
