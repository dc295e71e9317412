import type { Reason } from '#shared/app-error.ts'
import { compare, type Decimal, fixed, isPositive } from '#shared/decimal.ts'
import { formatMoney } from '#shared/money/format-money.ts'

export const MIN_DAYS = 1
export const MAX_DAYS = 120
/** The usual numbers of days; any other is accepted. */
export const USUAL_DAYS = [7, 14, 30, 45, 60, 90] as const

/** An invoice may be overdue by this many days before new orders on account are refused: transfers take some. */
export const GRACE_DAYS = 10

export const CREDIT_STATES = ['active', 'paused', 'withdrawn'] as const
export type CreditState = (typeof CREDIT_STATES)[number]

/** The terms of a customer with what they owe now. */
export interface CreditStanding {
  state: CreditState
  days: number
  currency: string
  creditLimit: Decimal
  /** Of all orders on account that are neither paid nor cancelled, less what was credited. */
  openAmount: Decimal
  /** What is left of the limit; 0 when more than the limit is open. */
  availableAmount: Decimal
  overdueAmount: Decimal
  /** Of the oldest invoice; 0: nothing is overdue. */
  overdueDays: number
}

export interface CreditProblem {
  reason: Extract<Reason, 'method_not_offered' | 'unpaid_limit'>
  message: string
}

const refused = (message: string): CreditProblem => ({ reason: 'method_not_offered', message })

/** Why an order cannot be placed on account; undefined when it can. */
export function findCreditProblem(
  standing: CreditStanding | undefined,
  order: { currency: string; totalAmount: Decimal },
): CreditProblem | undefined {
  if (!standing || standing.state === 'withdrawn') return refused('Buying on account is not agreed with your company.')
  const { currency } = standing
  const money = (amount: Decimal) => formatMoney(amount, currency)
  if (standing.state === 'paused') return refused('Buying on account is paused. Please contact us.')
  if (order.currency !== currency) return refused(`Only orders in ${currency} can be placed on account.`)
  if (standing.overdueDays > GRACE_DAYS)
    return refused(
      `${money(standing.overdueAmount)} is overdue, by up to ${dayCount(standing.overdueDays)}. Please pay it first.`,
    )
  if (compare(order.totalAmount, standing.availableAmount) <= 0) return undefined
  return {
    reason: 'unpaid_limit',
    message:
      `This order of ${money(order.totalAmount)} does not fit: of your limit of ${money(standing.creditLimit)}, ` +
      `${money(standing.openAmount)} is open and ${money(standing.availableAmount)} is available.`,
  }
}

/** "1200.5" is "1200.50"; with less than a cent "0.125" is "0.1250". */
export const amountText = (amount: Decimal): string => {
  const cents = fixed(amount, 2)
  return compare(cents, amount) === 0 ? cents : fixed(amount)
}

export const dayCount = (days: number): string => `${days} ${days === 1 ? 'day' : 'days'}`

const LONG_DATE = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/** "2026-12-18" is "18 December 2026". */
export const longDate = (day: string): string => LONG_DATE.format(new Date(`${day}T00:00:00Z`))

export const netDaysText = (days: number): string => `net ${dayCount(days)}`

/** When an order on account is to be paid. The day is known once it has been shipped. */
export const dueText = ({ days, dueOn }: { days: number; dueOn: string | null }): string =>
  dueOn === null
    ? `Payment due ${dayCount(days)} after shipment, ${netDaysText(days)}`
    : `Payment due by ${longDate(dueOn)}, ${netDaysText(days)}`

export type CreditFormProblems = Partial<Record<'days' | 'creditLimit', string>>

export const CREDIT_MESSAGES = {
  days: `Please enter a number of days from ${MIN_DAYS} to ${MAX_DAYS}`,
  creditLimit: 'Please enter an amount such as 5000.00',
}

const isDays = (days: number): boolean => Number.isInteger(days) && days >= MIN_DAYS && days <= MAX_DAYS

export const isCreditLimit = (amount: string): boolean => /^\d{1,12}(\.\d{1,2})?$/.test(amount) && isPositive(amount)

export const findCreditFormProblems = (entered: { days: string; creditLimit: string }): CreditFormProblems => ({
  ...(!isDays(Number(entered.days || Number.NaN)) && { days: CREDIT_MESSAGES.days }),
  ...(!isCreditLimit(entered.creditLimit) && { creditLimit: CREDIT_MESSAGES.creditLimit }),
})
