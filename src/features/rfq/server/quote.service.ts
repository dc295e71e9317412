import type { PackingCode } from '#features/catalog/catalog.contract.ts'
import { findChoice } from '#features/catalog/packing/packing.rules.ts'
import { PACKING_NAMES } from '#features/catalog/packing/packing-names.ts'
import { listOffers, type Offer } from '#features/catalog/server/stock/stock.service.ts'
import { getShop } from '#features/shop/server/shop.service.ts'
import { sendShopMail } from '#features/shop/server/shop-mail.service.ts'
import { mainCurrencyOf } from '#features/shop/shop.rules.ts'
import type { Identity } from '#server/api/implement.ts'
import { type Db, inTransaction, type Tx } from '#server/database/connect.ts'
import { enqueue } from '#server/jobs/job.ts'
import { AppError } from '#shared/app-error.ts'
import type { Currency } from '#shared/money/currency-signs.ts'
import { type EnquiryAction, enquiryStatuses, mayHappen } from '../rfq-status.rules.ts'
import { openClaim } from './claim-enquiry.service.ts'
import { expireQuote } from './rfq.jobs.ts'
import { declinedMail, expiredMail, quotedMail } from './rfq.mails.ts'
import * as queries from './rfq.queries.ts'
import { describeEnquiry, letterTo, lockEnquiryFor } from './rfq.service.ts'

interface OfferedLine {
  lineId: number
  goodsId?: number | undefined
  goodsModel?: string | undefined
  brandName?: string | undefined
  price: string
  count: number
  more?: queries.QuoteTier[] | undefined
  leadWeeks: number
  note: string
  packing: PackingCode
}

export interface Quotation {
  enquiryNo: string
  /** Absent: the main one of the store. */
  currency?: Currency | undefined
  validUntil: string
  note: string
  lines: OfferedLine[]
}

export function assertMayHappen(action: EnquiryAction, row: queries.EnquiryRow): void {
  if (!mayHappen(action, row.status))
    throw new AppError('wrong_status', `This RFQ is ${enquiryStatuses[row.status].toLowerCase()}.`)
}

export function takeEnquiryAs(sql: Db, staff: Identity, enquiryNo: string) {
  return inTransaction(sql, async (tx) => {
    const row = await lockEnquiryFor(tx, enquiryNo, staff)
    assertMayHappen('take', row)
    await queries.setStatus(tx, row.enquiryId, 'in_work')
    return { status: 'in_work' as const }
  })
}

export function quoteEnquiryAs(sql: Db, staff: Identity, publicUrl: string, quotation: Quotation) {
  if (Date.parse(quotation.validUntil) <= Date.now())
    throw new AppError('invalid_input', 'validUntil: The date must be in the future.')
  return inTransaction(sql, async (tx) => {
    const row = await lockEnquiryFor(tx, quotation.enquiryNo, staff)
    assertMayHappen('quote', row)
    const { currencies } = (await getShop(tx)).settings
    const currency = quotation.currency ?? mainCurrencyOf({ currencies })
    if (!currencies.includes(currency))
      throw new AppError('invalid_input', `currency: The store does not sell in ${currency}.`)
    await queries.setQuotedLines(tx, row.enquiryId, await offeredLines(tx, row.enquiryId, { ...quotation, currency }))
    await queries.setQuotation(tx, row.enquiryId, { ...quotation, currency })
    const [quoted = row] = await queries.findEnquiry(tx, quotation.enquiryNo)
    const claimKey = quoted.accountId === null ? await openClaim(tx, quoted.enquiryId) : undefined
    await sendShopMail(tx, quotedMail({ ...letterTo(publicUrl, quoted), claimKey }, await describeEnquiry(tx, quoted)))
    const { enquiryNo, validUntil } = quotation
    await enqueue(tx, expireQuote, { enquiryNo }, { at: new Date(validUntil) })
    return { status: 'quoted' as const }
  })
}

