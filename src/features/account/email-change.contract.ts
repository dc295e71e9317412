import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { CurrentPassword, Email } from './account.contract.ts'

export const changeEmail = endpoint({
  method: 'POST',
  path: '/api/user/update/email',
  access: 'buyer',
  ownerOnly: true,
  summary:
    'Request another e-mail address; a link is mailed to it. The answer is the same for known addresses (extension)',
  input: z.object({ email: Email, password: CurrentPassword }),
  output: z.object({}),
})

export const confirmEmail = endpoint({
  method: 'POST',
  path: '/api/user/confirmEmail',
  access: 'public',
  summary: 'Confirm a new e-mail address with a mailed link; its token is sent as the token header (extension)',
  input: z.object({}),
  output: z.object({ userId: z.int(), email: z.string() }),
})
