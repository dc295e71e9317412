import { joinCartMany, viewCart } from '#features/cart/cart.contract.ts'
import { MOST_CART_LINES } from '#features/cart/cart.limits.ts'
import { loadCartCount } from '#features/cart/web/cart-count.ts'
import { callApi, callOnce, fetchFileBy } from '#web/call.ts'
import { drawKey } from '#web/draw-key.ts'
import { saveBlob } from '#web/save-file.ts'
import { type CartWish, countLeftOut, splitBom } from '../../bom-order.rules.ts'
import { exportBom } from '../../saved-bom.contract.ts'
import type { Shown } from './bom-filters.ts'
import { decidedOf, useBomWork } from './bom-work.ts'

export interface CartOutcome extends CartLineInput {
  added: boolean
  message: string
}

export function splitShown(all: readonly Shown[]) {
  const lines = all.map(({ work: { line, found }, priced }) => ({
    line,
    goods: found.goods,
    taken: found.taken,
    priced,
  }))
  return { ...splitBom(lines), leftOut: countLeftOut(lines) }
}

/** Which of these parts are in the cart, and how many pieces. */
export async function findInCart(wishes: readonly CartWish[]): Promise<Map<number, number>> {
  const { list } = await callApi(viewCart, { pageSize: MOST_CART_LINES })
  const wanted = new Set(wishes.map(({ goodsId }) => goodsId))
  return new Map(list.filter(({ goodsId }) => wanted.has(goodsId)).map(({ goodsId, count }) => [goodsId, count]))
}

/** A result for every part, however many there are. */
export async function addToCart(wishes: readonly CartWish[], how: 'add' | 'set'): Promise<CartOutcome[]> {
  const modelOf = new Map(wishes.map(({ goodsId, goodsModel }) => [goodsId, goodsModel]))
  const outcomes: CartOutcome[] = []
  for (let from = 0; from < wishes.length; from += MOST_CART_LINES) {
    const lines = wishes.slice(from, from + MOST_CART_LINES).map(({ goodsId, count }) => ({ goodsId, count }))
    const { list } = await callOnce(drawKey())(joinCartMany, { lines, how })
    for (const { goodsId, count, result, message } of list)
      outcomes.push({ goodsId, goodsModel: modelOf.get(goodsId) ?? '', count, added: result === 'added', message })
  }
  await loadCartCount()
  return outcomes
}

export async function exportWork(format: 'csv' | 'xlsx'): Promise<void> {
  const { lines, boards, spare, name } = useBomWork.getState()
  const title = name || 'BOM'
  const file = await fetchFileBy(exportBom, { format, name: title, boards, spare, lines: lines.map(decidedOf) })
  saveBlob(file, `${title.replace(/[^\p{L}\p{N}.-]+/gu, '-')}.${format}`)
}
