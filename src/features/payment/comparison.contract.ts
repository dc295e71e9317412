import { z } from 'zod'
import { Decimal } from '#shared/decimal.schema.ts'
import { endpoint } from '#shared/endpoint.ts'
import { Id } from '#shared/id.schema.ts'
import { paged, pagingFields } from '#shared/paging.ts'
import { Lines } from '#shared/text.schema.ts'
import { COMPARED } from './comparison.rules.ts'

const Day = z.iso
  .date('Please enter a day such as 2026-11-15.')
  .refine((day) => day >= '2000', 'Please enter a day from 2000 on.')
const range = { from: Day.optional(), to: Day.optional() }

const ComparedDay = z.object({
  /** The provider. */
  method: z.string(),
  /** In UTC. */
  day: z.string(),
  comparedAt: z.iso.datetime(),
  /** Of the provider's account: what comes in is positive. Perhaps in currencies that the store does not know. */
  sums: z.array(
    z.object({
      kind: z.enum([...COMPARED, 'fee', 'payout', 'other']),
      currency: z.string(),
      count: z.int(),
      amount: Decimal,
    }),
  ),
  /** Differences that nobody has explained. */
  openCount: z.int(),
})
export type ComparedDay = z.infer<typeof ComparedDay>

export const comparedDays = endpoint({
  method: 'GET',
  path: '/api/staff/payment/comparison/days',
  access: 'staff',
  right: 'payments.read',
  summary:
    'Days whose payments were compared with the provider, newest first: its sums, and how many differences are open',
  input: z.object({ ...range, ...pagingFields(31) }),
  output: paged(ComparedDay),
})

const Difference = z.object({
  differenceId: Id,
  method: z.string(),
  kind: z.enum(COMPARED),
  /** The provider's number, or ours where it has none. */
  number: z.string(),
  day: z.string(),
  problem: z.enum(['missingInStore', 'missingAtProvider', 'otherAmount']),
  /** Of a refund or dispute: what was given back. */
  providerAmount: Decimal,
  providerCurrency: z.string(),
  /** Null: some amount, of a dispute. */
  storeAmount: Decimal.nullable(),
  storeCurrency: z.string(),
  providerPayment: z.string().nullable(),
  paymentNo: z.string(),
  orderNo: z.string(),
  refundNo: z.string(),
  /** Whether this store has the order; and whether the payment waits for one. */
  hasOrder: z.boolean(),
  isUnassigned: z.boolean(),
  state: z.enum(['open', 'resolved', 'explained']),
  note: z.string(),
  explainedBy: z.string().nullable(),
  /** Whether `takeDifference` can resolve it. */
  canTake: z.boolean(),
})
export type Difference = z.infer<typeof Difference>

export const paymentDifferences = endpoint({
  method: 'GET',
  path: '/api/staff/payment/comparison/differences',
  access: 'staff',
  right: 'payments.read',
  summary: 'Payments, refunds and disputes that the provider and the store do not know alike, by day',
  input: z.object({ state: z.enum(['open', 'closed']).default('open'), ...range, ...pagingFields(25) }),
  output: paged(Difference),
})

export const comparePayments = endpoint({
  method: 'POST',
  path: '/api/staff/payment/comparison/compare',
  access: 'staff',
  right: 'payments.check',
  summary: 'Compare the payments of some days, in UTC, with the provider. Jobs do it: see `comparedAt` of the days',
  input: z.object({ from: Day, to: Day }),
  output: z.object({ methods: z.array(z.string()), days: z.int() }),
})

export const explainDifference = endpoint({
  method: 'POST',
  path: '/api/staff/payment/comparison/explain',
  access: 'staff',
  right: 'payments.check',
  summary: 'Mark a difference as explained. It is open again when its amounts change',
  input: z.object({
    differenceId: Id,
    note: Lines(500, 'A note').min(1, 'Please enter what explains the difference.'),
  }),
  output: z.object({ differenceId: Id }),
})

export const takeDifference = endpoint({
  method: 'POST',
  path: '/api/staff/payment/comparison/take',
  access: 'staff',
  right: 'payments.check',
  summary:
    'Let the store take what the provider has: as if its event had arrived. A payment without an order waits to be assigned',
  input: z.object({ differenceId: Id }),
  output: z.object({ effect: z.string(), state: Difference.shape.state }),
})