/** All offered lines share one currency, as an order does. Parts outside the catalogue are procured. */
async function offeredLines(
  tx: Tx,
  enquiryId: number,
  { lines, currency }: Quotation & { currency: Currency },
): Promise<queries.QuotedLine[]> {
  const asked = new Map((await queries.listLines(tx, enquiryId)).map((line) => [line.lineId, line]))
  const offered = lines.map((line) => {
    const own = asked.get(line.lineId)
    if (!own) throw new AppError('not_found', `Line ${line.lineId} does not belong to this RFQ.`)
    const tiers = [{ count: line.count, price: line.price }, ...(line.more ?? [])].sort((a, b) => a.count - b.count)
    if (tiers.some(({ price }) => Number(price) <= 0))
      throw new AppError('invalid_input', `${own.goodsModel} needs a price above 0.`)
    if (new Set(tiers.map(({ count }) => count)).size < tiers.length)
      throw new AppError('invalid_input', `${own.goodsModel}: each quantity has one price.`)
    const { lineId, price, count, leadWeeks, note, packing } = line
    const goodsId = line.goodsId ?? (line.goodsModel === undefined ? own.goodsId : null)
    const named =
      goodsId === null
        ? { model: line.goodsModel || own.goodsModel, brandName: line.brandName ?? own.brandName }
        : { model: null, brandName: null }
    return { lineId, price, count, leadWeeks, note, packing, goodsId, ...named, tiers }
  })
  if (new Set(offered.map((line) => line.lineId)).size < offered.length)
    throw new AppError('invalid_input', 'Each line is quoted once.')
  const wanted = [...new Set(offered.flatMap((line) => line.goodsId ?? []))]
  const known = new Map((await listOffers(tx, wanted)).map((goods) => [goods.goodsId, goods]))
  for (const goodsId of wanted) {
    const goods = known.get(goodsId)
    if (!goods) throw new AppError('not_found', `Part ${goodsId} is not in the catalogue.`)
    if (goods.currency !== currency)
      throw new AppError('mixed_currencies', `${goods.goodsModel} is sold in ${goods.currency}, not ${currency}.`)
  }
  for (const line of offered) assertPackaging(line, known.get(line.goodsId ?? 0))
  return offered
}

/** Checks that reels are whole and that the part has the packaging. */
function assertPackaging({ packing, tiers, model }: queries.QuotedLine, goods: Offer | undefined): void {
  if (packing === '') return
  const choice = findChoice(goods?.packings ?? [], packing)
  const name = goods?.goodsModel ?? model ?? ''
  if (!choice) throw new AppError('invalid_input', `${name} is not offered as ${PACKING_NAMES[packing].toLowerCase()}.`)
  const wrong = tiers.find(({ count }) => count < choice.minBuyCount || count % choice.multCount !== 0)
  if (wrong)
    throw new AppError(
      'invalid_input',
      `${name}: ${choice.name.toLowerCase()} is sold from ${choice.minBuyCount} pieces in multiples of ${choice.multCount}, not ${wrong.count}.`,
    )
}

export function declineEnquiryAs(
  sql: Db,
  staff: Identity,
  publicUrl: string,
  { enquiryNo, reason }: { enquiryNo: string; reason: string },
) {
  return inTransaction(sql, async (tx) => {
    const row = await lockEnquiryFor(tx, enquiryNo, staff)
    assertMayHappen('decline', row)
    const { enquiryId } = row
    await queries.setStatus(tx, enquiryId, 'declined')
    await queries.insertMessage(tx, { enquiryId, who: 'staff', accountId: staff.accountId, text: reason })
    await sendShopMail(tx, declinedMail(letterTo(publicUrl, row), reason))
    return { status: 'declined' as const }
  })
}

/** Called at the end of validity; a revised quotation has its own job. */
export function expireQuotation(sql: Db, publicUrl: string, enquiryNo: string): Promise<void> {
  return inTransaction(sql, async (tx) => {
    const [row] = await queries.lockEnquiry(tx, enquiryNo)
    if (!row?.validUntil || !mayHappen('expire', row.status) || row.validUntil.getTime() > Date.now()) return
    await queries.setStatus(tx, row.enquiryId, 'expired')
    await sendShopMail(tx, expiredMail(letterTo(publicUrl, row)))
  })
}
