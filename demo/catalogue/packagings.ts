import type { DemoGoods } from './catalogue.ts'
import { hashText } from './random.ts'

/** One part in so many that could have it is sold in several packagings; those of the home page always. */
const EVERY = 6
const REEL_FEE = { USD: '7', CNY: '48' } as const
/** A whole reel costs a little less by the piece, five of them a little less again. */
const REEL_DISCOUNT = 0.97
const FIVE_REELS_DISCOUNT = 0.94

type Packaged = Pick<DemoGoods, 'model' | 'showcases' | 'attributes' | 'minBuyCount' | 'tiers' | 'currency'>
type Packagings = Record<
  string,
  { size?: number; fee?: string; minimum?: number; multiple?: number; tiers?: Array<{ count: number; price: string }> }
>

/** Nobody winds a reel for a handful of pieces. */
const smallestReel = (minimum: number, packCount: number): number =>
  packCount > 100 && 100 % minimum === 0 ? 100 : minimum

/** Beside cut tape: full reels and reels wound for the order. Invented, and the same whenever the part is met again. */
export function packagingsOf(goods: Packaged): Packagings | undefined {
  const { packing, packCount } = goods.attributes
  if (packing !== 'Tape & reel' || typeof packCount !== 'number' || packCount <= goods.minBuyCount) return undefined
  if (packCount % goods.minBuyCount !== 0 || goods.tiers.length === 0) return undefined
  if (goods.showcases.length === 0 && hashText(goods.model) % EVERY !== 0) return undefined
  const near = goods.tiers.findLast((tier) => tier.minBuyCount <= packCount)
  if (!near) return undefined
  const price = Number(near.activityPrice) > 0 ? Number(near.activityPrice) : Number(near.price)
  const tier = (reels: number, discount: number) => ({
    count: packCount * reels,
    price: Math.max(price * discount, 0.0001).toFixed(4),
  })
  return {
    'full reel': { size: packCount, tiers: [tier(1, REEL_DISCOUNT), tier(5, FIVE_REELS_DISCOUNT)] },
    'custom reel': {
      fee: REEL_FEE[goods.currency],
      minimum: smallestReel(goods.minBuyCount, packCount),
      multiple: goods.minBuyCount,
    },
  }
}
