import { z } from 'zod'

/** Requests of the form. */

const path = z.string().min(1).max(300)
const version = z.string().regex(/^[0-9a-f]{64}$/)
const picture = z.object({ path, content: z.base64() })
const values = z.record(z.string(), z.unknown())

export const requestSchema = z.discriminatedUnion('action', [
  z.object({ action: z.literal('content') }),
  z.object({ action: z.literal('preview'), path, values }),
  // `opened` and `base`: version and values the draft began from; null for a new entry.
  z.object({ action: z.literal('save'), path, values, opened: version.nullable(), base: values.optional() }),
  z.object({ action: z.literal('add-picture'), picture }),
  z.object({ action: z.literal('replace-picture'), path, picture }),
  z.object({ action: z.literal('rename-page'), path, opened: version, to: path, keepsOld: z.boolean().optional() }),
  z.object({ action: z.literal('remove'), path, opened: version, unlink: z.boolean().optional() }),
  z.object({ action: z.literal('reorder'), paths: z.array(path).max(1000), opened: z.record(path, version) }),
  z.object({ action: z.literal('steps') }),
  // `at`: the save that is meant.
  z.object({ action: z.enum(['undo', 'redo']), at: z.string().max(30).optional() }),
  z.object({ action: z.literal('changes') }),
  z.object({
    action: z.literal('publish'),
    message: z.string().trim().min(1).max(2000),
    resolve: z.record(path, z.enum(['mine', 'theirs'])).optional(),
    // The entries to publish; everything when left out.
    paths: z.array(path).max(1000).optional(),
  }),
  z.object({ action: z.literal('history'), path }),
  z.object({
    action: z.literal('presence'),
    tab: z.string().min(1).max(100),
    path: path.nullable(),
    unsaved: z.array(path).max(100),
  }),
  z.object({ action: z.literal('remove-pictures'), paths: z.array(path).max(1000) }),
])

type EditorRequest = z.infer<typeof requestSchema>

export type RequestOf<Action extends EditorRequest['action']> = Extract<EditorRequest, { action: Action }>
