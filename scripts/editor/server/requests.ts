import { z } from 'zod'

/** What the form may ask for; anything else is refused unread. */

const path = z.string().min(1).max(300)
const version = z.string().regex(/^[0-9a-f]{64}$/)
const picture = z.object({ path, content: z.base64() })
const values = z.record(z.string(), z.unknown())

export const requestSchema = z.discriminatedUnion('action', [
  z.object({ action: z.literal('content') }),
  z.object({ action: z.literal('preview'), path, values }),
  // The version and the values that were opened; no version for an entry that is new.
  z.object({ action: z.literal('save'), path, values, opened: version.nullable(), base: values.optional() }),
  z.object({ action: z.literal('add-picture'), picture }),
  z.object({ action: z.literal('replace-picture'), path, picture }),
  z.object({ action: z.literal('rename-page'), path, opened: version, to: path }),
  z.object({ action: z.literal('remove'), path, opened: version, unlink: z.boolean().optional() }),
  z.object({ action: z.literal('reorder'), paths: z.array(path).max(1000), opened: z.record(path, version) }),
  z.object({ action: z.literal('undo') }),
  z.object({ action: z.literal('changes') }),
  z.object({
    action: z.literal('publish'),
    message: z.string().trim().min(1).max(2000),
    resolve: z.record(path, z.enum(['mine', 'theirs'])).optional(),
  }),
])

export type EditorRequest = z.infer<typeof requestSchema>

export type RequestOf<Action extends EditorRequest['action']> = Extract<EditorRequest, { action: Action }>
