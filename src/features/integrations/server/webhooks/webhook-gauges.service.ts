import type { StoreReading } from '#server/metrics/store-gauges.ts'
import { readWebhookQueue } from './webhooks.service.ts'

/** Webhooks that their receivers have refused for so long that they were turned off. */
export const webhookGauges: StoreReading<'webhooks_turned_off'> = {
  gauges: {
    webhooks_turned_off: { help: 'Webhooks that were turned off because their receivers did not take events.' },
  },
  read: async (sql) => ({ webhooks_turned_off: [{ labels: {}, value: (await readWebhookQueue(sql)).count }] }),
}
