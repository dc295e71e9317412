import { z } from 'zod'
import { Decimal } from '#shared/decimal.schema.ts'
import { endpoint } from '#shared/endpoint.ts'
import { Id } from '#shared/id.schema.ts'
import { Currency } from '#shared/money/currency.schema.ts'
import { paged, pagingFields } from '#shared/paging.ts'
import { CreditStanding } from './credit.contract.ts'

/** An order on account that is still to be paid. */
const OpenOrder = z.object({
  orderNo: z.string(),
  /** Null until the invoice is issued, or when none was requested. */
  invoiceNo: z.string().nullable(),
  poNumber: z.string(),
  placedAt: z.iso.datetime(),
  /** YYYY-MM-DD; null until the last parcel has left. */
  dueOn: z.iso.date().nullable(),
  overdueDays: z.int(),
  days: z.int(),
  currency: Currency,
  totalAmount: Decimal,
  openAmount: Decimal,
})
export type OpenOrder = z.infer<typeof OpenOrder>

export const myCredit = endpoint({
  method: 'GET',
  path: '/api/user/credit',
  access: 'buyer',
  summary: "The caller's terms of buying on account, and the orders that are still to be paid; null without terms",
  input: z.object({}),
  output: z.object({
    credit: CreditStanding.nullable(),
    /** The first to be due first. */
    open: z.array(OpenOrder),
  }),
})
export type OwnCredit = z.infer<typeof myCredit.output>

/** Open amounts by age. */
const ages = {
  currency: Currency,
  orderCount: z.int(),
  openAmount: Decimal,
  /** Not shipped yet, or not due yet. */
  notDue: Decimal,
  upTo30: Decimal,
  upTo60: Decimal,
  over60: Decimal,
}

const CustomerBalance = z.object({
  ...ages,
  /** Null when the account was removed. */
  accountId: Id.nullable(),
  name: z.string(),
  email: z.string(),
  overdueDays: z.int(),
})
export type CustomerBalance = z.infer<typeof CustomerBalance>

const filters = {
  /** Only what is overdue. */
  overdueOnly: z.boolean().default(false),
  ...pagingFields(50),
}

export const receivables = endpoint({
  method: 'GET',
  path: '/api/staff/receivable/customers',
  access: 'staff',
  right: 'payments.read',
  summary: 'What customers owe for orders on account, by age, the longest overdue first; with sums by currency',
  input: z.object(filters),
  output: paged(CustomerBalance).extend({ totals: z.array(z.object(ages)) }),
})

export const openOrders = endpoint({
  method: 'GET',
  path: '/api/staff/receivable/orders',
  access: 'staff',
  right: 'payments.read',
  summary: 'Orders on account that are still to be paid, the longest overdue first',
  input: z.object({ accountId: Id.optional(), ...filters }),
  output: paged(OpenOrder.extend({ accountId: Id.nullable(), name: z.string(), email: z.string() })),
})
export type StaffOpenOrder = z.infer<typeof openOrders.output>['list'][number]
