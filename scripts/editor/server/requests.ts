import { z } from 'zod'

/** What the editor's page may ask for; anything else is refused unread. */

const path = z.string().min(1).max(300)
const version = z.string().regex(/^[0-9a-f]{64}$/)
const picture = z.strictObject({ path, content: z.base64() })
const values = z.record(z.string(), z.unknown())

export const requestSchema = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('content') }),
  z.strictObject({ action: z.literal('entry'), path }),
  z.strictObject({
    action: z.literal('save'),
    path,
    values,
    opened: version.nullable(),
    pictures: z.array(picture).max(40),
  }),
  z.strictObject({
    action: z.literal('remove'),
    paths: z.array(path).min(1).max(100),
    opened: z.record(path, version),
  }),
  z.strictObject({ action: z.literal('media') }),
  z.strictObject({ action: z.literal('add-picture'), picture }),
  z.strictObject({ action: z.literal('preview'), path, values }),
])

export type EditorRequest = z.infer<typeof requestSchema>
