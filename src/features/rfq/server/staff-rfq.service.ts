import { hasOwnPrice } from '#features/catalog/own-prices.rules.ts'
import { readCosts } from '#features/catalog/server/costs.service.ts'
import { listOffers, type Offer } from '#features/catalog/server/stock/stock.service.ts'
import { readCustomerPrices } from '#features/price-lists/server/customer-price-list.service.ts'
import { offerWithOwnPrices } from '#features/price-lists/server/own-prices.service.ts'
import { suggest } from '#features/search/server/suggest/suggest.service.ts'
import { hasRight, type Identity } from '#server/api/implement.ts'
import { type Db, inTransaction, type Tx } from '#server/database/connect.ts'
import { AppError } from '#shared/app-error.ts'
import type { PageChoice } from '#shared/paging.ts'
import type { CatalogueOffer } from '../staff-rfq.contract.ts'
import type { EnquiryFilter } from './enquiry-filter.queries.ts'
import * as queries from './rfq.queries.ts'
import { describeEnquiry, findEnquiryFor, listCountedPage, listEnquiryPage, lockEnquiryFor } from './rfq.service.ts'

const PARTS_FOUND = 8

const catalogueOfferOf = (offer: Offer, priceListName: string | null): CatalogueOffer => ({
  ...offer,
  priceListName,
  priceList: offer.priceList.map(({ minBuyCount, price, activityPrice }) => ({
    count: minBuyCount,
    price,
    activityPrice,
  })),
})

/** The parts as the catalogue has them, at the prices of the customer; with costs for staff who may write quotes. */
async function readCatalogueOffers(
  sql: Db,
  staff: Identity,
  customerId: number | null,
  ids: number[],
): Promise<CatalogueOffer[]> {
  const maySeeCosts = hasRight(staff, 'quotes.write')
  const [offers, costs, own] = await Promise.all([
    listOffers(sql, ids),
    maySeeCosts ? readCosts(sql, ids) : undefined,
    readCustomerPrices(sql, customerId, ids),
  ])
  return offers.map((offer) => {
    const known = costs?.get(offer.goodsId)
    const priced = offerWithOwnPrices(offer, own)
    const isOwn = hasOwnPrice(priced.priceList)
    return {
      ...catalogueOfferOf(priced, isOwn ? (own?.name ?? null) : null),
      ...(costs && { cost: known?.cost ?? null, costCurrency: known?.currency ?? null }),
    }
  })
}

export async function listForStaff(sql: Db, { pageNumber, pageSize, ...filter }: EnquiryFilter & PageChoice) {
  const [{ list, count }, counts] = await Promise.all([
    readPage(sql, filter, { pageNumber, pageSize }),
    queries.listStatusCounts(sql),
  ])
  const shown = counts.filter(({ status }) => filter.status === undefined || status === filter.status)
  const totalCount = count ?? shown.reduce((total, { count }) => total + count, 0)
  return { list, totalCount, counts: [...counts] }
}

/** The count is absent where the counts by status are enough. */
async function readPage(sql: Db, filter: EnquiryFilter, page: PageChoice) {
  const countEnquiries = async () => (await queries.countEnquiries(sql, filter))[0]?.count
  if (typeof filter.assignee === 'number') {
    const { list, count } = await listCountedPage(sql, filter, page)
    return { list, count: count ?? (page.pageNumber === 1 ? 0 : await countEnquiries()) }
  }
  const [list, count] = await Promise.all([
    listEnquiryPage(sql, filter, page),
    isFiltered(filter) ? countEnquiries() : undefined,
  ])
  return { list, count }
}

/** Else the counts by status are enough. */
const isFiltered = ({ status: _, ...others }: EnquiryFilter) => Object.values(others).some((one) => one !== undefined)

/** With the parts it names as the catalogue has them now, so that a price can be set beside them. */
export async function getForStaff(sql: Db, enquiryNo: string, staff: Identity) {
  const row = await findEnquiryFor(sql, enquiryNo, staff)
  const [detail, [found]] = await Promise.all([describeEnquiry(sql, row), queries.findVersion(sql, row.enquiryId)])
  const ids = detail.lines
    .flatMap(({ goodsId, quote }) => [goodsId, quote?.goodsId])
    .filter((id) => typeof id === 'number')
  return {
    ...detail,
    version: found?.version ?? '',
    offers: await readCatalogueOffers(sql, staff, row.accountId, [...new Set(ids)]),
  }
}

export async function findParts(
  sql: Db,
  staff: Identity,
  { model, enquiryNo }: { model: string; enquiryNo?: string | undefined },
) {
  const row = enquiryNo === undefined ? undefined : await findEnquiryFor(sql, enquiryNo, staff)
  const { list } = await suggest(sql, model, PARTS_FOUND)
  const ids = list.map(({ goodsId }) => goodsId)
  return { list: await readCatalogueOffers(sql, staff, row?.accountId ?? null, ids) }
}

/** Refuses a change that was made from an older version of the enquiry. */
export function ifUnchanged<T>(
  sql: Db,
  staff: Identity,
  { enquiryNo, version }: { enquiryNo: string; version?: string | undefined },
  change: (tx: Tx) => Promise<T>,
): Promise<T> {
  return inTransaction(sql, async (tx) => {
    if (version !== undefined) {
      const { enquiryId } = await lockEnquiryFor(tx, enquiryNo, staff)
      const [now] = await queries.findVersion(tx, enquiryId)
      if (now?.version !== version)
        throw new AppError('changed_meanwhile', `Quote request ${enquiryNo} has changed since you opened it.`)
    }
    return change(tx)
  })
}

/** What the audit trail keeps of an enquiry before and after a change. */
export async function snapshotEnquiry(sql: Db, enquiryNo: string) {
  const [row] = await queries.findEnquiry(sql, enquiryNo)
  if (!row) return undefined
  const lines = await queries.listLines(sql, row.enquiryId)
  return {
    status: row.status,
    validUntil: row.validUntil,
    prices: lines.flatMap(({ goodsModel, quotePrice, quoteCount }) =>
      quotePrice === null ? [] : [`${goodsModel} ${quoteCount} x ${quotePrice}`],
    ),
  }
}

export async function readQuoteQueue(sql: Db) {
  const [row] = await queries.readQueue(sql)
  return { count: row?.count ?? 0, oldestAt: row?.oldestAt ?? null, oldest: row?.oldest ?? '' }
}
