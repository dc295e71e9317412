import { type RfqItem, rfqItemKey } from '#features/rfq/rfq-list.rules.ts'
import type { BomGoods, BomLine, PricedLine } from './bom-matching.contract.ts'
import { splitOrder } from './bom-pricing.rules.ts'

/** What becomes of a BOM when it is bought: the cart takes what is there, the rest is asked for. */

export interface LineToOrder {
  line: Pick<BomLine, 'model' | 'brandName' | 'description' | 'fitted'>
  goods: BomGoods | null
  taken: boolean
  priced: PricedLine
}

export interface CartLineInput {
  goodsId: number
  goodsModel: string
  count: number
}

/** A guess nobody has said yes to is neither bought nor asked for. */
export function splitBom(lines: readonly LineToOrder[]): { cart: CartLineInput[]; rest: RfqItem[] } {
  const cart: CartLineInput[] = []
  const rest = new Map<string, RfqItem>()
  const ask = (item: RfqItem) => {
    if (item.count === 0 || item.goodsModel === '') return
    const key = rfqItemKey(item)
    rest.set(key, { ...item, count: (rest.get(key)?.count ?? 0) + item.count })
  }
  for (const { goods, priced } of gatherParts(lines)) {
    const { cartCount, rfqCount } = splitOrder(goods, priced)
    const { goodsId, goodsModel, brand } = goods
    if (cartCount > 0) cart.push({ goodsId, goodsModel, count: cartCount })
    ask({ goodsId, goodsModel, brandName: brand.brandName, count: rfqCount })
  }
  for (const { line, goods, priced } of lines)
    if (!goods && line.fitted)
      ask({
        goodsId: null,
        goodsModel: line.model || line.description,
        brandName: line.brandName,
        count: priced.count,
      })
  return { cart, rest: [...rest.values()] }
}

/** The same part on several lines is one part in the cart, and comes out of one stock. */
function gatherParts(lines: readonly LineToOrder[]): { goods: BomGoods; priced: PricedLine }[] {
  const parts = new Map<number, { goods: BomGoods; priced: PricedLine }>()
  for (const { goods, taken, priced } of lines) {
    if (!goods || !taken || priced.count === 0) continue
    const before = parts.get(goods.goodsId)?.priced
    const count = priced.count + (before?.count ?? 0)
    const orderCount = priced.orderCount + (before?.orderCount ?? 0)
    parts.set(goods.goodsId, { goods, priced: { ...priced, count, orderCount } })
  }
  return [...parts.values()]
}
