import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'

export const Captcha = z.object({
  captchaId: z.string(),
  /** A proof of work, computed by the browser. */
  kind: z.literal('work'),
  /** A readable description. */
  question: z.string(),
  /** See `captcha.rules.ts`. */
  salt: z.string(),
  bits: z.int(),
})
export type Captcha = z.infer<typeof Captcha>

/** Fields of calls that need a captcha. */
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
  duringMaintenance: true,
  summary: 'A proof of work: eight numbers whose hashes begin with zeros; good for one call within half an hour',
  input: z.object({
    /** Cache buster. */
    timestamp: z.string().max(32).optional(),
  }),
  output: Captcha,
})
