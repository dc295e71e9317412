import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { Id } from '#shared/id.schema.ts'
import { PackingChoice, PriceTier } from './catalog.contract.ts'
import { MAX_OWN_PRICES } from './own-prices.rules.ts'

/** What a buyer pays for a part, where it is not the list price. */
const OwnPrice = z.object({
  goodsId: Id,
  priceList: z.array(PriceTier),
  /** The ways to buy it. */
  packings: z.array(PackingChoice.pick({ packing: true, priceList: true })),
})
export type OwnPrice = z.infer<typeof OwnPrice>

/** Answers of public calls are kept in shared caches and have list prices only. Implemented by the price lists. */
export const myPrices = endpoint({
  method: 'POST',
  path: '/api/goods/price/mine',
  access: 'buyer',
  summary: 'What the caller pays for some parts, where prices were agreed; the others have their list price',
  input: z.object({ goodsIds: z.array(Id).min(1, 'Please choose a part.').max(MAX_OWN_PRICES) }),
  output: z.object({ list: z.array(OwnPrice) }),
  changesNothing: true,
})
