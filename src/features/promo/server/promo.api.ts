import { implement } from '#server/api/implement.ts'
import { countPromoViews, notePromoView } from '../promo.contract.ts'
import { countPromoViewsOf, notePromoViewOf } from './promo.service.ts'

export const promoApi = [
  implement(countPromoViews, (caller, { flag }) => countPromoViewsOf(caller, flag)),
  implement(notePromoView, async (caller, { flag }) => {
    await notePromoViewOf(caller, flag)
    return {}
  }),
]
