import { type ReactNode, useState } from 'react'
import { isRecord, valueAt } from '../../../content/schema/introspect.ts'
import { choose, type FieldSchema } from '../../forms/field-schema.ts'
import { isEqual } from '../../merge/is-equal.ts'
import { KindDialog } from '../dialogs/KindDialog.tsx'
import { Button } from '../parts.tsx'
import { nextNumber } from '../state/derived.ts'
import { blankOf, nameOfItem, type Path } from '../state/schema.ts'
import { moved, useReorder } from '../use-reorder.ts'
import { idOf, useForm } from './form-context.ts'
import { Diagnostics, type FieldProps, LabelledGroup } from './Labelled.tsx'

type RenderItem = (item: { schema: FieldSchema; at: Path; label?: string }) => ReactNode

/** A list whose items are added, removed and reordered. Of items with fields, one is open at a time. */
export function ListField(props: FieldProps & { renderItem: RenderItem }) {
  const { schema, at, renderItem } = props
  const { values, set, reveal, goTo, collection } = useForm()
  const [isChoosing, setChoosing] = useState(false)
  const wanted = reveal && isEqual(reveal.slice(0, at.length), at) ? Number(reveal[at.length] ?? -1) : -1
  const [open, setOpen] = useState(wanted)
  const [shown, setShown] = useState(reveal)
  if (shown !== reveal) {
    setShown(reveal)
    if (wanted !== -1) setOpen(wanted)
  }
  const written = valueAt(values, at)
  const items: unknown[] = Array.isArray(written) ? written : []
  const { items: itemSchema = {}, minItems = 0, maxItems = Number.POSITIVE_INFINITY } = schema
  const { row, handle } = useReorder(items.length, (from, to) => {
    set(at, moved(items, from, to))
    setOpen(-1)
  })
  const add = (kind: FieldSchema) => {
    const isNumbered = collection.numberedLists.some((path) => isEqual(path, at))
    const blank = blankOf(kind)
    set(at, [...items, isNumbered && isRecord(blank) ? { ...blank, id: nextNumber(items) } : blank])
    goTo([...at, items.length])
  }
  const remove = (index: number) => {
    set(at, items.toSpliced(index, 1))
    setOpen(-1)
  }
  const word = itemSchema.title ?? 'Öge'
  return (
    <LabelledGroup {...props}>
      <ol className="items" role="list">
        {items.map((item, index) => {
          const place = [...at, index]
          return (
            <li key={idOf(place)} className="item" {...row(index)}>
              <Item
                schema={choose(itemSchema, item)}
                at={place}
                item={item}
                isOpen={open === index}
                onToggle={() => setOpen(open === index ? -1 : index)}
                renderItem={renderItem}
                handle={items.length > 1 && <span {...handle(index, `${index + 1}. sıra`)}>⠿</span>}
                onRemove={items.length > minItems ? () => remove(index) : undefined}
              />
            </li>
          )
        })}
      </ol>
      {items.length < maxItems && (
        <Button className="add" onClick={() => (itemSchema.oneOf ? setChoosing(true) : add(itemSchema))}>
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
            add(kind)
          }}
        />
      )}
    </LabelledGroup>
  )
}

type ItemProps = {
  schema: FieldSchema
  at: Path
  item: unknown
  isOpen: boolean
  onToggle: () => void
  renderItem: RenderItem
  handle: ReactNode
  onRemove: (() => void) | undefined
}

function Item({ schema, at, item, isOpen, onToggle, renderItem, handle, onRemove }: ItemProps) {
  const { diagnosticsAt } = useForm()
  const place = Number(at.at(-1)) + 1
  const name = nameOfItem(schema, item)
  const removeButton = onRemove && (
    <Button className="quiet" onClick={onRemove} aria-label={`Kaldır: ${name || `${place}. sıra`}`}>
      Kaldır
    </Button>
  )
  if (!isRecord(item)) {
    return (
      <div className="row">
        {handle}
        {renderItem({ schema, at, label: `${schema.title ?? ''} ${place}` })}
        {removeButton}
      </div>
    )
  }
  return (
    <>
      <div className="row">
        {handle}
        <Button id={idOf(at)} className="entry-link" aria-expanded={isOpen} onClick={onToggle}>
          <small>
            {place}. {schema.title}
          </small>
          {name || 'Henüz boş'}
        </Button>
        {isOpen && removeButton}
        {!isOpen && diagnosticsAt(at).length > 0 && <span className="badge wrong">sorun var</span>}
      </div>
      <Diagnostics at={at} />
      {isOpen && renderItem({ schema, at })}
    </>
  )
}
