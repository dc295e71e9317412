import { orderGauges } from '#features/orders/server/gauges/order-gauges.service.ts'
import { paymentGauges } from '#features/payment/server/gauges/payment-gauges.service.ts'
import { backupGauges } from '#server/backup/runs.ts'
import type { Sql } from '#server/database/connect.ts'
import { queueGauges } from '#server/jobs/queue-gauges.ts'
import { type Metrics, watchPool } from '#server/metrics/metrics.ts'
import { addStoreGauges } from '#server/metrics/store-gauges.ts'

/** Database metrics of every process. */
export function watchStore(metrics: Metrics, sql: Sql): void {
  watchPool(metrics, sql)
  addStoreGauges(metrics, sql, [queueGauges, orderGauges, paymentGauges, backupGauges])
}
