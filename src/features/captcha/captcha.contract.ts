import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'

export const Captcha = z.object({
  captchaId: z.string(),
  /** Work for the browser, nothing for the person in front of it. */
  kind: z.literal('work'),
  /** What to do, in words. */
  question: z.string(),
  /** See `captcha.rules.ts`. */
  salt: z.string(),
  bits: z.int(),
})
export type Captcha = z.infer<typeof Captcha>

/** What a call carries that wants a captcha solved. */
export const solvedCaptcha = {
  captchaId: z
    .string()
    .regex(/^[\w-]{0,64}$/)
    .default(''),
  captchaAnswer: z.string().max(100).default(''),
}

export const drawCaptcha = endpoint({
  method: 'GET',
  path: '/api/common/captcha',
  access: 'public',
  summary: 'A proof of work: eight numbers whose hashes begin with zeros; good for one call within half an hour',
  input: z.object({
    /** Keeps caches on the way from answering. */
    timestamp: z.string().max(32).optional(),
  }),
  output: Captcha,
})
