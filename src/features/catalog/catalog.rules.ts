import { compare, type Decimal } from '../../shared/decimal.ts'
import type { PriceTier } from './catalog.contract.ts'

/** An open-ended tier reaches this far. */
export const UNLIMITED = 9_999_999_999

export const upperEnd = (tier: PriceTier): number => (tier.maxBuyCount === 0 ? UNLIMITED : tier.maxBuyCount)

/** What is charged: the promotional price when there is one. */
export const chargedPrice = (tier: PriceTier): Decimal =>
  compare(tier.activityPrice, '0') > 0 ? tier.activityPrice : tier.price

/** The tier whose range holds the quantity. */
export const findTier = (priceList: PriceTier[], count: number): PriceTier | undefined =>
  priceList.find((tier) => count >= tier.minBuyCount && count <= upperEnd(tier))

/** What a buyer can do with a part right now. */
export type Offer = 'buy' | 'arrange' | 'inquire'

export function offerOf(goods: { stockCount: number; priceList: PriceTier[] }): Offer {
  if (goods.stockCount === 0) return 'arrange'
  return goods.priceList.length > 0 ? 'buy' : 'inquire'
}
