import { z } from 'zod'
import { endpoint } from '../../shared/endpoint.ts'
import { solvedCaptcha } from '../captcha/captcha.contract.ts'
import { Line } from './account.contract.ts'

/** Whether it looks like an address the service says, with a sentence of its own. */
const Email = Line(254).min(1, 'Please enter')

export const Registration = z.object({
  email: Email,
  password: z.string('Please enter').min(1, 'Please enter').max(1000),
  name: Line(100).min(1, 'Please enter'),
  company: Line(200).default(''),
  countryId: z.int('Please select').positive('Please select').max(2_147_483_647, 'Please select'),
  /** Nobody can register without it. */
  terms: z.literal(true, 'Please accept the terms of use.'),
  offers: z.boolean().default(false),
})
export type Registration = z.infer<typeof Registration>

export const registerInfo = endpoint({
  method: 'GET',
  path: '/api/user/register/info',
  access: 'public',
  summary: 'What the register form has to know; countries come from common/country',
  input: z.object({}),
  output: z.object({
    shortestPassword: z.int(),
    longestPassword: z.int(),
    termsUrl: z.string(),
    privacyUrl: z.string(),
    activationHours: z.int(),
  }),
})

export const register = endpoint({
  method: 'POST',
  path: '/api/user/register',
  access: 'public',
  summary: 'Ask for an account; a link to activate it is mailed. The answer is the same for known addresses',
  input: Registration.extend(solvedCaptcha),
  output: z.object({}),
})

export const activateAccount = endpoint({
  method: 'POST',
  path: '/api/user/accountActivation',
  access: 'public',
  summary: 'Open the account that belongs to a mailed link; its token is sent as the token header',
  input: z.object({}),
  output: z.object({ email: z.string() }),
})

export const resendActivation = endpoint({
  method: 'POST',
  path: '/api/user/accountActivation/resend',
  access: 'public',
  summary: 'Mail the activation link again (a call of our own). The answer is the same for unknown addresses',
  input: z.object({ email: Email }),
  output: z.object({}),
})
