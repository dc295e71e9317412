import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { CurrentPassword, Email } from './account.contract.ts'

/** A length limit only; strength is checked by the rules. */
export const NewPassword = z.string('Please enter').min(1, 'Please enter').max(1000)

export const retrievePassword = endpoint({
  method: 'POST',
  path: '/api/user/retrievePassword',
  access: 'public',
  summary: 'Mail a link that sets a new password. The answer is the same for unknown addresses',
  input: z.object({ email: Email }),
  output: z.object({}),
})

export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/user/resetPassword',
  access: 'public',
  summary: 'Set a new password with a mailed link; its token is sent as the token header. Ends every login',
  input: z.object({ password: NewPassword }),
  output: z.object({}),
})

export const updatePassword = endpoint({
  method: 'POST',
  path: '/api/user/update/password',
  access: 'buyer',
  ownerOnly: true,
  summary: 'Change the password; ends every other login',
  input: z.object({ oldPassword: CurrentPassword, password: NewPassword }),
  output: z.object({}),
})
