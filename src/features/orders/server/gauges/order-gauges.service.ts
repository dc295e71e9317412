import type { StoreReading } from '#server/metrics/store-gauges.ts'
import { readFlaggedQueue, readReturnsQueue, readShipQueue } from '../staff/staff-queues.service.ts'
import { countLastHour, readLastOrderAge } from './order-gauges.queries.ts'

/** Metrics of orders: placed, paid, and waiting for staff. */
export const orderGauges: StoreReading<'orders_last_hour' | 'last_order_age_seconds' | 'orders_waiting'> = {
  gauges: {
    orders_last_hour: { help: 'Orders of the last 60 minutes: placed, paid.', labelNames: ['event'] },
    last_order_age_seconds: { help: 'Time since the last order. Absent before the first one.' },
    orders_waiting: {
      help: 'Orders that wait for staff: to ship, returns to decide, flagged.',
      labelNames: ['queue'],
    },
  },
  async read(sql) {
    const [[lastHour], [last], ship, returns, flagged] = await Promise.all([
      countLastHour(sql),
      readLastOrderAge(sql),
      readShipQueue(sql),
      readReturnsQueue(sql),
      readFlaggedQueue(sql),
    ])
    const queues = { ship: ship.count, returns: returns.count, flagged: flagged.count }
    return {
      orders_last_hour: Object.entries(lastHour ?? {}).map(([event, value]) => ({ labels: { event }, value })),
      last_order_age_seconds: last ? [{ labels: {}, value: last.seconds }] : [],
      orders_waiting: Object.entries(queues).map(([queue, value]) => ({ labels: { queue }, value })),
    }
  },
}
