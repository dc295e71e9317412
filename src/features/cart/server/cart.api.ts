import { callerOf, implement } from '#server/api/implement.ts'
import { writeLongAnswer } from '#server/api/write-long-answer.ts'
import * as contract from '../cart.contract.ts'
import * as cart from './cart.service.ts'
import { pasteIntoCart } from './cart-paste.service.ts'
import { createFastLine, getFastLine } from './fast-line.service.ts'

export const cartApi = [
  implement(contract.viewCart, async (context, page) =>
    writeLongAnswer(contract.viewCart.output, await cart.viewCart(context.sql, callerOf(context), page)),
  ),
  implement(contract.joinCart, (context, input) => cart.addToCart(context.sql, callerOf(context), input)),
  implement(contract.joinCartMany, (context, { lines, how }) =>
    cart.addManyToCart(context.sql, callerOf(context), lines, how),
  ),
  implement(contract.pasteIntoCart, (context, { text }) => pasteIntoCart(context.sql, callerOf(context), text)),
  implement(contract.updateCart, (context, input) => cart.updateCartLine(context.sql, callerOf(context), input)),
  implement(contract.deleteFromCart, (context, { goodsIds, packing }) =>
    cart.deleteFromCart(context.sql, callerOf(context).accountId, goodsIds, packing),
  ),
  implement(contract.moveToFavourites, (context, { goodsIds }) =>
    cart.moveToFavourites(context.sql, callerOf(context).accountId, goodsIds),
  ),
  implement(contract.cleanCart, (context) => cart.cleanCart(context.sql, callerOf(context).accountId)),
  implement(contract.buyNow, async (context, input) => ({
    fastId: await createFastLine(context.sql, callerOf(context), input),
  })),
  implement(contract.viewFastLine, async (context, { fastId }) => ({
    line: await getFastLine(context.sql, callerOf(context), fastId),
  })),
]
