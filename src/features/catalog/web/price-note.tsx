import { trimDecimal } from '#shared/decimal.ts'
import { formatCount } from '#shared/text/format-count.ts'
import type { CurrencyRate } from '../filters.contract.ts'

type PriceNoteProps = {
  rates: CurrencyRate[]
  quantity?: number | undefined
  /** Block size of the sorting; null: all parts were sorted. */
  orderedBy?: number | null
}

/** How prices were compared: by which rates, and how far. */
export function PriceNote({ rates, quantity, orderedBy = null }: PriceNoteProps) {
  const others = rates.filter(({ currency }) => currency !== 'USD')
  if (others.length === 0 && orderedBy === null) return null
  return (
    <p className="pb-3 text-xs text-ink-3">
      {others.map(({ currency, perUsd, ratedOn }) => (
        <span key={currency}>
          Prices in {currency} are compared with prices in USD at 1 USD = {trimDecimal(perUsd)} {currency} (rate of{' '}
          {ratedOn}).{' '}
        </span>
      ))}
      {orderedBy !== null &&
        `Sorted by the price at ${formatCount(quantity ?? 1)} within groups of ${formatCount(orderedBy)} parts. Add a filter to sort all of them together.`}
    </p>
  )
}
