import { lineAmount, trimDecimal } from '#shared/decimal.ts'
import type { EnquiryLine, EnquirySummary, Quote } from '../rfq.contract.ts'
import { enquiryStatuses } from '../rfq-status.rules.ts'
import type { LineRow, SummaryRow } from './rfq.queries.ts'

export const summaryOf = (row: Omit<SummaryRow, 'email' | 'company'>): EnquirySummary => ({
  enquiryNo: row.enquiryNo,
  createdAt: row.createdAt.toISOString(),
  status: row.status,
  statusName: enquiryStatuses[row.status],
  lineCount: row.lineCount,
  quotedCount: row.quotedCount,
  validUntil: row.validUntil?.toISOString() ?? null,
  models: row.models,
})

export const lineOf = (row: LineRow): EnquiryLine => ({
  lineId: row.lineId,
  goodsModel: row.goodsModel,
  brandName: row.brandName,
  goodsId: row.goodsId,
  count: row.count,
  targetPrice: row.targetPrice === null ? null : trimDecimal(row.targetPrice),
  deliveryDate: row.deliveryDate,
  remark: row.remark,
  quote: quoteOf(row),
})

function quoteOf(row: LineRow): Quote | null {
  if (row.quotePrice === null || row.quoteCount === null) return null
  const price = trimDecimal(row.quotePrice)
  return {
    goodsId: row.quoteGoodsId,
    goodsModel: row.quoteModel ?? row.goodsModel,
    brandName: row.quoteBrand ?? row.brandName,
    coverPic: row.coverPic ?? '',
    alternative: row.quoteGoodsId !== row.goodsId,
    price,
    count: row.quoteCount,
    amount: trimDecimal(lineAmount(price, row.quoteCount)),
    leadWeeks: row.leadWeeks ?? 0,
    note: row.quoteNote,
    orderNo: row.orderNo,
  }
}
