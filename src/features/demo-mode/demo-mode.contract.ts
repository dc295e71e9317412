import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'

export const DemoLogin = z.object({ role: z.enum(['buyer', 'staff']), email: z.string(), password: z.string() })
export type DemoLogin = z.infer<typeof DemoLogin>

export const demoLogins = endpoint({
  method: 'GET',
  path: '/api/demo/logins',
  access: 'public',
  summary: 'Public demo logins; none unless the store is a demo',
  input: z.object({}),
  output: z.object({ list: z.array(DemoLogin) }),
})
