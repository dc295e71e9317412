import type { Tx } from '#server/database/connect.ts'
import { type Performer, perform } from '#server/jobs/job.ts'
import { lockOrder } from './order-changes.ts'
import { expireOrder, finishOrder } from './order-jobs.ts'
import type { OrderSettings } from './order-settings.ts'
import { type GetServiceEmail, reportTrouble } from './order-trouble.ts'
import { expireIfUnpaid, finishIfShipped } from './orders.service.ts'

export const orderPerformers = (settings: OrderSettings, getServiceEmail: GetServiceEmail): Performer[] => {
  const report =
    (what: string, advice: string) =>
    async (tx: Tx, { orderNo }: { orderNo: string }, why: string) =>
      reportTrouble(tx, getServiceEmail, await lockOrder(tx, orderNo), { what, why, advice })
  return [
    perform(
      expireOrder,
      ({ sql }, { orderNo }) => expireIfUnpaid(sql, orderNo, settings),
      report(
        'The order was not paid in time and could not be closed',
        'It still holds its stock. The buyer can pay or cancel it; else its cause must be mended.',
      ),
    ),
    perform(
      finishOrder,
      ({ sql }, { orderNo }) => finishIfShipped(sql, orderNo, settings),
      report('The shipped order could not be finished', 'The buyer can still confirm that it has arrived.'),
    ),
  ]
}
