import { z } from 'zod'
import { AssignedTo } from '#features/staff/work.contract.ts'
import { endpoint } from '#shared/endpoint.ts'
import { Id } from '#shared/id.schema.ts'
import { paged, pagingFields } from '#shared/paging.ts'
import { Line, Lines } from '#shared/text.schema.ts'

const When = z.iso.datetime()

export const StaffFeedback = z.object({
  feedbackId: Id,
  createdAt: When,
  kind: z.string(),
  email: z.string(),
  content: z.string(),
  answer: z.string(),
  answeredAt: When.nullable(),
  answeredBy: z.string(),
})
export type StaffFeedback = z.infer<typeof StaffFeedback>

export const staffFeedback = endpoint({
  method: 'GET',
  path: '/api/staff/feedback/list',
  access: 'staff',
  summary: 'Messages of visitors and customers: open ones oldest first, answered ones newest first',
  input: z.object({
    state: z.enum(['open', 'answered']).default('open'),
    /** The e-mail address of the sender, or a word of the message. */
    keyword: Line(100, 'A search').default(''),
    assignedTo: AssignedTo,
    ...pagingFields(20),
  }),
  output: paged(StaffFeedback),
})

export const answerFeedback = endpoint({
  method: 'POST',
  path: '/api/staff/feedback/answer',
  access: 'staff',
  summary: 'Answer a message by e-mail, or close it without an answer',
  input: z.object({
    feedbackId: Id,
    /** Empty: closed without an answer. */
    answer: Lines(5000, 'An answer').default(''),
  }),
  output: z.object({}),
})
