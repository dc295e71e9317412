import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { Line, Lines } from '#shared/text.schema.ts'
import { feedbackTypes, MAX_FEEDBACK_LENGTH } from './feedback.rules.ts'

export const sendFeedback = endpoint({
  method: 'POST',
  path: '/api/site/feedback',
  access: 'public',
  summary: 'Send feedback; it is saved and mailed to the service address',
  input: z.object({
    type: z.literal(
      feedbackTypes.map(({ type }) => type),
      'please select',
    ),
    email: Line(254, 'An e-mail address', 'please enter').min(1, 'please enter'),
    content: Lines(MAX_FEEDBACK_LENGTH, 'The text', 'please enter').min(1, 'please enter'),
  }),
  output: z.object({}),
  idempotent: true,
})
