import { z } from 'zod'

/** What the editor's page may ask for; anything else is refused unread. */

const path = z.string().min(1).max(300)
const version = z.string().regex(/^[0-9a-f]{64}$/)
const versions = z.record(path, version)
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
    base: values.optional(),
    pictures: z.array(picture).max(40),
  }),
  z.strictObject({
    action: z.literal('remove'),
    paths: z.array(path).min(1).max(100),
    opened: versions,
    unlink: z.boolean().optional(),
  }),
  z.strictObject({ action: z.literal('usages'), path }),
  z.strictObject({ action: z.literal('rename-page'), path, opened: version, to: path }),
  z.strictObject({ action: z.literal('reorder'), paths: z.array(path).min(1).max(100), opened: versions }),
  z.strictObject({ action: z.literal('history') }),
  z.strictObject({ action: z.literal('undo') }),
  z.strictObject({ action: z.literal('changes') }),
  z.strictObject({
    action: z.literal('publish'),
    message: z.string().trim().min(1).max(2000),
    resolve: z.record(path, z.enum(['mine', 'theirs'])).optional(),
  }),
  z.strictObject({ action: z.literal('media') }),
  z.strictObject({ action: z.literal('add-picture'), picture }),
  z.strictObject({ action: z.literal('replace-picture'), path, picture }),
  z.strictObject({ action: z.literal('preview'), path, values }),
])

export type EditorRequest = z.infer<typeof requestSchema>
