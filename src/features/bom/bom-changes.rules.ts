import { hasOwnPrice } from '#features/catalog/own-prices.rules.ts'
import { compare } from '#shared/decimal.ts'
import type { MatchedLine } from './bom-matching.contract.ts'
import { inPacking } from './bom-pricing.rules.ts'
import type { BomChange, DecidedLine, OpenedBom } from './saved-bom.contract.ts'

/** What has changed since a BOM was saved. */

/** A saved line: the row, the decision, and the price at that time. */
export interface SavedLine extends DecidedLine {
  thatDay: {
    goodsModel: string
    unitPrice: string | null
    stockCount: number
    orderCount: number
    /** The price was one that was agreed with the owner. */
    isAgreed?: true
  } | null
}

export function savedLine(line: DecidedLine, { goods, packing, ...priced }: MatchedLine): SavedLine {
  if (!goods) return { ...line, thatDay: null }
  const { unitPrice, stockCount, orderCount } = priced
  const isAgreed = hasOwnPrice(inPacking(goods, packing).priceList)
  const { goodsModel } = goods
  return { ...line, thatDay: { goodsModel, unitPrice, stockCount, orderCount, ...(isAgreed && { isAgreed }) } }
}

const PRICE_CHANGES: ReadonlySet<string> = new Set(['cheaper', 'dearer', 'priced', 'unpriced'])

/** For readers of a share link: what the owner paid that day is not theirs to see. */
export function withoutAgreedPrices(opened: OpenedBom, kept: readonly SavedLine[]): OpenedBom {
  if (!kept.some((line) => line.thatDay?.isAgreed)) return opened
  const isShown = ({ kind, line }: BomChange) => !(PRICE_CHANGES.has(kind) && kept[line]?.thatDay?.isAgreed)
  return { ...opened, totalsThen: opened.totals, changes: opened.changes.filter(isShown) }
}

/** Compares the saved lines with the current ones. */
export const findChanges = (kept: readonly SavedLine[], today: readonly MatchedLine[]): BomChange[] =>
  kept.flatMap((line, place) => {
    const now = today[place]
    return now ? changesOf(line, now).map((change) => ({ ...change, line: place, ref: line.ref })) : []
  })

type Change = Omit<BomChange, 'line' | 'ref'>

function changesOf({ goodsId, taken, thatDay }: SavedLine, now: MatchedLine): Change[] {
  if (!thatDay || !taken) {
    // An open line is matched again; only a first match is reported.
    return now.goods && goodsId === null
      ? [{ kind: 'found', ...between(now.goods.goodsModel, null, now.goods.goodsModel) }]
      : []
  }
  const { goodsModel } = thatDay
  if (now.goods?.goodsId !== goodsId) return [{ kind: 'gone', ...between(goodsModel, goodsModel, null) }]
  const isEnough = (one: { orderCount: number; stockCount: number }) => one.orderCount <= one.stockCount
  const price = priceChange(thatDay.unitPrice, now.unitPrice)
  const stock = isEnough(thatDay) === isEnough(now) ? undefined : ('stock' as const)
  return [
    ...(price ? [{ kind: price, ...between(goodsModel, thatDay.unitPrice, now.unitPrice) }] : []),
    ...(stock ? [{ kind: stock, ...between(goodsModel, String(thatDay.stockCount), String(now.stockCount)) }] : []),
  ]
}

const between = (goodsModel: string, before: string | null, now: string | null) => ({ goodsModel, before, now })

function priceChange(before: string | null, now: string | null): Change['kind'] | undefined {
  if (before === null) return now === null ? undefined : 'priced'
  if (now === null) return 'unpriced'
  const difference = compare(now, before)
  if (difference === 0) return undefined
  return difference < 0 ? 'cheaper' : 'dearer'
}
