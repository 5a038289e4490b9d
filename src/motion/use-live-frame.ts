import { type RefObject, useEffect, useState } from 'react'

/** The middle of the screen: what reaches into it is being looked at. */
const MIDDLE = '-45% -30%'

/** Every list that has a live frame on this page, and the one that has it now; calling one tells it to look who that is. */
const listeners = new Set<() => void>()
let owner: (() => void) | undefined

/**
 * Where the green frame of a list stands: on the item under the pointer or with the focus, otherwise on the first one,
 * or on a touch screen on the one in the middle of it. Only one of these lists on the screen has the live frame; a list
 * out of sight begins again with its first item.
 *
 * @param listRef The list; its children are the items.
 * @param isStill Whether the frame keeps to the first item on a touch screen, too.
 * @returns Index of the framed item; `undefined` while another of them on the screen has it. Without script: the first.
 */
export function useLiveFrame(listRef: RefObject<HTMLElement | null>, isStill = false): number | undefined {
  const [index, setIndex] = useState(0)
  const [isYielding, setYielding] = useState(false)

  useEffect(() => {
    const list = listRef.current
    if (!list) return
    const items = [...list.children]
    const restsOnFirst = isStill || !window.matchMedia('(hover: none)').matches
    let isOnScreen = false

    const hear = () => setYielding(isOnScreen && owner !== undefined && owner !== hear)
    const own = (next: typeof owner) => {
      owner = next
      for (const listener of listeners) listener()
    }
    const claim = (item: number) => {
      setIndex(item)
      own(hear)
    }
    const point = ({ target }: Event) => {
      const item = items.findIndex((element) => element.contains(target as Node))
      if (item >= 0) claim(item)
    }

    const leave = () => restsOnFirst && setIndex(0)

    const inMiddle = new Set<Element>()
    const middle = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) inMiddle[isIntersecting ? 'add' : 'delete'](target)
        const item = restsOnFirst ? inMiddle.size - 1 : items.findIndex((element) => inMiddle.has(element))
        if (item >= 0) claim(item)
      },
      { rootMargin: MIDDLE },
    )
    const screen = new IntersectionObserver(([entry]) => {
      isOnScreen = entry?.isIntersecting === true
      if (!isOnScreen) setIndex(0)
      if (isOnScreen || owner !== hear) hear()
      else own(undefined)
    })

    listeners.add(hear)
    for (const item of restsOnFirst ? [list] : items) middle.observe(item)
    screen.observe(list)
    list.addEventListener('pointerover', point)
    list.addEventListener('pointerleave', leave)
    list.addEventListener('focusin', point)
    return () => {
      listeners.delete(hear)
      if (owner === hear) own(undefined)
      middle.disconnect()
      screen.disconnect()
      list.removeEventListener('pointerover', point)
      list.removeEventListener('pointerleave', leave)
      list.removeEventListener('focusin', point)
    }
  }, [listRef, isStill])

  return isYielding ? undefined : index
}
