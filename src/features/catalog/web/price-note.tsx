import { formatCount } from '#shared/text/format-count.ts'
import type { CurrencyRate } from '../filters.contract.ts'
import { rateText } from '../prices/rate-text.ts'

type PriceNoteProps = {
  rates: CurrencyRate[]
  quantity?: number | undefined
  /** Block size of the sorting; null: all parts were sorted. */
  orderedBy?: number | null
}

/** How prices were compared: by which rates, and how far. */
export function PriceNote({ rates: [main, ...others], quantity, orderedBy = null }: PriceNoteProps) {
  if (!main || (others.length === 0 && orderedBy === null)) return null
  return (
    <p className="pb-3 text-xs text-ink-3">
      {others.map(({ currency, perMain, ratedOn }) => (
        <span key={currency}>
          {perMain === null
            ? `Prices in ${currency} are not compared with prices in ${main.currency}: there is no rate. `
            : `Prices in ${currency} are compared with prices in ${main.currency} at 1 ${main.currency} = ${rateText(perMain)} ${currency} (rate of ${ratedOn}). `}
        </span>
      ))}
      {orderedBy !== null &&
        `Sorted by the price at ${formatCount(quantity ?? 1)} within groups of ${formatCount(orderedBy)} parts. Add a filter to sort all of them together.`}
    </p>
  )
}
