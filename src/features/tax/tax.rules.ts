import Big from 'big.js'
import { compare, type Decimal, fixed, sum } from '#shared/decimal.ts'

export const CUSTOMER_KINDS = ['all', 'business'] as const
/** `business` is a company with a valid VAT number of the country of delivery; `all` are all customers. */
export type CustomerKind = (typeof CUSTOMER_KINDS)[number]

export interface TaxRule {
  /** Null: every country without a rule of its own. */
  countryCode: string | null
  customerKind: CustomerKind
  name: string
  /** Percent, such as "19" or "8.1". */
  rate: Decimal
  reverseCharge: boolean
  note: string
}

export interface TaxableOrder {
  countryCode: string
  isBusiness: boolean
}

/** A country with rules of its own has only those; there the rule for companies takes precedence over the one for all. */
export function findTaxRule<R extends TaxRule>(rules: readonly R[], order: TaxableOrder): R | undefined {
  const { countryCode, isBusiness } = order
  const place = rules.some((rule) => rule.countryCode === countryCode) ? countryCode : null
  const own = rules.filter((rule) => rule.countryCode === place)
  const ofKind = (kind: CustomerKind) => own.find((rule) => rule.customerKind === kind)
  return (isBusiness ? ofKind('business') : undefined) ?? ofKind('all')
}

/** Whether a VAT number changes what is to be paid in a country. */
export const asksVatNumber = (rules: readonly TaxRule[], countryCode: string): boolean =>
  findTaxRule(rules, { countryCode, isBusiness: true })?.customerKind === 'business'

/**
 * The one rounding rule of taxes: once per order, on goods and freight together, half up to whole cents.
 * Amounts have 4 decimals, as everywhere.
 */
export const taxOf = (net: Decimal[], rate: Decimal): Decimal =>
  fixed(new Big(sum(net)).times(rate).div(100).toFixed(2, Big.roundHalfUp))

/** What an order came to, for its refunds. */
export interface TaxedOrder {
  totalAmount: Decimal
  taxAmount: Decimal
}

/**
 * The tax part of refunds, in cents. Called with the sum of all refunds; that of earlier
 * ones is subtracted, so that the parts add up to the whole tax.
 */
export function taxInRefunds({ totalAmount, taxAmount }: TaxedOrder, refunded: Decimal): Decimal {
  if (compare(taxAmount, '0') === 0) return fixed('0')
  // A card is charged in cents, the total has four decimals: the difference is too small to change a cent of tax.
  const share = new Big(refunded).times(taxAmount).div(totalAmount).toFixed(2, Big.roundHalfUp)
  return fixed(compare(share, taxAmount) > 0 ? taxAmount : share)
}

/** Price of goods with their share of the tax, after `before` was refunded. */
export function withTax(net: Decimal, { totalAmount, taxAmount }: TaxedOrder, before: Decimal = '0'): Decimal {
  const netTotal = new Big(totalAmount).minus(taxAmount)
  if (netTotal.eq(0)) return fixed(net)
  const share = (amount: Big) => amount.times(taxAmount).div(netTotal).round(2, Big.roundHalfUp)
  const both = new Big(before).plus(net)
  return fixed(
    new Big(net)
      .plus(share(both))
      .minus(share(new Big(before)))
      .toFixed(),
  )
}

export const REVERSE_CHARGE_NOTE = 'Reverse charge: the customer is liable for the VAT.'
