import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { Id } from '#shared/id.schema.ts'
import { Line, Lines } from '#shared/text.schema.ts'
import { ASSIGNEE } from './assignee.rules.ts'

const MAX_SUBJECTS = 100

export const WorkKind = z.enum(['order', 'quote', 'return'])
export type WorkKind = z.infer<typeof WorkKind>

/** For lists: only the work of the caller (`me`), of an account, or of nobody. */
export const AssignedTo = z.string().regex(ASSIGNEE, 'Please use me, nobody or an account number.').optional()

const Subject = Line(40, 'A number').min(1)

export const Colleague = z.object({ accountId: Id, name: z.string(), email: z.string() })
export type Colleague = z.infer<typeof Colleague>

export const assignments = endpoint({
  method: 'GET',
  path: '/api/staff/work/assigned',
  access: 'staff',
  right: 'work.read',
  summary: 'Assignees of orders, quote requests or returns, and possible assignees',
  input: z.object({ kind: WorkKind, subjects: z.array(Subject).max(MAX_SUBJECTS) }),
  output: z.object({
    list: z.array(z.object({ subject: z.string(), accountId: Id, name: z.string() })),
    colleagues: z.array(Colleague),
  }),
})

export const myWork = endpoint({
  method: 'GET',
  path: '/api/staff/work/mine',
  access: 'staff',
  right: 'work.read',
  summary: 'What is assigned to the caller, the newest first',
  input: z.object({}),
  output: z.object({
    list: z.array(z.object({ kind: WorkKind, subject: z.string(), assignedBy: z.string(), at: z.iso.datetime() })),
  }),
})

export const assignWork = endpoint({
  method: 'POST',
  path: '/api/staff/work/assign',
  access: 'staff',
  right: 'work.write',
  summary: 'Assign one or several items; null removes the assignment',
  input: z.object({ kind: WorkKind, subjects: z.array(Subject).min(1).max(MAX_SUBJECTS), accountId: Id.nullable() }),
  output: z.object({}),
})

/** Only pages of the back office. */
const ViewAddress = z
  .string()
  .max(500)
  .regex(/^\/staff\/[\w-]+(\?[\w=&%.+@-]*)?$/, 'Only lists of the back office can be saved.')

export const savedViews = endpoint({
  method: 'GET',
  path: '/api/staff/me/views',
  access: 'staff',
  right: 'me.read',
  summary: 'Saved views of the caller: lists with their filters',
  input: z.object({}),
  output: z.object({ list: z.array(z.object({ viewId: Id, name: z.string(), address: z.string() })) }),
})
export type SavedView = z.output<typeof savedViews.output>['list'][number]

export const saveView = endpoint({
  method: 'POST',
  path: '/api/staff/me/views/save',
  access: 'staff',
  right: 'me.write',
  summary: 'Save a list with its filters under a name; the same name again replaces it',
  input: z.object({ name: Line(40, 'A name').min(1, 'Please enter a name.'), address: ViewAddress }),
  output: z.object({}),
})

export const removeView = endpoint({
  method: 'POST',
  path: '/api/staff/me/views/remove',
  access: 'staff',
  right: 'me.write',
  summary: 'Remove a saved view',
  input: z.object({ viewId: Id }),
  output: z.object({}),
})

export const TextKind = z.enum(['return', 'message'])
export const StartText = z.object({ textId: Id, kind: TextKind, title: z.string(), body: z.string() })
export type StartText = z.infer<typeof StartText>

export const startTexts = endpoint({
  method: 'GET',
  path: '/api/staff/texts/list',
  access: 'staff',
  right: 'texts.read',
  summary: 'Text templates for answers to customers',
  input: z.object({}),
  output: z.object({ list: z.array(StartText) }),
})

export const saveText = endpoint({
  method: 'POST',
  path: '/api/staff/texts/save',
  access: 'staff',
  right: 'texts.write',
  summary: 'Add a text, or change the one with this title',
  input: z.object({
    kind: TextKind,
    title: Line(60, 'A title').min(1, 'Please enter a title.'),
    body: Lines(2000, 'A text').min(1, 'Please write the text.'),
  }),
  output: z.object({}),
})

export const removeText = endpoint({
  method: 'POST',
  path: '/api/staff/texts/remove',
  access: 'staff',
  right: 'texts.write',
  summary: 'Remove a text',
  input: z.object({ textId: Id }),
  output: z.object({}),
})
