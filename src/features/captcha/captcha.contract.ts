import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'

export const Captcha = z.object({
  captchaId: z.string(),
  kind: z.enum(['picture', 'text']),
  /** A PNG as data address; empty for a question. */
  picture: z.string(),
  /** What to do, in words. */
  question: z.string(),
})
export type Captcha = z.infer<typeof Captcha>

/** What a call carries that wants a captcha solved. */
export const solvedCaptcha = {
  captchaId: z
    .string()
    .regex(/^[\w-]{0,64}$/)
    .default(''),
  captchaAnswer: z.string().max(64).default(''),
}

export const drawCaptcha = endpoint({
  method: 'GET',
  path: '/api/common/captcha',
  access: 'public',
  summary: 'A picture with characters to read, or a question in words; good for one answer within five minutes',
  input: z.object({
    /** Keeps caches on the way from answering. */
    timestamp: z.string().max(32).optional(),
    kind: z.enum(['picture', 'text']).default('picture'),
  }),
  output: Captcha,
})
