import { formatMoney } from '#shared/money/format-money.ts'
import { formatCount } from '#shared/text/format-count.ts'
import type { PriceTier } from '../catalog.contract.ts'
import { isPromoted, TIERS_BATCH_SIZE } from '../catalog.rules.ts'
import { hasOwnPrice } from '../own-prices.rules.ts'
import { FoldedTiers } from './goods/folded-tiers.tsx'
import { TierPrice } from './tier-price.tsx'

type TierListProps = { model: string; priceList: PriceTier[]; currency: string }

/** Prices by quantity, small enough for a table cell. */
export function TierList({ model, priceList, currency }: TierListProps) {
  const folded = priceList.slice(TIERS_BATCH_SIZE)
  return (
    <div className="tier-list">
      {hasOwnPrice(priceList) && <p className="text-xs text-ink-3">Your price</p>}
      <Tiers label={`Prices of ${model}`} tiers={priceList.slice(0, TIERS_BATCH_SIZE)} currency={currency} />
      {folded.length > 0 && (
        <FoldedTiers count={folded.length}>
          <Tiers label={`More prices of ${model}`} tiers={folded} currency={currency} />
        </FoldedTiers>
      )}
    </div>
  )
}

function Tiers({ label, tiers, currency }: { label: string; tiers: PriceTier[]; currency: string }) {
  return (
    <ul aria-label={label}>
      {tiers.map((tier) => (
        <li key={tier.minBuyCount}>
          <span>{`${formatCount(tier.minBuyCount)}+`}</span>
          <span>
            {isPromoted(tier) || tier.listPrice ? (
              <TierPrice tier={tier} currency={currency} />
            ) : (
              formatMoney(tier.price, currency)
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}
