import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { Id } from '#shared/id.schema.ts'
import { Line, Lines } from '#shared/text.schema.ts'
import { ASSIGNEE } from './assignee.rules.ts'

const MAX_SUBJECTS = 100

export const WorkKind = z.enum(['order', 'quote', 'return', 'message', 'import', 'part', 'search', 'job'])
export type WorkKind = z.infer<typeof WorkKind>

/** For lists: only the work of the caller (`me`), of an account, or of nobody. */
export const AssignedTo = z.string().regex(ASSIGNEE, 'Please use me, nobody or an account number.').optional()

const Subject = Line(100, 'A number').min(1)

export const Colleague = z.object({ accountId: Id, name: z.string(), email: z.string() })
export type Colleague = z.infer<typeof Colleague>

export const assignments = endpoint({
  method: 'GET',
  path: '/api/staff/work/assigned',
  access: 'staff',
  right: 'work.read',
  summary: 'Assignees of orders, quote requests, returns …, how many notes these have, and possible assignees',
  input: z.object({ kind: WorkKind, subjects: z.array(Subject).max(MAX_SUBJECTS) }),
  output: z.object({
    list: z.array(z.object({ subject: z.string(), accountId: Id, name: z.string() })),
    /** Those with notes; notes of orders are on their pages. */
    notes: z.array(z.object({ subject: z.string(), count: z.int() })),
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

/** Notes of orders and customers have endpoints of their own. */
const NotedKind = WorkKind.exclude(['order'])
export type NotedKind = z.infer<typeof NotedKind>

const WorkNote = z.object({ at: z.iso.datetime(), who: z.string(), text: z.string() })

export const workNotes = endpoint({
  method: 'GET',
  path: '/api/staff/work/notes',
  access: 'staff',
  right: 'work.read',
  summary: 'Notes of the staff about a quote request, a return, a message …',
  input: z.object({ kind: NotedKind, subject: Subject }),
  output: z.object({ list: z.array(WorkNote) }),
})

export const noteWork = endpoint({
  method: 'POST',
  path: '/api/staff/work/note',
  access: 'staff',
  right: 'work.write',
  summary: 'Add a note that only staff see; people mentioned by @name get a mail',
  input: z.object({ kind: NotedKind, subject: Subject, text: Lines(1000, 'A note').min(1, 'Please write a note.') }),
  /** @names in it that no colleague has. */
  output: z.object({ unknownNames: z.array(z.string()) }),
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
  summary: 'Add a text, or change the one with this title; refused when it is not as the caller saw it (350001)',
  input: z.object({
    kind: TextKind,
    title: Line(60, 'A title').min(1, 'Please enter a title.'),
    body: Lines(2000, 'A text').min(1, 'Please write the text.'),
    /** The text as it was shown, null for a new one. Scripts may leave it out. */
    bodyBefore: z.string().max(4000).nullable().optional(),
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
