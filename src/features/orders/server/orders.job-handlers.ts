import type { Tx } from '#server/database/connect.ts'
import { handleJob, type JobHandler, recurring } from '#server/jobs/job.ts'
import { foldingJob } from '#server/status-counts/status-counts.ts'
import { countedOrders } from './counted-orders.ts'
import { lockOrder } from './order-changes.service.ts'
import { type GetServiceEmail, reportProblem } from './order-problems.service.ts'
import type { OrderSettings } from './order-settings.ts'
import { expireOrder, finishOrder } from './orders.jobs.ts'
import { expireIfUnpaid, finishIfShipped } from './orders.service.ts'
import { remindOfOverdue } from './reminders/reminders.service.ts'

const EVERY_MORNING = '0 7 * * *'

export const orderJobHandlers = (settings: OrderSettings, getServiceEmail: GetServiceEmail): JobHandler[] => {
  const report =
    (what: string, advice: string) =>
    async (tx: Tx, { orderNo }: { orderNo: string }, why: string) =>
      reportProblem(tx, getServiceEmail, await lockOrder(tx, orderNo), { what, why, advice })
  return [
    handleJob(
      expireOrder,
      ({ sql }, { orderNo }) => expireIfUnpaid(sql, orderNo, settings),
      report(
        'The order was not paid in time and could not be closed',
        'It still holds its stock. The buyer can pay or cancel it; otherwise the cause must be fixed.',
      ),
    ),
    handleJob(
      finishOrder,
      ({ sql }, { orderNo }) => finishIfShipped(sql, orderNo, settings),
      report('The shipped order could not be finished', 'The buyer can still confirm that it has arrived.'),
    ),
    foldingJob('orders.counts', countedOrders),
    recurring('order.remind', EVERY_MORNING, ({ sql }) => remindOfOverdue(sql, settings)),
  ]
}
