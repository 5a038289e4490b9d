import { valueAt } from '../../../content/schema/introspect.ts'
import type { FieldSchema } from '../../forms/field-schema.ts'
import { Button } from '../parts.tsx'
import { blankOf, fieldsOf, type Path } from '../state/schema.ts'
import { ChoiceField, DrawingField } from './ChoiceField.tsx'
import { useForm } from './form-context.ts'
import { type FieldProps, LabelledGroup } from './Labelled.tsx'
import { LinkField } from './LinkField.tsx'
import { ListField } from './ListField.tsx'
import { MarkdownField } from './MarkdownField.tsx'
import { PictureField } from './PictureField.tsx'
import { DateField, NumberField, SwitchField, TextField } from './TextField.tsx'

/** Every field of a group, or the one field of a value that is no group. */
function Fields({ schema, at, label }: { schema: FieldSchema; at: Path; label?: string }) {
  if (!schema.properties) return <Field schema={label ? { ...schema, title: label } : schema} at={at} isRequired />
  return fieldsOf(schema).map(([key, field]) => (
    <Field key={key} schema={field} at={[...at, key]} isRequired={schema.required?.includes(key) ?? false} />
  ))
}

/** The form of one value, chosen by its schema. A kind of value without a form is an error, not a missing field. */
export function Field(props: FieldProps) {
  const { schema } = props
  if (schema.kind === 'image') return <PictureField {...props} />
  if (schema.kind === 'markdown') return <MarkdownField {...props} />
  if (schema.kind === 'link' || schema.kind === 'quick-link') return <LinkField {...props} />
  if (schema.control === 'drawing') return <DrawingField {...props} />
  if (schema.enum) return <ChoiceField {...props} />
  switch (schema.type) {
    case 'string':
      if (schema.format === 'date') return <DateField {...props} />
      return <TextField {...props} />
    case 'integer':
    case 'number':
      return <NumberField {...props} />
    case 'boolean':
      return <SwitchField {...props} />
    case 'array':
      return <ListField {...props} renderItem={(item) => <Fields {...item} />} />
    case 'object':
      return <GroupField {...props} />
    default:
      throw new Error(`There is no form for ${JSON.stringify(schema).slice(0, 200)}`)
  }
}

/** Fields that belong together; an optional group is added and removed as a whole. */
function GroupField(props: FieldProps) {
  const { schema, at, isRequired } = props
  const { values, set } = useForm()
  const isThere = isRequired || valueAt(values, at) !== undefined
  return (
    <LabelledGroup {...props}>
      {isThere && <Fields schema={schema} at={at} />}
      {!isRequired && (
        <Button className={isThere ? 'quiet' : 'add'} onClick={() => set(at, isThere ? undefined : blankOf(schema))}>
          {isThere ? `${schema.title}: kaldır` : `${schema.title} ekle`}
        </Button>
      )}
    </LabelledGroup>
  )
}
