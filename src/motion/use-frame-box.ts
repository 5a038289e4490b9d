import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react'

/**
 * Puts a frame around one of the elements of a container. Without a render of its own, as the frame moves while letters
 * fade; without a layout at every move, as it moves while the reader scrolls.
 *
 * @param containerRef The positioned element that holds both the frame and its targets.
 * @param frameRef The absolutely positioned frame, placed again when the container is resized or a typeface loads.
 * @param selector Finds the targets inside the container.
 * @param index Which of them; `undefined`: nothing is framed.
 */
export function useFrameBox(
  containerRef: RefObject<HTMLElement | null>,
  frameRef: RefObject<HTMLElement | null>,
  selector: string,
  index: number | undefined,
): void {
  const boxesRef = useRef<Partial<CSSStyleDeclaration>[]>([])
  const place = useEffectEvent(() => {
    const box = index === undefined ? undefined : boxesRef.current[index]
    if (box && frameRef.current) Object.assign(frameRef.current.style, box)
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: another index is another target.
  useLayoutEffect(() => place(), [index])

  const isFraming = index !== undefined
  useLayoutEffect(() => {
    const container = containerRef.current
    if (!isFraming || !container) return
    const measure = () => {
      const outer = container.getBoundingClientRect()
      boxesRef.current = [...container.querySelectorAll(selector)].map((target) => {
        const { left, top, width, height } = target.getBoundingClientRect()
        return {
          translate: `${left - outer.left}px ${top - outer.top}px`,
          inlineSize: `${width}px`,
          blockSize: `${height}px`,
        }
      })
      place()
    }
    // Measures for the first time too, after the layout of the frame and before its paint.
    const observer = new ResizeObserver(measure)
    observer.observe(container)
    document.fonts.addEventListener('loadingdone', measure)
    return () => {
      observer.disconnect()
      document.fonts.removeEventListener('loadingdone', measure)
    }
  }, [containerRef, selector, isFraming])
}
