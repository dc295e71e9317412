import { z } from 'zod'
import { Decimal } from '#shared/decimal.schema.ts'
import { endpoint } from '#shared/endpoint.ts'
import { Currency } from '#shared/money/currency.schema.ts'
import { CREDIT_STATES } from './credit.rules.ts'

/** The terms of a customer with what is open: see `CreditStanding`. */
export const CreditStanding = z.object({
  state: z.enum(CREDIT_STATES),
  days: z.int(),
  currency: Currency,
  creditLimit: Decimal,
  openAmount: Decimal,
  availableAmount: Decimal,
  overdueAmount: Decimal,
  overdueDays: z.int(),
})
export type CreditStanding = z.infer<typeof CreditStanding>

/** What the checkout says about buying on account; absent for customers without terms. */
export const AccountOption = CreditStanding.pick({
  days: true,
  currency: true,
  creditLimit: true,
  openAmount: true,
  availableAmount: true,
}).extend({
  /** Why this order cannot be placed on account; empty when it can. */
  problem: z.string(),
})
export type AccountOption = z.infer<typeof AccountOption>

/** What an order on account has besides. */
export const OnAccount = z.object({
  /** Net days as agreed when it was placed. */
  days: z.int(),
  /** YYYY-MM-DD; null until the last parcel has left. */
  dueOn: z.iso.date().nullable(),
  /** What is still to be paid: the total less credits and payments, 0 once it is paid. */
  openAmount: Decimal,
  /** What was paid of an order that is still open. */
  receivedAmount: Decimal,
  /** 0: not overdue. */
  overdueDays: z.int(),
})
export type OnAccount = z.infer<typeof OnAccount>

/** An order on account that is still to be paid. */
export const OpenOrder = z.object({
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
