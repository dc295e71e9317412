import type { NavigateFunction } from 'react-router'
import { PackingCode } from '#features/catalog/catalog.contract.ts'
import { takePendingAction } from '#web/pending-action.ts'
import { addToCart, buyNow } from './add-to-cart.ts'

const handlers: Record<string, typeof addToCart> = { addToCart, buyNow }

/** Does what a visitor wanted before being sent to the login, once. */
export async function runPendingAction(navigate: NavigateFunction): Promise<void> {
  const action = takePendingAction()
  const handler = action && handlers[action.kind]
  const { goodsId, count, packing } = Object(action?.about)
  const known = PackingCode.safeParse(packing ?? '')
  if (handler && known.success && Number.isInteger(goodsId) && Number.isInteger(count))
    await handler({ goodsId, count, packing: known.data }, navigate)
}
