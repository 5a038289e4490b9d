import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { announce } from './announce.ts'

type Drag = { from: number; to: number }

/** A list with one item in another place. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  return items.toSpliced(from, 1).toSpliced(to, 0, items[from] as Item)
}

/**
 * Lets the rows of a list be moved by a handle: dragged with a pointer, or with the arrow keys.
 *
 * @param onMove Takes a row from one place to another.
 */
export function useReorder(onMove: (from: number, to: number) => void) {
  const list = useRef<HTMLElement>(null)
  const [drag, setDrag] = useState<Drag>()
  const moved = useRef<number>(undefined)
  const rows = () => [...(list.current?.children ?? [])].filter((row) => row.hasAttribute('data-row'))

  useEffect(() => {
    // Moving a row takes the focus away from its handle.
    if (moved.current === undefined) return
    rows()[moved.current]?.querySelector<HTMLElement>('[data-handle]')?.focus()
    moved.current = undefined
  })

  const move = (from: number, to: number) => {
    const last = rows().length - 1
    if (to < 0 || to > last || from === to) return
    onMove(from, to)
    announce(`${to + 1}. sıraya taşındı.`)
    moved.current = to
  }

  /** The place of the row under the pointer. */
  const placeAt = (y: number) => {
    const middles = rows().map((row) => {
      const { top, height } = row.getBoundingClientRect()
      return top + height / 2
    })
    return middles.filter((middle) => middle < y).length
  }

  const handle = (index: number, name: string) => ({
    'data-handle': '',
    className: 'handle',
    'aria-label': `${name}: taşımak için yukarı ve aşağı ok`,
    title: 'Sürükleyin ya da ok tuşlarıyla taşıyın',
    children: '⠿',
    onKeyDown: (event: KeyboardEvent) => {
      const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
      if (step === undefined) return
      event.preventDefault()
      move(index, index + step)
    },
    onPointerDown: (event: PointerEvent) => {
      event.currentTarget.setPointerCapture(event.pointerId)
      setDrag({ from: index, to: index })
    },
    onPointerMove: (event: PointerEvent) => {
      if (!drag) return
      const place = placeAt(event.clientY)
      setDrag({ ...drag, to: place > drag.from ? place - 1 : place })
    },
    onPointerUp: () => {
      if (drag) move(drag.from, drag.to)
      setDrag(undefined)
    },
    onPointerCancel: () => setDrag(undefined),
  })
  /** `before` or `after`: where a line shows that the dragged row would go. */
  const markOf = (index: number) => {
    if (!drag || drag.to !== index || drag.to === drag.from) return undefined
    return drag.to < drag.from ? 'before' : 'after'
  }
  return { list, handle, markOf }
}
