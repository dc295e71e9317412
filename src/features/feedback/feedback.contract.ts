import { z } from 'zod'
import { endpoint } from '../../shared/endpoint.ts'
import { onOneLine, onSeveralLines } from '../../shared/plain-text.ts'
import { feedbackTypes, LONGEST_FEEDBACK } from './feedback.rules.ts'

export const sendFeedback = endpoint({
  method: 'POST',
  path: '/api/site/feedback',
  access: 'public',
  summary: 'Tell the shop something; it is kept and mailed to the service address',
  input: z.object({
    type: z.literal(
      feedbackTypes.map(({ type }) => type),
      'please select',
    ),
    email: z.string('please enter').overwrite(onOneLine).min(1, 'please enter').max(254),
    content: z
      .string('please enter')
      .overwrite(onSeveralLines)
      .min(1, 'please enter')
      .max(LONGEST_FEEDBACK, `at most ${LONGEST_FEEDBACK} characters`),
  }),
  output: z.object({}),
  idempotent: true,
})
