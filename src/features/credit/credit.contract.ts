import { z } from 'zod'
import { Decimal } from '#shared/decimal.schema.ts'
import { endpoint } from '#shared/endpoint.ts'
import { Id, Version } from '#shared/id.schema.ts'
import { Currency } from '#shared/money/currency.schema.ts'
import { Lines } from '#shared/text.schema.ts'
import { CREDIT_MESSAGES, CREDIT_STATES, isCreditLimit, MAX_DAYS, MIN_DAYS } from './credit.rules.ts'

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
  /** What is still to be paid: the total less what was credited, 0 once it is paid. */
  openAmount: Decimal,
  /** 0: not overdue. */
  overdueDays: z.int(),
})
export type OnAccount = z.infer<typeof OnAccount>

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
