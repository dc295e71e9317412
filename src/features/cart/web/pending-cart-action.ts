import type { NavigateFunction } from 'react-router'
import { isPackingCode } from '#features/catalog/packing/packing-codes.ts'
import type { PendingAction } from '#web/pending-action.ts'
import { addToCart, buyNow } from './add-to-cart.ts'

const handlers: Record<string, typeof addToCart> = { addToCart, buyNow }

/** Runs the cart action a visitor started before logging in. */
export async function runPendingCartAction({ kind, about }: PendingAction, navigate: NavigateFunction): Promise<void> {
  const handler = handlers[kind]
  const { goodsId, count, packing = '' } = Object(about)
  if (handler && isPackingCode(packing) && Number.isInteger(goodsId) && Number.isInteger(count))
    await handler({ goodsId, count, packing }, navigate)
}
