import { compare } from '#shared/decimal.ts'
import type { Goods, PackingChoice, PriceTier } from './catalog.contract.ts'
import { chargedPrice } from './catalog.rules.ts'
import type { OwnPrice } from './own-prices.contract.ts'

/** Parts in one call. */
export const MAX_OWN_PRICES = 500

export const hasOwnPrice = (priceList: readonly PriceTier[]): boolean =>
  priceList.some(({ listPrice }) => listPrice !== undefined)

/** The prices that lists show beside the tiers. */
export const listedPrices = (priceList: readonly PriceTier[]): Pick<Goods, 'price' | 'lowestPrice'> => {
  const charged = priceList.map(chargedPrice)
  return { price: charged[0] ?? null, lowestPrice: charged.toSorted(compare)[0] ?? null }
}

/** What has prices on a page; a short form of a part has only some of the fields. */
export interface ShownPrices {
  goodsId: number
  priceList?: PriceTier[]
  price?: string | null
  lowestPrice?: string | null
  packingChoices?: PackingChoice[]
}

/** The part with what the buyer pays for it; the same object when that is the list price. */
export function applyOwnPrice<G extends ShownPrices>(goods: G, own: OwnPrice | undefined): G {
  if (!own) return goods
  const { price, lowestPrice } = listedPrices(own.priceList)
  const tiersOf = (packing: string) => own.packings.find((one) => one.packing === packing)?.priceList
  return {
    ...goods,
    ...(goods.priceList && { priceList: own.priceList }),
    ...(goods.price !== undefined && { price }),
    ...(goods.lowestPrice !== undefined && { lowestPrice }),
    ...(goods.packingChoices && {
      packingChoices: goods.packingChoices.map((choice) => ({
        ...choice,
        priceList: tiersOf(choice.packing) ?? choice.priceList,
      })),
    }),
  }
}
