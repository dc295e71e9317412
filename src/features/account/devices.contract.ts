import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { Id } from '#shared/id.schema.ts'

export const Device = z.object({
  sessionId: z.int(),
  /** “Firefox on Windows” */
  device: z.string(),
  network: z.string(),
  createdAt: z.string(),
  /** To the day. */
  lastUsedAt: z.string(),
  /** The session of the caller. */
  current: z.boolean(),
})
export type Device = z.infer<typeof Device>

export const listDevices = endpoint({
  method: 'GET',
  path: '/api/user/devices',
  access: 'buyer',
  summary: 'The active sessions of the caller (extension)',
  input: z.object({}),
  output: z.object({ list: z.array(Device) }),
})

export const signOutDevice = endpoint({
  method: 'POST',
  path: '/api/user/devices/signOut',
  access: 'buyer',
  ownerOnly: true,
  summary: 'End one login (extension)',
  input: z.object({ sessionId: Id }),
  output: z.object({}),
})

export const signOutEverywhere = endpoint({
  method: 'POST',
  path: '/api/user/devices/signOutAll',
  access: 'buyer',
  ownerOnly: true,
  summary: 'End every login, this one included (extension)',
  input: z.object({}),
  output: z.object({}),
})
