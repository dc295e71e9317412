import { webhookGauges } from '#features/integrations/server/webhooks/webhook-gauges.service.ts'
import { orderGauges } from '#features/orders/server/gauges/order-gauges.service.ts'
import { paymentGauges } from '#features/payment/server/gauges/payment-gauges.service.ts'
import { backupGauges } from '#server/backup/runs.ts'
import type { Config } from '#server/config.ts'
import type { Sql } from '#server/database/connect.ts'
import { queueGauges } from '#server/jobs/queue-gauges.ts'
import { watchMails } from '#server/mail/mail-files.ts'
import { archiveGauges } from '#server/metrics/archive-gauges.ts'
import { watchMachine } from '#server/metrics/machine-gauges.ts'
import { type Metrics, watchPool } from '#server/metrics/metrics.ts'
import { addStoreGauges } from '#server/metrics/store-gauges.ts'

/** Metrics of every process: of the database, of the machine, of its mails. */
export function watchStore(metrics: Metrics, sql: Sql, config: Config): void {
  watchPool(metrics, sql)
  addStoreGauges(metrics, sql, [queueGauges, orderGauges, paymentGauges, webhookGauges, backupGauges, archiveGauges])
  watchMachine(metrics, config)
  watchMails(metrics, config)
}
