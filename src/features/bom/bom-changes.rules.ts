import { compare } from '#shared/decimal.ts'
import type { MatchedLine } from './bom-matching.contract.ts'
import type { BomChange, DecidedLine } from './saved-bom.contract.ts'

/** What has changed since a BOM was saved. */

/** A saved line: the row, the decision, and the price at that time. */
export interface SavedLine extends DecidedLine {
  thatDay: { goodsModel: string; unitPrice: string | null; stockCount: number; orderCount: number } | null
}

export const savedLine = (line: DecidedLine, { goods, unitPrice, stockCount, orderCount }: MatchedLine): SavedLine => ({
  ...line,
  thatDay: goods && { goodsModel: goods.goodsModel, unitPrice, stockCount, orderCount },
})

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
