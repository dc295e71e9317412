import type { Db, Tx } from '#server/database/connect.ts'
import { offsetOf } from '#shared/paging.ts'
import type { WebhookEvent } from '../../webhooks.contract.ts'

export interface WebhookRow {
  webhookId: number
  address: string
  events: WebhookEvent[]
  active: boolean
  disabledAt: Date | null
  version: number
  lastAt: Date | null
  lastStatus: number | null
  waitingCount: number
}

export const listWebhooks = (sql: Db) => sql<WebhookRow[]>`
  select w.webhook_id "webhookId", address, events, active, disabled_at "disabledAt", version, last_at "lastAt",
    last.status "lastStatus",
    (select count(*)::int from webhook_delivery d where d.webhook_id = w.webhook_id and d.state = 'waiting') "waitingCount"
  from webhook w left join lateral (
    select last_at, status from webhook_delivery d where d.webhook_id = w.webhook_id and last_at is not null
    order by delivery_id desc limit 1) last on true
  order by w.webhook_id`

export async function countWebhooks(sql: Db): Promise<number> {
  const [row] = await sql<{ count: number }[]>`select count(*)::int count from webhook`
  return row?.count ?? 0
}

export interface WebhookInput {
  address: string
  events: WebhookEvent[]
  active: boolean
}

export const insertWebhook = (tx: Tx, webhook: WebhookInput & { secret: string }) => tx<{ webhookId: number }[]>`
  insert into webhook (address, events, active, secret)
  values (${webhook.address}, ${webhook.events}::text[], ${webhook.active}, ${webhook.secret})
  returning webhook_id "webhookId"`

/** Turning it on resets the failures. No row when the version has changed since. */
export const updateWebhook = (tx: Tx, key: { webhookId: number; version: number }, webhook: WebhookInput) => tx<
  { webhookId: number }[]
>`
  update webhook set address = ${webhook.address}, events = ${webhook.events}::text[], active = ${webhook.active},
    disabled_at = null, failed_in_a_row = 0, version = version + 1
  where webhook_id = ${key.webhookId} and version = ${key.version} returning webhook_id "webhookId"`

export const deleteWebhook = (tx: Tx, key: { webhookId: number; version: number }) => tx<{ webhookId: number }[]>`
  delete from webhook where webhook_id = ${key.webhookId} and version = ${key.version} returning webhook_id "webhookId"`

export const listWebhookSecrets = (sql: Db) => sql<{ webhookId: number; secret: string }[]>`
  select webhook_id "webhookId", secret from webhook order by webhook_id`

export const findWebhookSecret = (sql: Db, webhookId: number) => sql<{ secret: string }[]>`
  select secret from webhook where webhook_id = ${webhookId}`

/** Unless it was changed meanwhile. */
export const replaceWebhookSecret = (sql: Db, webhookId: number, before: string, secret: string) => sql`
  update webhook set secret = ${secret} where webhook_id = ${webhookId} and secret = ${before}`

export const deleteWebhooks = (sql: Db, webhookIds: readonly number[]) => sql`
  delete from webhook where webhook_id = any(${webhookIds}::int[])`

export const findWebhook = (sql: Db, webhookId: number) =>
  sql<
    { address: string; events: string[]; active: boolean }[]
  >`select address, events, active from webhook where webhook_id = ${webhookId}`

export const insertTest = (tx: Tx, webhookId: number) => tx<{ deliveryId: string }[]>`
  with event as (insert into webhook_event (type, data) values ('test', '{}') returning event_id)
  insert into webhook_delivery (webhook_id, event_id) select ${webhookId}, event_id from event
  returning delivery_id "deliveryId"`

export interface DeliveryRow {
  deliveryId: string
  type: string
  subject: string
  at: Date
  state: 'waiting' | 'delivered' | 'failed'
  attempts: number
  status: number | null
  problem: string
  lastAt: Date | null
}

export const listDeliveries = (
  sql: Db,
  { webhookId, ...page }: { webhookId: number; pageNumber: number; pageSize: number },
) => sql<DeliveryRow[]>`
  select delivery_id "deliveryId", type, coalesce(data->>'orderNo', data->>'enquiryNo',
      jsonb_array_length(data->'parts') || ' part' || case when jsonb_array_length(data->'parts') = 1 then '' else 's' end, '') subject, at, state, attempts,
    status, problem, last_at "lastAt"
  from webhook_delivery join webhook_event using (event_id) where webhook_id = ${webhookId}
  order by delivery_id desc limit ${page.pageSize} offset ${offsetOf(page)}`

export async function countDeliveries(sql: Db, webhookId: number): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int count from webhook_delivery where webhook_id = ${webhookId}`
  return row?.count ?? 0
}

/** Resets a delivery. No row while it is waiting already. */
export const restartDelivery = (tx: Tx, deliveryId: number) => tx<{ deliveryId: string }[]>`
  update webhook_delivery set state = 'waiting', attempts = 0, problem = ''
  where delivery_id = ${deliveryId} and state <> 'waiting' returning delivery_id "deliveryId"`

export interface OpenDelivery {
  webhookId: number
  active: boolean
  address: string
  secret: string
  eventId: string
  type: string
  data: unknown
  at: Date
  attempts: number
}

/** Only one that is still to be sent. */
export const findOpenDelivery = (sql: Db, deliveryId: number) => sql<OpenDelivery[]>`
  select webhook_id "webhookId", active, address, secret, event_id::text "eventId", type, data, at, attempts
  from webhook_delivery join webhook using (webhook_id) join webhook_event using (event_id)
  where delivery_id = ${deliveryId} and state = 'waiting'`

export interface Attempt {
  state: 'waiting' | 'delivered' | 'failed'
  status: number | null
  problem: string
}

export const noteAttempt = (tx: Tx, deliveryId: number, { state, status, problem }: Attempt) => tx`
  update webhook_delivery set state = ${state}, attempts = attempts + 1, status = ${status}, problem = ${problem},
    last_at = now()
  where delivery_id = ${deliveryId}`

export const resetFailures = (tx: Tx, webhookId: number) => tx`
  update webhook set failed_in_a_row = 0 where webhook_id = ${webhookId} and failed_in_a_row > 0`

/** Turned off when the failures reach the limit. */
export const countFailure = (tx: Tx, webhookId: number, max: number) => tx`
  update webhook set failed_in_a_row = failed_in_a_row + 1,
    active = active and failed_in_a_row + 1 < ${max},
    disabled_at = case when active and failed_in_a_row + 1 >= ${max} then now() else disabled_at end,
    version = version + (active and failed_in_a_row + 1 >= ${max})::int
  where webhook_id = ${webhookId}`

export const readDisabled = (sql: Db) => sql<{ count: number; oldestAt: Date | null; oldest: string | null }[]>`
  select count(*)::int count, min(disabled_at) "oldestAt", (array_agg(address order by disabled_at))[1] oldest
  from webhook where disabled_at is not null`

export const deleteOldEvents = (sql: Db) => sql`delete from webhook_event where at < now() - interval '30 days'`
