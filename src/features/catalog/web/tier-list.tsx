import { Count } from '#web/ui/count.tsx'
import type { PriceTier } from '../catalog.contract.ts'
import { TIERS_AT_A_TIME } from '../catalog.rules.ts'
import { FoldedTiers } from './folded-tiers.tsx'
import { TierPrice } from './tier-price.tsx'

type TierListProps = { model: string; priceList: PriceTier[]; currency: string }

/** Prices by quantity, small enough for a table cell. */
export function TierList({ model, priceList, currency }: TierListProps) {
  const folded = priceList.slice(TIERS_AT_A_TIME)
  return (
    <div className="text-xs leading-4.5">
      <Tiers label={`Prices of ${model}`} tiers={priceList.slice(0, TIERS_AT_A_TIME)} currency={currency} />
      {folded.length > 0 && (
        <FoldedTiers count={folded.length} indented>
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
        <li key={tier.minBuyCount} className="flex gap-3 font-mono">
          <span className="w-15 shrink-0 text-right text-ink-3">
            <Count value={tier.minBuyCount} />+
          </span>
          <span>
            <TierPrice tier={tier} currency={currency} />
          </span>
        </li>
      ))}
    </ul>
  )
}
