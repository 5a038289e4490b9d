import { type ReactNode, type RefObject, useRef, useState } from 'react'
import type { FieldSchema } from '../../forms/json-schema.ts'
import { nextNumber } from '../derived.ts'
import { Button } from '../parts.tsx'
import { blankOf, choose, isRecord, isSame, nameOfItem, type Path, valueAt } from '../schema.ts'
import { moved, useReorder } from '../use-reorder.ts'
import { idOf, isWithin, useForm } from './form-context.ts'
import { KindDialog } from './KindDialog.tsx'
import { Diagnostics, type FieldProps } from './Labelled.tsx'

type ListFieldProps = FieldProps & {
  renderItem: (item: { schema: FieldSchema; at: Path; label?: string }) => ReactNode
}

/** A list whose items are added, copied, removed and put in another order. */
export function ListField({ schema, at, isRequired, renderItem }: ListFieldProps) {
  const { values, set, goTo, collection, diagnosticsAt } = useForm()
  const [isChoosing, setChoosing] = useState(false)
  const written = valueAt(values, at)
  const items: unknown[] = Array.isArray(written) ? written : []
  const keys = useKeys(items.length)
  const { items: itemSchema = {}, minItems = 0, maxItems = Number.POSITIVE_INFINITY } = schema
  const isNumbered = collection.numberedLists.some((path) => isSame(path, at))
  const { list, handle, markOf } = useReorder((from, to) => {
    keys.move(from, to)
    set(at, moved(items, from, to))
  })
  const insert = (item: unknown, index: number) => {
    const free = isNumbered && isRecord(item) ? { ...item, id: nextNumber(items) } : item
    keys.insert(index)
    set(at, [...items.slice(0, index), free, ...items.slice(index)])
    goTo([...at, index])
  }
  const canAdd = items.length < maxItems
  const word = itemSchema.title ?? 'Öge'
  return (
    <fieldset
      className={diagnosticsAt(at).length > 0 ? 'group wrong' : 'group'}
      aria-describedby={`${idOf(at)}-yardim`}
    >
      <legend id={idOf(at)} tabIndex={-1}>
        {schema.title ?? at.at(-1)} {!isRequired && <span className="optional">isteğe bağlı</span>}
      </legend>
      <p id={`${idOf(at)}-yardim`} className="help">
        {schema.description}
      </p>
      <Diagnostics at={at} />
      <ol ref={list as RefObject<HTMLOListElement>} className="items">
        {items.map((item, index) => (
          <li key={keys.of(index)} data-row="" data-mark={markOf(index)} className="item">
            <Item
              schema={choose(itemSchema, item)}
              at={[...at, index]}
              item={item}
              renderItem={renderItem}
              handle={items.length > 1 && <Button {...handle(index, `${index + 1}. sıra`)} />}
              onCopy={canAdd && isRecord(item) ? () => insert(structuredClone(item), index + 1) : undefined}
              onRemove={
                items.length > minItems
                  ? () => {
                      keys.remove(index)
                      set(at, items.toSpliced(index, 1))
                    }
                  : undefined
              }
            />
          </li>
        ))}
      </ol>
      {canAdd && (
        <Button
          className="add"
          onClick={() => (itemSchema.oneOf ? setChoosing(true) : insert(blankOf(itemSchema), items.length))}
        >
          {word} ekle
        </Button>
      )}
      {isChoosing && (
        <KindDialog
          title={`${word} ekle`}
          at={at}
          kinds={itemSchema.oneOf ?? []}
          onClose={() => setChoosing(false)}
          onChoose={(kind) => {
            setChoosing(false)
            insert(blankOf(kind), items.length)
          }}
        />
      )}
    </fieldset>
  )
}

/** Names for items that stay with them while they are edited and moved. */
function useKeys(length: number) {
  const next = useRef(0)
  const keys = useRef<number[]>([])
  const fresh = () => {
    next.current += 1
    return next.current
  }
  while (keys.current.length < length) keys.current.push(fresh())
  keys.current.length = length
  return {
    of: (index: number) => keys.current[index],
    insert: (index: number) => keys.current.splice(index, 0, fresh()),
    remove: (index: number) => keys.current.splice(index, 1),
    move: (from: number, to: number) => {
      keys.current = moved(keys.current, from, to)
    },
  }
}

type ItemProps = {
  schema: FieldSchema
  at: Path
  item: unknown
  handle: ReactNode
  renderItem: ListFieldProps['renderItem']
  onCopy: (() => void) | undefined
  onRemove: (() => void) | undefined
}

function Item({ schema, at, item, handle, renderItem, onCopy, onRemove }: ItemProps) {
  const { reveal, diagnosticsAt } = useForm()
  const [isOpen, setOpen] = useState(isWithin(reveal, at))
  const [shown, setShown] = useState(reveal)
  if (shown !== reveal) {
    setShown(reveal)
    if (isWithin(reveal, at)) setOpen(true)
  }
  const place = Number(at.at(-1)) + 1
  const name = nameOfItem(schema, item)
  const buttons = (
    <>
      {onCopy && (
        <Button className="quiet" onClick={onCopy}>
          Kopyala
        </Button>
      )}
      {onRemove && (
        <Button className="quiet" onClick={onRemove} aria-label={`Kaldır: ${name || `${place}. sıra`}`}>
          Kaldır
        </Button>
      )}
    </>
  )
  if (!isRecord(item)) {
    return (
      <div className="item-row">
        {handle}
        {renderItem({ schema, at, label: `${schema.title ?? ''} ${place}` })}
        {buttons}
      </div>
    )
  }
  return (
    <>
      <div className="item-row">
        {handle}
        <Button id={idOf(at)} className="item-name" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <small>
            {place}. {schema.title}
          </small>
          {name || 'Henüz boş'}
        </Button>
        {isOpen && buttons}
        {!isOpen && diagnosticsAt(at).length > 0 && <span className="badge">Sorun var</span>}
      </div>
      <Diagnostics at={at} />
      {isOpen && renderItem({ schema, at })}
    </>
  )
}
