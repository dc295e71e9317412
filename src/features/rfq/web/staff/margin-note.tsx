import { formatCount } from '#shared/text/format-count.ts'
import { Money } from '#web/ui/display/money.tsx'
import { marginOf, type QuoteMargin } from '../../margin.rules.ts'
import { isPriceText } from '../../quote-draft.rules.ts'
import type { CatalogueOffer } from '../../staff-rfq.contract.ts'

const percentText = (percent: number) => `${formatCount(percent)} %`

type MarginNoteProps = { offer: CatalogueOffer; price: string }

/** What the part costs the shop, and what is left at this price. Buyers never see it. */
export function MarginNote({ offer: { cost, costCurrency, currency }, price }: MarginNoteProps) {
  if (cost === undefined) return null
  if (cost === null || !costCurrency) return <p className="text-ink-3">Cost not known</p>
  const margin = costCurrency === currency && isPriceText(price) ? marginOf(price.trim(), cost) : undefined
  return (
    <p className={margin !== undefined && margin < 0 ? 'text-bad' : 'text-ink-2'}>
      Cost <Money amount={cost} currency={costCurrency} />
      {margin !== undefined &&
        (margin < 0 ? `, sold below cost (${percentText(margin)})` : `, margin ${percentText(margin)}`)}
    </p>
  )
}

type QuoteMarginNoteProps = { margin: QuoteMargin | undefined; pricedCount: number; currency: string }

/** Of all lines together. */
export function QuoteMarginNote({ margin, pricedCount, currency }: QuoteMarginNoteProps) {
  if (!margin) return null
  return (
    <p role="status" className={margin.percent < 0 ? 'text-sm text-bad' : 'text-sm text-ink-2'}>
      Margin {percentText(margin.percent)}, <Money amount={margin.amount} currency={currency} />
      {margin.knownCount < pricedCount && ` (cost known for ${margin.knownCount} of ${pricedCount} lines)`}
    </p>
  )
}
