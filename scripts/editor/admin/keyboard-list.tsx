import listWidget, { type ListControlClass } from 'decap-cms-widget-list'
import type { KeyboardEvent } from 'react'
import { announce } from './announce.ts'

/** Decap's handle for dragging an item; its lists can be put in order with a mouse or a finger only. */
const HANDLE = '[aria-describedby^="DndDescribedBy"]'

const STEPS: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 }

const ListControl: ListControlClass = listWidget.controlComponent

/** Decap's list, whose items also move with the arrow keys. */
class KeyboardListControl extends ListControl {
  override render() {
    return (
      // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the handles inside, which are buttons.
      <div data-list="" onKeyDown={(event) => this.moveItem(event)}>
        {super.render()}
      </div>
    )
  }

  moveItem(event: KeyboardEvent<HTMLElement>) {
    const step = STEPS[event.key]
    const handle = event.target instanceof Element ? event.target.closest<HTMLElement>(HANDLE) : null
    const list = event.currentTarget
    if (step === undefined || !handle) return
    // A list inside a list hears its own handles first.
    event.preventDefault()
    event.stopPropagation()
    const handles = handlesOf(list)
    const oldIndex = handles.indexOf(handle)
    const newIndex = oldIndex + step
    if (oldIndex === -1 || newIndex < 0 || newIndex >= handles.length) return
    this.onSortEnd({ oldIndex, newIndex })
    announce(`Taşındı: ${newIndex + 1} / ${handles.length}.`)
    requestAnimationFrame(() => handlesOf(list)[newIndex]?.focus())
  }
}

/** The handles of a list's own items, not of lists inside them. */
export function handlesOf(list: HTMLElement): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>(HANDLE)].filter((each) => each.closest('[data-list]') === list)
}

export const keyboardListWidget = {
  Widget: () => ({ ...listWidget.Widget(), controlComponent: KeyboardListControl }),
}
