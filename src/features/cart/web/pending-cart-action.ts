import type { NavigateFunction } from 'react-router'
import { takePendingAction } from '#web/pending-action.ts'
import { addToCart, buyNow } from './add-to-cart.ts'

const handlers: Record<string, typeof addToCart> = { addToCart, buyNow }

/** Does what a visitor wanted before being sent to the login, once. */
export async function runPendingAction(navigate: NavigateFunction): Promise<void> {
  const action = takePendingAction()
  const handler = action && handlers[action.kind]
  const { goodsId, count } = Object(action?.about)
  if (handler && Number.isInteger(goodsId) && Number.isInteger(count)) await handler({ goodsId, count }, navigate)
}
