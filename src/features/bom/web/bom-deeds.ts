import { callOnce, fetchFileBy } from '../../../web/call.ts'
import { saveBlob } from '../../../web/save-file.ts'
import { notify } from '../../../web/ui/notify.ts'
import { joinCartMany } from '../../cart/cart.contract.ts'
import { loadCartCount } from '../../cart/web/cart-count.ts'
import { addManyToRfqList } from '../../rfq/web/rfq-list.ts'
import { exportBom } from '../bom-matching.contract.ts'
import { splitOrder } from '../bom-pricing.rules.ts'
import type { Shown } from './bom-filters.ts'
import { decidedOf, useBomWork } from './bom-work.ts'
import type { CartOutcome } from './cart-outcomes.tsx'

/** The same part on several lines is one part in the cart. */
function cartWishes(shown: Shown[]): Map<number, { goodsModel: string; count: number }> {
  const wishes = new Map<number, { goodsModel: string; count: number }>()
  for (const { work, priced } of shown) {
    const { goods, taken } = work.found
    const { cartCount } = splitOrder(goods, priced)
    if (!goods || !taken || cartCount === 0) continue
    const before = wishes.get(goods.goodsId)?.count ?? 0
    wishes.set(goods.goodsId, { goodsModel: goods.goodsModel, count: before + cartCount })
  }
  return wishes
}

export async function addToCart(shown: Shown[]): Promise<CartOutcome[]> {
  const wishes = cartWishes(shown)
  if (wishes.size === 0) {
    notify({ kind: 'info', message: 'No line that is taken can be bought now.' })
    return []
  }
  const lines = [...wishes].map(([goodsId, { count }]) => ({ goodsId, count }))
  const { list } = await callOnce(crypto.randomUUID())(joinCartMany, { lines })
  await loadCartCount()
  return list.map(({ goodsId, count, result, message }) => ({
    goodsModel: wishes.get(goodsId)?.goodsModel ?? String(goodsId),
    count,
    added: result === 'added',
    message,
  }))
}

/** Everything that cannot be bought right now: what is not found, has no price, or is short. */
export function askForTheRest(shown: Shown[]): void {
  const items = shown.flatMap(({ work: { line, found }, priced }) => {
    if (!line.fitted || (found.goods && !found.taken)) return []
    const { rfqCount } = splitOrder(found.goods, priced)
    const goodsModel = found.goods?.goodsModel ?? (line.model || line.description)
    if (rfqCount === 0 || goodsModel === '') return []
    const brandName = found.goods?.brand.brandName ?? line.brandName
    return [{ goodsId: found.goods?.goodsId ?? null, goodsModel, brandName, count: rfqCount }]
  })
  const added = addManyToRfqList(items)
  notify(
    items.length === 0
      ? { kind: 'info', message: 'There is no rest: every line that is taken can be bought now.' }
      : { kind: 'success', message: `${added} ${added === 1 ? 'line is' : 'lines are'} on your RFQ list.` },
  )
}

export async function exportWork(format: 'csv' | 'xlsx'): Promise<void> {
  const { lines, boards, spare, name } = useBomWork.getState()
  const title = name || 'BOM'
  const file = await fetchFileBy(exportBom, { format, name: title, boards, spare, lines: lines.map(decidedOf) })
  saveBlob(file, `${title.replace(/[^\p{L}\p{N}.-]+/gu, '-')}.${format}`)
}
