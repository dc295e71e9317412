import type { PackingCode } from '#features/catalog/catalog.contract.ts'
import { joinLabels, type LineLabels, NO_LABELS } from '#features/catalog/line-labels.rules.ts'
import { type RfqItem, rfqItemKey } from '#features/rfq/rfq-list.rules.ts'
import type { BomGoods, BomLine, PricedLine } from './bom-matching.contract.ts'
import { splitOrder } from './bom-pricing.rules.ts'

/** Splits a BOM into lines for the cart (in stock) and lines for an RFQ (the rest). */

export interface LineToOrder {
  line: Pick<
    BomLine,
    | 'model'
    | 'brandName'
    | 'description'
    | 'fitted'
    | 'package'
    | 'ref'
    | 'alternatives'
    | 'alternativeBrands'
    | 'questions'
    | 'ownNumber'
    | 'customerRef'
  >
  goods: BomGoods | null
  taken: boolean
  priced: PricedLine
}

export interface CartLineInput extends LineLabels {
  goodsId: number
  goodsModel: string
  count: number
  packing: PackingCode
}

/** Unconfirmed guesses are neither bought nor requested. */
export function splitBom(lines: readonly LineToOrder[]): { cart: CartLineInput[]; rest: RfqItem[] } {
  const cart: CartLineInput[] = []
  const rest = new Map<string, RfqItem>()
  const ask = (item: RfqItem) => {
    if (item.count === 0 || item.goodsModel === '') return
    const key = rfqItemKey(item)
    const before = rest.get(key)
    if (!before) rest.set(key, item)
    else
      rest.set(key, { ...before, count: before.count + item.count, ...joinLabels({ ...NO_LABELS, ...before }, item) })
  }
  const inCart = new Map<number, number>()
  for (const { goods, priced, line, labels } of gatherParts(lines)) {
    const { goodsId, goodsModel, brand } = goods
    const { packing } = priced
    const taken = inCart.get(goodsId) ?? 0
    // All packagings of a part share its stock.
    const { cartCount, rfqCount } = splitOrder({ ...goods, stockCount: goods.stockCount - taken }, priced)
    if (cartCount > 0) cart.push({ goodsId, goodsModel, count: cartCount, packing, ...labels })
    inCart.set(goodsId, taken + cartCount)
    const about = { brandName: brand.brandName, remark: remarkOf(line), packing, ...labels }
    ask({ goodsId, goodsModel, count: rfqCount, ...about })
  }
  for (const { line, goods, priced } of lines)
    if (!goods && line.fitted && !isNoPart(line))
      ask({
        goodsId: null,
        goodsModel: line.model || line.description,
        brandName: line.brandName,
        count: priced.count,
        remark: remarkOf(line),
        ...joinLabels(NO_LABELS, line),
      })
  return { cart, rest: [...rest.values()] }
}

interface Part {
  goods: BomGoods
  /** The first that wants it. */
  line: LineToOrder['line']
  /** Of all that want it. */
  labels: LineLabels
  priced: PricedLine
}

const NO_PART_REFERENCE = /^(?:TP|FID|FD|MH|MP|H|LOGO|NT)\d*(?:[,\s]|$)/i
/** Solder jumpers are named by their footprint. */
const NO_PART_FOOTPRINT = /^SJ(?:[_\d-]|$)/i
const NO_PART =
  /\b(?:test ?(?:point|pad)s?|testpoint|fiducial|mounting ?hole|net ?tie|solder ?(?:jumper|bridge)|logo)\b/i

/** Places on a board that no part is bought for: test points, fiducials, holes. */
const isNoPart = ({ ref, model, description, package: footprint }: LineToOrder['line']): boolean =>
  NO_PART.test(`${model} ${description} ${footprint.replaceAll('_', ' ')}`.replaceAll('_', ' ')) ||
  NO_PART_FOOTPRINT.test(footprint) ||
  (NO_PART_REFERENCE.test(ref) && !/\d{3}/.test(model))

const MAX_REMARK = 500

/** Details for the quote besides the number. */
function remarkOf(line: LineToOrder['line']): string {
  const alternates = line.alternatives.map((model, place) =>
    [model, line.alternativeBrands[place]].filter(Boolean).join(' '),
  )
  const parts = [
    line.model !== '' && line.description !== line.model && line.description,
    line.package && `Package: ${line.package.slice(line.package.lastIndexOf(':') + 1)}`,
    line.ref && `References: ${line.ref.slice(0, 120)}`,
    alternates.length > 0 && `Alternates: ${alternates.join(', ')}`,
  ]
  return parts.filter(Boolean).join('. ').slice(0, MAX_REMARK)
}

/** Why lines are neither bought nor requested. */
export function countLeftOut(lines: readonly LineToOrder[]): { label: string; count: number }[] {
  const count = (is: (line: LineToOrder) => boolean) => lines.filter(is).length
  const isOpen = ({ line }: LineToOrder) => line.fitted && line.questions.length > 0
  return [
    { label: 'with an unanswered question', count: count(isOpen) },
    {
      label: 'waiting for your confirmation',
      count: count((one) => one.line.fitted && !isOpen(one) && one.goods !== null && !one.taken),
    },
    { label: 'not found', count: count((one) => one.line.fitted && !isOpen(one) && one.goods === null) },
    { label: 'not fitted', count: count(({ line }) => !line.fitted) },
  ].filter((one) => one.count > 0)
}

/** The same part in the same packaging on several lines is one line in the cart. */
function gatherParts(lines: readonly LineToOrder[]): Part[] {
  const parts = new Map<string, Part>()
  for (const { line, goods, taken, priced } of lines) {
    if (!goods || !taken || priced.count === 0) continue
    const key = `${goods.goodsId} ${priced.packing}`
    const before = parts.get(key)
    const count = priced.count + (before?.priced.count ?? 0)
    const orderCount = priced.orderCount + (before?.priced.orderCount ?? 0)
    const labels = joinLabels(before?.labels ?? NO_LABELS, line)
    parts.set(key, { goods, line: before?.line ?? line, labels, priced: { ...priced, count, orderCount } })
  }
  return [...parts.values()]
}
