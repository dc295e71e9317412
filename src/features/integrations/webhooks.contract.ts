import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { Id, Version } from '#shared/id.schema.ts'
import { paged, pagingFields } from '#shared/paging.ts'
import { Line } from '#shared/text.schema.ts'

export const WEBHOOK_EVENTS = [
  'order.placed',
  'order.paid',
  'order.shipped',
  'order.cancelled',
  'order.refunded',
  'quote.requested',
  'stock.changed',
] as const
const WebhookEvent = z.enum(WEBHOOK_EVENTS)
export type WebhookEvent = z.infer<typeof WebhookEvent>

export const MAX_WEBHOOKS = 20

const Webhook = z.object({
  webhookId: Id,
  address: z.string(),
  events: z.array(WebhookEvent),
  active: z.boolean(),
  /** Turned off by the store after repeated failures. */
  disabledAt: z.iso.datetime().nullable(),
  version: z.int(),
  /** Of the last delivery. */
  lastAt: z.iso.datetime().nullable(),
  lastStatus: z.int().nullable(),
  waitingCount: z.int(),
})
export type Webhook = z.infer<typeof Webhook>

export const webhooks = endpoint({
  method: 'GET',
  path: '/api/staff/integrations/webhooks',
  access: 'staff',
  summary: 'Webhooks of the shop',
  input: z.object({}),
  output: z.object({ list: z.array(Webhook) }),
})

export const saveWebhook = endpoint({
  method: 'POST',
  path: '/api/staff/integrations/webhook/save',
  access: 'staff',
  stepUp: true,
  security: 'integration_change',
  summary: 'Add or change a webhook; its secret is returned only once',
  input: z.object({
    /** Without an id it is a new one. */
    webhookId: Id.optional(),
    version: Version,
    address: Line(500, 'An address').min(1, 'Please enter an address.'),
    events: z.array(WebhookEvent).min(1, 'Please choose at least one event.'),
    active: z.boolean(),
  }),
  output: z.object({ webhookId: Id, secret: z.string().nullable() }),
})

export const removeWebhook = endpoint({
  method: 'POST',
  path: '/api/staff/integrations/webhook/remove',
  access: 'staff',
  security: 'integration_change',
  summary: 'Delete a webhook with its deliveries',
  input: z.object({ webhookId: Id, version: Version }),
  output: z.object({}),
})

export const testWebhook = endpoint({
  method: 'POST',
  path: '/api/staff/integrations/webhook/test',
  access: 'staff',
  summary: 'Send an event of the type test to a webhook',
  input: z.object({ webhookId: Id }),
  output: z.object({}),
})

const DELIVERY_STATES = ['waiting', 'delivered', 'failed'] as const

const Delivery = z.object({
  deliveryId: z.int(),
  type: z.string(),
  /** The number of the order or the request; of a change of stock how many parts. */
  subject: z.string(),
  at: z.iso.datetime(),
  state: z.enum(DELIVERY_STATES),
  attempts: z.int(),
  status: z.int().nullable(),
  problem: z.string(),
  lastAt: z.iso.datetime().nullable(),
})
export type Delivery = z.infer<typeof Delivery>

export const webhookDeliveries = endpoint({
  method: 'GET',
  path: '/api/staff/integrations/deliveries',
  access: 'staff',
  summary: 'Deliveries of a webhook in the last 30 days, newest first',
  input: z.object({ webhookId: Id, ...pagingFields(25) }),
  output: paged(Delivery),
})

export const resendDelivery = endpoint({
  method: 'POST',
  path: '/api/staff/integrations/delivery/resend',
  access: 'staff',
  summary: 'Send the same event again, with the same id',
  input: z.object({ deliveryId: z.int().positive().max(Number.MAX_SAFE_INTEGER) }),
  output: z.object({}),
})
