import { type Performer, perform } from '../../../server/jobs/job.ts'
import { expireOrder, finishOrder } from './order-jobs.ts'
import type { OrderSettings } from './order-settings.ts'
import { expireIfUnpaid, finishIfShipped } from './orders.service.ts'

export const orderPerformers = (settings: OrderSettings): Performer[] => [
  perform(expireOrder, ({ sql }, { orderNo }) => expireIfUnpaid(sql, orderNo, settings)),
  perform(finishOrder, ({ sql }, { orderNo }) => finishIfShipped(sql, orderNo, settings)),
]
