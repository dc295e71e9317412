import { placedByOf } from '#features/account/team.rules.ts'
import type { PackingChoice, Verdict } from '#features/catalog/catalog.contract.ts'
import { arrivesAs } from '#features/catalog/packing/packing.rules.ts'
import { lineAmount, trimDecimal } from '#shared/decimal.ts'
import type { EnquiryLine, EnquirySummary, Quote } from '../rfq.contract.ts'
import { enquiryStatuses } from '../rfq-status.rules.ts'
import type { LineRow, QuoteTier, SummaryRow } from './rfq.queries.ts'

export const summaryOf = (row: Omit<SummaryRow, 'email' | 'company'>): EnquirySummary => ({
  enquiryNo: row.enquiryNo,
  createdAt: row.createdAt.toISOString(),
  status: row.status,
  statusName: enquiryStatuses[row.status],
  lineCount: row.lineCount,
  quotedCount: row.quotedCount,
  validUntil: row.validUntil?.toISOString() ?? null,
  models: row.models,
  placedBy: placedByOf(row),
})

/** `packaging` is how the part offered is packed. */
export const lineOf = (row: LineRow, verdict: Verdict | null, packaging: PackingChoice | undefined): EnquiryLine => ({
  lineId: row.lineId,
  goodsModel: row.goodsModel,
  brandName: row.brandName,
  goodsId: row.goodsId,
  count: row.count,
  targetPrice: row.targetPrice === null ? null : trimDecimal(row.targetPrice),
  deliveryDate: row.deliveryDate,
  remark: row.remark,
  ownNumber: row.ownNumber,
  customerRef: row.customerRef,
  packing: row.packing,
  quote: quoteOf(row, verdict, packaging),
})

/** Another part than the requested one was offered, and both are in the catalogue. */
export const alternativePair = (row: LineRow) =>
  row.goodsId !== null && row.quoteGoodsId !== null && row.quoteGoodsId !== row.goodsId
    ? { goodsId: row.goodsId, otherId: row.quoteGoodsId }
    : undefined

function quoteOf(row: LineRow, verdict: Verdict | null, packaging: PackingChoice | undefined): Quote | null {
  if (row.quotePrice === null || row.quoteCount === null) return null
  const price = trimDecimal(row.quotePrice)
  return {
    goodsId: row.quoteGoodsId,
    goodsModel: row.quoteModel ?? row.goodsModel,
    brandName: row.quoteBrand ?? row.brandName,
    coverPic: row.coverPic ?? '',
    alternative:
      row.quoteGoodsId !== row.goodsId ||
      (row.quoteGoodsId === null && row.quoteModel !== null && row.quoteModel !== row.goodsModel),
    tiers: tiersOf(row).map((tier) => ({ ...tier, amount: trimDecimal(lineAmount(tier.price, tier.count)) })),
    verdict,
    packing: row.quotePacking,
    packingName: packaging?.name ?? '',
    arrives: packaging ? arrivesAs(packaging, row.quoteCount) : '',
    price,
    count: row.quoteCount,
    amount: trimDecimal(lineAmount(price, row.quoteCount)),
    leadWeeks: row.leadWeeks ?? 0,
    note: row.quoteNote,
    orderNo: row.orderNo,
  }
}

/** The quantities of a line with their prices, ascending; quotes of earlier releases have one. */
export function tiersOf({ quoteTiers, quotePrice, quoteCount }: LineRow): QuoteTier[] {
  if (quoteTiers.length > 0) return quoteTiers
  return quotePrice === null || quoteCount === null ? [] : [{ count: quoteCount, price: trimDecimal(quotePrice) }]
}
