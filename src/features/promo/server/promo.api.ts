import { implement } from '#server/api/implement.ts'
import { countPromoViews, notePromoView } from '../promo.contract.ts'
import { countPromoViewsOf, notePromoViewOf } from './promo.service.ts'

export const promoApi = [
  implement(countPromoViews, countPromoViewsOf),
  implement(notePromoView, async (caller, view) => {
    await notePromoViewOf(caller, view)
    return {}
  }),
]
