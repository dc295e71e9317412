import { normaliseModel } from '../../shared/mpn.ts'

/** A part somebody wants a quote for. */
export interface RfqItem {
  /** Null for a part typed by hand that is not in the catalogue. */
  goodsId: number | null
  goodsModel: string
  brandName: string
  count: number
}

/** Two spellings of one number from one maker are one part. */
export const rfqItemKey = (item: Pick<RfqItem, 'goodsModel' | 'brandName'>): string =>
  `${normaliseModel(item.goodsModel)}|${item.brandName.trim().toLowerCase()}`

export const holdsItem = (items: readonly RfqItem[], item: RfqItem): boolean =>
  items.some((other) => rfqItemKey(other) === rfqItemKey(item))

/** At the end, unless it is there already. */
export const withItem = (items: readonly RfqItem[], item: RfqItem): readonly RfqItem[] =>
  holdsItem(items, item) ? items : [...items, item]

export const withoutItem = (items: readonly RfqItem[], item: RfqItem): readonly RfqItem[] =>
  items.filter((other) => rfqItemKey(other) !== rfqItemKey(item))

/** From storage, where anything may stand: only whole items are taken. */
export function readRfqItems(kept: unknown): readonly RfqItem[] {
  const items = typeof kept === 'object' && kept !== null && 'items' in kept ? kept.items : undefined
  return Array.isArray(items) ? items.filter(isRfqItem) : []
}

function isRfqItem(item: unknown): item is RfqItem {
  const { goodsId, goodsModel, brandName, count } = Object(item)
  const known = goodsId === null || Number.isInteger(goodsId)
  return known && typeof goodsModel === 'string' && typeof brandName === 'string' && Number.isInteger(count)
}
