import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { Id } from '#shared/id.schema.ts'
import { Line, Lines } from '#shared/text.schema.ts'

export const SEGMENTS = ['all', 'customers', 'never_ordered', 'new'] as const
export const Segment = z.enum(SEGMENTS)
export type Segment = z.infer<typeof Segment>

const issueFields = {
  subject: Line(150, 'A subject').min(1, 'Please enter a subject.'),
  body: Lines(20_000, 'A text').min(1, 'Please enter a text.'),
  linkLabel: Line(60, 'A button').default(''),
  linkUrl: Line(500, 'An address')
    .regex(/^(https?:\/\/[^\s/?#]+[^\s]*)?$/i, 'Please begin the address with https://')
    .default(''),
  segment: Segment,
}

/** `version` of the newsletter as the caller saw it. */
const seen = { version: z.string().max(40).optional() }

const Issue = z.object({
  issueId: Id,
  ...issueFields,
  state: z.enum(['draft', 'sending', 'sent', 'stopped']),
  tested: z.boolean(),
  startedAt: z.iso.datetime().nullable(),
  endedAt: z.iso.datetime().nullable(),
  changedBy: z.string(),
  /** To how many it went so far. */
  deliveredCount: z.int(),
  /** For the calls that change or send it. */
  version: z.string(),
})
export type Issue = z.infer<typeof Issue>

export const staffNewsletter = endpoint({
  method: 'GET',
  path: '/api/staff/newsletter',
  access: 'staff',
  summary: 'Newsletters, the newest first, and how many readers each segment has now',
  input: z.object({}),
  output: z.object({
    issues: z.array(Issue),
    segments: z.array(z.object({ segment: Segment, count: z.int() })),
  }),
})

export const saveIssue = endpoint({
  method: 'POST',
  path: '/api/staff/newsletter/save',
  access: 'staff',
  summary: 'Write a newsletter, or change a draft',
  input: z.object({ issueId: Id.optional(), ...seen, ...issueFields }),
  output: z.object({ issueId: Id }),
})

const One = z.object({ issueId: Id })

export const removeIssue = endpoint({
  method: 'POST',
  path: '/api/staff/newsletter/remove',
  access: 'staff',
  summary: 'Delete a draft',
  input: One,
  output: z.object({}),
})

export const testIssue = endpoint({
  method: 'POST',
  path: '/api/staff/newsletter/test',
  access: 'staff',
  summary: 'Send a test of a newsletter to the caller',
  input: One,
  output: z.object({ email: z.string() }),
})

export const sendIssue = endpoint({
  method: 'POST',
  path: '/api/staff/newsletter/send',
  access: 'staff',
  summary:
    'Send a tested newsletter to its segment, in batches. Readers who unsubscribe before their batch get nothing',
  input: One.extend({
    /** The number of readers that was shown to the caller. */
    count: z.int().positive('It has no readers.').max(2_147_483_647),
    ...seen,
  }),
  output: z.object({}),
})

export const stopIssue = endpoint({
  method: 'POST',
  path: '/api/staff/newsletter/stop',
  access: 'staff',
  summary: 'Send no further batch of a newsletter',
  input: One,
  output: z.object({}),
})
