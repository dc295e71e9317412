import { z } from 'zod'
import { solvedCaptcha } from '#features/captcha/captcha.contract.ts'
import { endpoint } from '#shared/endpoint.ts'
import { ChosenId } from '#shared/id.schema.ts'
import { Line } from '#shared/text.schema.ts'
import { Email } from './account.contract.ts'
import { NewPassword } from './password.contract.ts'

export const Registration = z.object({
  email: Email,
  password: NewPassword,
  name: Line(100, 'A name').min(1, 'Please enter'),
  company: Line(200, 'A company').default(''),
  countryId: ChosenId('Please select'),
  /** Required to register. */
  terms: z.literal(true, 'Please accept the terms of use.'),
  offers: z.boolean().default(false),
})
export type Registration = z.infer<typeof Registration>

export const registerInfo = endpoint({
  method: 'GET',
  path: '/api/user/register/info',
  access: 'public',
  summary: 'Settings of the register form; countries come from common/country',
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
  summary: 'Request an account; a link to activate it is mailed. The answer is the same for known addresses',
  input: Registration.extend(solvedCaptcha),
  output: z.object({}),
})

export const activateAccount = endpoint({
  method: 'POST',
  path: '/api/user/accountActivation',
  access: 'public',
  summary: 'Activate the account of a mailed link; its token is sent as the token header',
  input: z.object({}),
  output: z.object({ email: z.string() }),
})

export const resendActivation = endpoint({
  method: 'POST',
  path: '/api/user/accountActivation/resend',
  access: 'public',
  summary: 'Mail the activation link again (extension). The answer is the same for unknown addresses',
  input: z.object({ email: Email }),
  output: z.object({}),
})
