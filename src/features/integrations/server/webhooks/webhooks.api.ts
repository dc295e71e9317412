import { implement } from '#server/api/implement.ts'
import type { Db } from '#server/database/connect.ts'
import * as contract from '../../webhooks.contract.ts'
import * as webhooks from './webhooks.service.ts'

const snapshot = (sql: Db, { webhookId }: { webhookId?: number | undefined }) =>
  webhooks.snapshotWebhook(sql, webhookId)

export const webhooksApi = [
  implement(contract.webhooks, ({ sql }) => webhooks.listWebhooks(sql)),
  implement(contract.saveWebhook, (ctx, input) => webhooks.saveWebhook(ctx.sql, ctx, input), { snapshot }),
  implement(contract.removeWebhook, ({ sql }, key) => webhooks.removeWebhook(sql, key), { snapshot }),
  implement(contract.testWebhook, ({ sql }, { webhookId }) => webhooks.testWebhook(sql, webhookId)),
  implement(contract.webhookDeliveries, ({ sql }, input) => webhooks.listDeliveries(sql, input)),
  implement(contract.resendDelivery, ({ sql }, { deliveryId }) => webhooks.resendDelivery(sql, deliveryId)),
]
