import { implement } from '#server/api/implement.ts'
import { countPromoViews, recordPromoView } from '../promo.contract.ts'
import { countPromoViewsOf, recordPromoViewOf } from './promo.service.ts'

export const promoApi = [
  implement(countPromoViews, countPromoViewsOf),
  implement(recordPromoView, async (caller, view) => {
    await recordPromoViewOf(caller, view)
    return {}
  }),
]
