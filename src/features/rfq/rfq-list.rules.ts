import type { PackingCode } from '#features/catalog/catalog.contract.ts'
import type { LineLabels } from '#features/catalog/line-labels.rules.ts'
import { isPackingCode } from '#features/catalog/packing/packing-codes.ts'
import { normaliseModel } from '#shared/mpn.ts'

/** A part to request a quote for. */
export interface RfqItem extends Partial<LineLabels> {
  /** Null for a part typed by hand that is not in the catalogue. */
  goodsId: number | null
  goodsModel: string
  brandName: string
  count: number
  /** What else is known about the part: package, description, references, alternates. */
  remark?: string
  /** The packaging that was chosen; empty: the cheapest. */
  packing?: PackingCode
}

/** Two spellings of one number from one maker are one part. */
export const rfqItemKey = (item: Pick<RfqItem, 'goodsModel' | 'brandName'>): string =>
  `${normaliseModel(item.goodsModel)}|${item.brandName.trim().toLowerCase()}`

/** At the end, each once, unless it is there already. A BOM brings thousands. */
export function withItems(items: readonly RfqItem[], added: readonly RfqItem[]): readonly RfqItem[] {
  const all = new Map(items.map((item) => [rfqItemKey(item), item]))
  for (const item of added) if (!all.has(rfqItemKey(item))) all.set(rfqItemKey(item), item)
  return all.size === items.length ? items : [...all.values()]
}

/** `keys` as `rfqItemKey` makes them. */
export const withoutItems = (items: readonly RfqItem[], keys: readonly string[]): readonly RfqItem[] => {
  const gone = new Set(keys)
  return items.filter((item) => !gone.has(rfqItemKey(item)))
}

/** Reads local storage, which may hold anything: incomplete items are dropped. */
export function readRfqItems(kept: unknown): readonly RfqItem[] {
  const items = typeof kept === 'object' && kept !== null && 'items' in kept ? kept.items : undefined
  return Array.isArray(items) ? items.filter(isRfqItem) : []
}

function isRfqItem(item: unknown): item is RfqItem {
  const { goodsId, goodsModel, brandName, count, remark, ownNumber, customerRef, packing = '' } = Object(item)
  const texts = [remark, ownNumber, customerRef].every((text) => ['undefined', 'string'].includes(typeof text))
  return (
    (goodsId === null || Number.isInteger(goodsId)) &&
    texts &&
    isPackingCode(packing) &&
    typeof goodsModel === 'string' &&
    typeof brandName === 'string' &&
    Number.isInteger(count)
  )
}
