import { z } from 'zod'
import { bySchema } from '../../content/schema/introspect.ts'
import type { FieldSchema } from './field-schema.ts'

/**
 * A content schema as the form reads it.
 *
 * @throws Error for a schema that has no form, such as a transformed one.
 */
export const describeSchema = bySchema(
  (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input', reused: 'inline' }) as FieldSchema,
)
