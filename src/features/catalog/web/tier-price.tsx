import { Money } from '#web/ui/display/money.tsx'
import type { PriceTier } from '../catalog.contract.ts'
import { chargedPrice, isPromoted } from '../catalog.rules.ts'

/** What a piece costs in a tier; beside a promotional or an agreed price the one of the list, struck through. */
export function TierPrice({ tier, currency }: { tier: PriceTier; currency: string }) {
  if (tier.listPrice !== undefined)
    return (
      <>
        <Money amount={tier.listPrice} currency={currency} struck="List price" />{' '}
        <Money amount={tier.price} currency={currency} className="text-copper" />
      </>
    )
  if (!isPromoted(tier)) return <Money amount={tier.price} currency={currency} />
  return (
    <>
      <Money amount={tier.price} currency={currency} struck />{' '}
      <Money amount={chargedPrice(tier)} currency={currency} className="text-copper" />
    </>
  )
}
