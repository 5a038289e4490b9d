import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { announce } from './announce.ts'

/** A list with one item in another place. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  return items.toSpliced(from, 1).toSpliced(to, 0, items[from] as Item)
}

/**
 * Lets the rows of a list be moved by a handle: dragged, or with the arrow keys. A row is a direct child of the list.
 *
 * @param onMove Takes a row from one place to another.
 */
export function useReorder(length: number, onMove: (from: number, to: number) => unknown) {
  const [drag, setDrag] = useState<{ from: number; to: number }>()

  // A key pressed while a step is on its way waits for it, and goes on from there.
  const steps = useRef<Promise<unknown>>(Promise.resolve())

  const moveBy = (by: number, row: Element | null) => {
    const list = row?.parentElement
    if (!list) return
    steps.current = steps.current.then(() => {
      const from = [...list.children].indexOf(row)
      return move(from, from + by, list)
    })
  }

  const move = async (from: number, to: number, list: Element | null | undefined) => {
    if (to < 0 || to >= length || from === to) return
    await onMove(from, to)
    announce(`${to + 1}. sıraya taşındı.`)
    // The handle of the moved row, once it is drawn in its new place.
    requestAnimationFrame(() => list?.children[to]?.querySelector<HTMLElement>('.handle')?.focus())
  }

  const row = (index: number) => ({
    'data-mark': drag?.to !== index || drag.from === index ? undefined : drag.from > index ? 'before' : 'after',
  })
  const handle = (index: number, name: string) => ({
    className: 'handle',
    role: 'button',
    tabIndex: 0,
    'aria-label': `${name}: taşımak için yukarı ve aşağı ok`,
    title: 'Sürükleyin ya da ok tuşlarıyla taşıyın',
    onKeyDown: (event: KeyboardEvent) => {
      const by = { ArrowUp: -1, ArrowDown: 1 }[event.key]
      if (by === undefined) return
      event.preventDefault()
      moveBy(by, event.currentTarget.closest('li'))
    },
    // Not the drag events of the platform: fingers have none.
    onPointerDown: ({ currentTarget, pointerId }: PointerEvent) => {
      currentTarget.setPointerCapture(pointerId)
      setDrag({ from: index, to: index })
    },
    onPointerMove: ({ currentTarget, clientX, clientY }: PointerEvent) => {
      if (!drag) return
      const rows = [...(currentTarget.closest('li')?.parentElement?.children ?? [])].slice(0, length)
      const to = rows.findIndex((each) => each.contains(document.elementFromPoint(clientX, clientY)))
      if (to === -1) return
      setDrag({ ...drag, to })
      rows[to]?.scrollIntoView({ block: 'nearest' })
    },
    onPointerUp: ({ currentTarget }: PointerEvent) => {
      if (drag) void move(drag.from, drag.to, currentTarget.closest('li')?.parentElement)
      setDrag(undefined)
    },
    onPointerCancel: () => setDrag(undefined),
  })
  return { row, handle }
}
