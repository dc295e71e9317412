import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { CurrentPassword } from './account.contract.ts'

export const exportData = endpoint({
  method: 'GET',
  path: '/api/user/data/export',
  access: 'buyer',
  ownerOnly: true,
  summary: 'Everything the store knows about the caller (a call of our own)',
  input: z.object({}),
  output: z.record(z.string(), z.unknown()),
})

export const deleteAccount = endpoint({
  method: 'POST',
  path: '/api/user/data/delete',
  access: 'buyer',
  ownerOnly: true,
  summary:
    'Delete the account for good; orders stay without personal data, issued invoices as they were written (a call of our own)',
  input: z.object({ password: CurrentPassword }),
  output: z.object({}),
})
