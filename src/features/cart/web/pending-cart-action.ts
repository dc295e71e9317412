import type { NavigateFunction } from 'react-router'
import { isPackingCode } from '#features/catalog/packing-names.ts'
import { takePendingAction } from '#web/pending-action.ts'
import { addToCart, buyNow } from './add-to-cart.ts'

const handlers: Record<string, typeof addToCart> = { addToCart, buyNow }

/** Runs the cart action a visitor started before logging in, once. */
export async function runPendingAction(navigate: NavigateFunction): Promise<void> {
  const action = takePendingAction()
  const handler = action && handlers[action.kind]
  const { goodsId, count, packing = '' } = Object(action?.about)
  if (handler && isPackingCode(packing) && Number.isInteger(goodsId) && Number.isInteger(count))
    await handler({ goodsId, count, packing }, navigate)
}
