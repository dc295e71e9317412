import { Count } from '#web/ui/display/count.tsx'
import { Money } from '#web/ui/display/money.tsx'
import type { Goods } from '../catalog.contract.ts'
import { findPrice } from '../catalog.rules.ts'

/** The unit price at the chosen quantity; if the minimum is larger, at the minimum. */
export function PriceAt({ goods, quantity }: { goods: Goods; quantity: number }) {
  const least = goods.priceList[0]?.minBuyCount ?? 1
  const count = Math.max(quantity, least)
  const price = findPrice(goods.priceList, count)
  if (!price) return null
  return (
    <p className="pb-1 text-sm font-medium">
      <Money amount={price.unit} currency={goods.currency} />{' '}
      <span className="text-xs font-normal text-ink-3">
        at <Count value={count} />
        {quantity < least && ', the minimum'}
      </span>
    </p>
  )
}
