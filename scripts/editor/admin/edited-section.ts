import { handlesOf } from './keyboard-list.tsx'

/** @returns Which item of the outermost list around an element it belongs to; nothing outside of lists. */
export function itemAround(element: Element): number | undefined {
  let list = element.closest<HTMLElement>('[data-list]')
  for (let outer = list; outer; outer = outer.parentElement?.closest('[data-list]') ?? null) list = outer
  if (!list) return undefined
  const index = handlesOf(list).findIndex((handle) => handle.parentElement?.parentElement?.contains(element))
  return index === -1 ? undefined : index
}
