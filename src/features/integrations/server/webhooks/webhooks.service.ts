import type { AppServices } from '#server/api/implement.ts'
import { type Db, inTransaction } from '#server/database/connect.ts'
import { AppError } from '#shared/app-error.ts'
import { MAX_WEBHOOKS } from '../../webhooks.contract.ts'
import { readWebhookAddress } from '../../webhooks.rules.ts'
import { deliverLater } from './deliver.job-handlers.ts'
import { newSecret } from './signature.ts'
import { sealSecret } from './webhook-secrets.service.ts'
import * as queries from './webhooks.queries.ts'

const isoOf = (date: Date | null) => date?.toISOString() ?? null

export const listWebhooks = async (sql: Db) => ({
  list: (await queries.listWebhooks(sql)).map((row) => ({
    ...row,
    disabledAt: isoOf(row.disabledAt),
    lastAt: isoOf(row.lastAt),
  })),
})

/** For the audit trail, without the secret. */
export async function snapshotWebhook(sql: Db, webhookId: number | undefined) {
  const [row] = webhookId === undefined ? [] : await queries.findWebhook(sql, webhookId)
  return row
}

const changedMeanwhile = () =>
  new AppError('changed_meanwhile', 'This webhook was changed or removed meanwhile. Nothing was saved.')

export function saveWebhook(
  sql: Db,
  { secrets, outside }: Pick<AppServices, 'secrets' | 'outside'>,
  { webhookId, version, ...input }: queries.WebhookInput & { webhookId?: number | undefined; version: number },
): Promise<{ webhookId: number; secret: string | null }> {
  const read = readWebhookAddress(input.address, outside.ports)
  if (typeof read === 'string') throw new AppError('invalid_input', read)
  const webhook = { ...input, ...read, events: [...new Set(input.events)] }
  return inTransaction(sql, async (tx) => {
    if (webhookId !== undefined) {
      const [saved] = await queries.updateWebhook(tx, { webhookId, version }, webhook)
      if (!saved) throw changedMeanwhile()
      return { ...saved, secret: null }
    }
    if ((await queries.countWebhooks(tx)) >= MAX_WEBHOOKS)
      throw new AppError('invalid_input', `There are at most ${MAX_WEBHOOKS} webhooks. Please remove one first.`)
    const secret = newSecret()
    const [saved] = await queries.insertWebhook(tx, { ...webhook, secret: sealSecret(secrets, secret) })
    if (!saved) throw new Error('the webhook was not saved')
    return { ...saved, secret }
  })
}

export function removeWebhook(sql: Db, key: { webhookId: number; version: number }) {
  return inTransaction(sql, async (tx) => {
    const [removed] = await queries.deleteWebhook(tx, key)
    if (!removed) throw changedMeanwhile()
    return {}
  })
}

export function testWebhook(sql: Db, webhookId: number) {
  return inTransaction(sql, async (tx) => {
    const [known] = await queries.findWebhook(tx, webhookId)
    if (!known) throw new AppError('not_found', 'There is no such webhook.')
    if (!known.active) throw new AppError('wrong_status', 'Please turn the webhook on first.')
    const [delivery] = await queries.insertTest(tx, webhookId)
    if (delivery) await deliverLater(tx, Number(delivery.deliveryId))
    return {}
  })
}

export async function listDeliveries(sql: Db, input: { webhookId: number; pageNumber: number; pageSize: number }) {
  const [rows, totalCount] = await Promise.all([
    queries.listDeliveries(sql, input),
    queries.countDeliveries(sql, input.webhookId),
  ])
  const list = rows.map((row) => ({
    ...row,
    deliveryId: Number(row.deliveryId),
    at: row.at.toISOString(),
    lastAt: isoOf(row.lastAt),
  }))
  return { list, totalCount }
}

export function resendDelivery(sql: Db, deliveryId: number) {
  return inTransaction(sql, async (tx) => {
    const [restarted] = await queries.restartDelivery(tx, deliveryId)
    if (!restarted) throw new AppError('not_found', 'This delivery is being sent already, or is no longer kept.')
    await deliverLater(tx, deliveryId)
    return {}
  })
}

/** Webhooks that the store has turned off, for the first page. */
export async function readWebhookQueue(sql: Db) {
  const [row] = await queries.readDisabled(sql)
  return { count: row?.count ?? 0, oldestAt: row?.oldestAt ?? null, oldest: row?.oldest ?? '' }
}

export const deleteOldEvents = queries.deleteOldEvents
