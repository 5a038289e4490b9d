import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from 'react'

/**
 * Puts a frame around one element of a container. Without a render of its own: the frame moves while letters fade.
 *
 * @param containerRef The positioned element that holds both the frame and its targets.
 * @param frameRef The absolutely positioned frame, placed again when the container is resized or a typeface loads.
 * @param selector Finds the target inside the container; `undefined`: nothing is framed.
 */
export function useFrameBox(
  containerRef: RefObject<HTMLElement | null>,
  frameRef: RefObject<HTMLElement | null>,
  selector: string | undefined,
): void {
  const place = useEffectEvent(() => {
    if (selector === undefined) return
    const outer = containerRef.current?.getBoundingClientRect()
    const inner = containerRef.current?.querySelector(selector)?.getBoundingClientRect()
    if (!outer || !inner || !frameRef.current) return
    Object.assign(frameRef.current.style, {
      translate: `${inner.left - outer.left}px ${inner.top - outer.top}px`,
      inlineSize: `${inner.width}px`,
      blockSize: `${inner.height}px`,
    })
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: another selector is another target.
  useLayoutEffect(() => place(), [selector])

  const isFraming = selector !== undefined
  useEffect(() => {
    if (!isFraming) return
    const observer = new ResizeObserver(() => place())
    if (containerRef.current) observer.observe(containerRef.current)
    const placeAgain = () => place()
    document.fonts.addEventListener('loadingdone', placeAgain)
    return () => {
      observer.disconnect()
      document.fonts.removeEventListener('loadingdone', placeAgain)
    }
  }, [containerRef, isFraming])
}
