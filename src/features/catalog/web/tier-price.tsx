import { type Decimal, placesOf } from '../../../shared/decimal.ts'
import { Money } from '../../../web/ui/money.tsx'
import type { PriceTier } from '../catalog.contract.ts'
import { chargedPrice, isPromoted } from '../catalog.rules.ts'

/** Prices of one list stand point under point, and never with fewer than four places. */
export const placesShown = (amounts: Decimal[]): number => Math.max(4, placesOf(amounts))

/** What a piece costs in a tier; beside a promotional price the normal one, struck through. */
export function TierPrice({ tier, currency, places }: { tier: PriceTier; currency: string; places: number }) {
  if (!isPromoted(tier)) return <Money amount={tier.price} currency={currency} decimals={places} />
  return (
    <>
      <Money amount={tier.price} currency={currency} decimals={places} struck />{' '}
      <Money amount={chargedPrice(tier)} currency={currency} decimals={places} className="text-copper" />
    </>
  )
}
