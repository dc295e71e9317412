import type { StoreReading } from '#server/metrics/store-gauges.ts'
import { countDifferences } from '../comparison/differences.service.ts'
import { readTransferQueue } from '../transfers.service.ts'
import { countUnassigned } from '../unassigned/unassigned.service.ts'
import { countRecentPayments } from './payment-gauges.queries.ts'

/** Metrics of card payments and pending transfers. */
export const paymentGauges: StoreReading<
  'payments_last_hour' | 'transfers_waiting' | 'payments_unassigned' | 'payment_differences'
> = {
  gauges: {
    payments_last_hour: {
      help: 'Card payments started in the last 60 minutes, by method and state (pending, paid, failed, late).',
      labelNames: ['method', 'state'],
    },
    transfers_waiting: { help: 'Transfers to check, late card payments and payments without an order.' },
    payments_unassigned: { help: 'Card payments of which the store has no order.' },
    payment_differences: {
      help: 'Payments, refunds and disputes that differ from those of the provider, unexplained.',
    },
  },
  async read(sql) {
    const [recent, transfers, unassigned, differences] = await Promise.all([
      countRecentPayments(sql),
      readTransferQueue(sql),
      countUnassigned(sql),
      countDifferences(sql),
    ])
    return {
      payments_last_hour: recent.map(({ method, state, count }) => ({ labels: { method, state }, value: count })),
      transfers_waiting: [{ labels: {}, value: transfers.count }],
      payments_unassigned: [{ labels: {}, value: unassigned }],
      payment_differences: [{ labels: {}, value: differences }],
    }
  },
}
