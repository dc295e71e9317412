import { z } from 'zod'
import { endpoint, HEAVY } from '#shared/endpoint.ts'
import { CurrentPassword } from './account.contract.ts'

export const exportData = endpoint({
  method: 'GET',
  path: '/api/user/data/export',
  access: 'buyer',
  ownerOnly: true,
  summary: 'All data of the caller (extension)',
  heavy: HEAVY.export,
  input: z.object({}),
  output: z.record(z.string(), z.unknown()),
})

export const deleteAccount = endpoint({
  method: 'POST',
  path: '/api/user/data/delete',
  access: 'buyer',
  ownerOnly: true,
  summary:
    'Delete the account permanently; orders are kept without personal data, issued invoices unchanged (extension)',
  input: z.object({ password: CurrentPassword }),
  output: z.object({}),
})
