import { z } from 'zod'
import { Decimal } from '#shared/decimal.schema.ts'
import { endpoint } from '#shared/endpoint.ts'
import { Id, Version } from '#shared/id.schema.ts'
import { paged, pagingFields } from '#shared/paging.ts'
import { Lines } from '#shared/text.schema.ts'
import { CreditStanding, OpenOrder } from './credit.contract.ts'
import { CREDIT_MESSAGES, CREDIT_STATES, isCreditLimit, MAX_DAYS, MIN_DAYS } from './credit.rules.ts'

const { currency: Currency } = CreditStanding.shape

export const creditTerms = endpoint({
  method: 'GET',
  path: '/api/staff/customer/credit',
  access: 'staff',
  right: 'customers.read',
  summary: 'The terms on which a customer may buy on account, and what is open; null when there are none',
  input: z.object({ accountId: Id }),
  output: z.object({
    credit: CreditStanding.extend({
      note: z.string(),
      version: Version,
      changedBy: z.string(),
      changedAt: z.iso.datetime(),
    }).nullable(),
    /** In which terms can be given: those of the shop. */
    currencies: z.array(Currency),
  }),
})
export type StaffCreditTerms = z.infer<typeof creditTerms.output>

export const saveCreditTerms = endpoint({
  method: 'POST',
  path: '/api/staff/customer/credit',
  access: 'staff',
  right: 'customers.write',
  summary: 'Give a customer terms, change, pause or withdraw them; refused when they have changed since `version`',
  input: z.object({
    accountId: Id,
    state: z.enum(CREDIT_STATES),
    days: z.int(CREDIT_MESSAGES.days).min(MIN_DAYS, CREDIT_MESSAGES.days).max(MAX_DAYS, CREDIT_MESSAGES.days),
    currency: Currency,
    creditLimit: z.string().refine(isCreditLimit, CREDIT_MESSAGES.creditLimit),
    note: Lines(500, 'A note').default(''),
    /** As the caller saw them; 0: there were none. */
    version: Version,
  }),
  output: z.object({ version: Version }),
})

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
