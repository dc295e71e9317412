import { z } from 'zod'
import { endpoint } from '../../shared/endpoint.ts'

export const UserInfo = z.object({
  userId: z.int(),
  email: z.string(),
  name: z.string(),
  avatar: z.string().nullable(),
  role: z.enum(['buyer', 'staff']),
})
export type UserInfo = z.infer<typeof UserInfo>

export const login = endpoint({
  method: 'POST',
  path: '/api/user/login',
  access: 'public',
  summary: 'Exchange e-mail and password for a token',
  input: z.object({
    email: z.string().min(1, 'Please enter').max(254),
    password: z.string().min(1, 'Please enter').max(200),
  }),
  output: z.object({ token: z.string(), userInfo: UserInfo }),
})

export const logout = endpoint({
  method: 'POST',
  path: '/api/user/logout',
  access: 'buyer',
  summary: 'Give the token back',
  input: z.object({}),
  output: z.object({}),
})

export const userInfo = endpoint({
  method: 'GET',
  path: '/api/user/info',
  access: 'buyer',
  summary: 'Who the token belongs to',
  input: z.object({}),
  output: UserInfo,
})
