import Big from 'big.js'
import type Stripe from 'stripe'
import type { Movement, MovementKind } from '../comparison.rules.ts'
import type { Period } from './provider.ts'

/** Stripe's categories for accounting; others, such as transfers of the owner, are only added up. */
const KINDS: Readonly<Record<string, MovementKind>> = {
  charge: 'payment',
  charge_failure: 'payment',
  refund: 'refund',
  refund_failure: 'refund',
  dispute: 'dispute',
  dispute_reversal: 'dispute',
  fee: 'fee',
  tax: 'fee',
  payout: 'payout',
  payout_reversal: 'payout',
}
/** The most that Stripe answers at once; the SDK goes on to the next page. */
const PAGE_SIZE = 100

const secondsOf = (time: Date) => Math.floor(time.getTime() / 1000)

export async function listStripeMovements(stripe: Stripe, { from, to }: Period): Promise<Movement[]> {
  const movements: Movement[] = []
  const pages = stripe.balanceTransactions.list({
    created: { gte: secondsOf(from), lt: secondsOf(to) },
    // The balance has a currency of its own; what the customer paid, and our numbers, are in the source.
    expand: ['data.source'],
    limit: PAGE_SIZE,
  })
  for await (const transaction of pages) movements.push(movementOf(transaction))
  return movements
}

function movementOf(transaction: Stripe.BalanceTransaction): Movement {
  const { id, amount, fee, created, reporting_category: category } = transaction
  const source = typeof transaction.source === 'string' ? null : transaction.source
  const feeCurrency = transaction.currency.toUpperCase()
  return {
    movementNo: id,
    kind: KINDS[category] ?? 'other',
    at: new Date(created * 1000),
    ...paidMoney(amount, feeCurrency, source),
    fee: fromCents(fee),
    feeCurrency,
    providerPayment: source && 'payment_intent' in source ? idOf(source.payment_intent) : null,
    reference: idOf(transaction.source),
    ...ourNumbers(source),
  }
}

type Source = Exclude<Stripe.BalanceTransaction['source'], string>

/** What the customer paid or got, with the sign of the balance: another currency is converted there. */
function paidMoney(cents: number, currency: string, source: Source): Pick<Movement, 'amount' | 'currency'> {
  const paid = source && 'payment_intent' in source ? source.currency.toUpperCase() : currency
  if (!source || !('payment_intent' in source) || paid === currency) return { amount: fromCents(cents), currency }
  return { amount: fromCents(Math.sign(cents) * source.amount), currency: paid }
}

function ourNumbers(source: Source): Pick<Movement, 'paymentNo' | 'orderNo' | 'refundNo'> {
  const metadata = source && 'metadata' in source ? source.metadata : null
  return {
    paymentNo: metadata?.paymentNo ?? '',
    orderNo: metadata?.orderNo ?? '',
    refundNo: metadata?.refundNo ?? '',
  }
}

export function fromCents(cents: number | null): string {
  if (!Number.isSafeInteger(cents ?? 0)) throw new TypeError('cents are whole numbers')
  return new Big(cents ?? 0).div(100).toFixed(2)
}

export const idOf = (reference: string | { id: string } | null): string | null =>
  typeof reference === 'string' ? reference : (reference?.id ?? null)
