import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { Id } from '#shared/id.schema.ts'
import { Line } from '#shared/text.schema.ts'

const Right = z.string().regex(/^[a-zA-Z]{1,30}\.[a-zA-Z]{1,30}$/, 'This right does not exist.')

const ApiKey = z.object({
  keyId: Id,
  name: z.string(),
  /** Its last signs. */
  hint: z.string(),
  rights: z.array(z.string()),
  createdBy: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
  revokedAt: z.iso.datetime().nullable(),
  /** Its creator is no longer staff, so it does not work. */
  orphaned: z.boolean(),
})
export type ApiKey = z.infer<typeof ApiKey>

const KeyRight = z.object({ right: z.string(), calls: z.array(z.string()) })
export type KeyRight = z.infer<typeof KeyRight>

export const apiKeys = endpoint({
  method: 'GET',
  path: '/api/staff/integrations/keys',
  access: 'staff',
  summary: 'API keys, and the rights that a key can have',
  input: z.object({}),
  output: z.object({ list: z.array(ApiKey), rights: z.array(KeyRight) }),
})

export const createApiKey = endpoint({
  method: 'POST',
  path: '/api/staff/integrations/key/create',
  access: 'staff',
  stepUp: true,
  security: 'integration_change',
  summary: 'Create an API key; it is returned only once',
  input: z.object({
    name: Line(60, 'A name').min(1, 'Please enter a name.'),
    rights: z.array(Right).min(1, 'Please choose at least one right.').max(100),
  }),
  output: z.object({ keyId: Id, key: z.string() }),
})

export const revokeApiKey = endpoint({
  method: 'POST',
  path: '/api/staff/integrations/key/revoke',
  access: 'staff',
  security: 'integration_change',
  summary: 'Revoke an API key',
  input: z.object({ keyId: Id }),
  output: z.object({}),
})
