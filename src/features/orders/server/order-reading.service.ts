import { findTeamView } from '#features/account/server/team/team.service.ts'
import { placedByOf } from '#features/account/team.rules.ts'
import { fillCart } from '#features/cart/server/fill-cart.service.ts'
import { onAccountOf } from '#features/credit/server/credit.service.ts'
import type { Assignee } from '#features/staff/assignee.rules.ts'
import type { Identity } from '#server/api/implement.ts'
import type { Db } from '#server/database/connect.ts'
import { AppError } from '#shared/app-error.ts'
import { trimDecimal } from '#shared/decimal.ts'
import type { Currency } from '#shared/money/currency-signs.ts'
import { normaliseModel } from '#shared/mpn.ts'
import { offsetOf, type PageChoice } from '#shared/paging.ts'
import { mayForTeam } from '#shared/team/team-role.ts'
import type { OrderSummary } from '../order.schema.ts'
import { titleOfEvent } from '../order-events.rules.ts'
import {
  buyerActionsOf,
  isPaid,
  ORDER_STATUS,
  STATUS_FILTERS,
  STATUS_NAMES,
  type StatusFilter,
  statusesOf,
} from '../order-status.rules.ts'
import type { DocumentKind, OrderDetail } from '../orders.contract.ts'
import { listAfterSales } from './after-sales/after-sales.service.ts'
import { findInvoice, type InvoiceRow } from './invoices/invoices.queries.ts'
import * as queries from './order-reading.queries.ts'
import { listMails, listParcelLines, listPickLines } from './picking/picking.queries.ts'

const MODELS_IN_A_CARD = 5

export interface OrderListInput {
  status: StatusFilter
  keyword: string
  pageNumber: number
  pageSize: number
  flagged?: boolean
  assignee?: Assignee
  dates?: 'placed' | 'paid' | 'refunded' | undefined
  from?: string | undefined
  to?: string | undefined
  currency?: Currency | undefined
  brandName?: string | undefined
  categoryId?: number | undefined
  oldestFirst?: boolean
  placedBy?: number | null | undefined
}

/** Orders of one account or of all, with a count for every tab. */
export async function listOrders(
  sql: Db,
  accountId: number | undefined,
  { flagged = false, assignee, currency, brandName, categoryId, placedBy, ...input }: OrderListInput,
) {
  const text = normaliseModel(input.keyword)
  const email = accountId === undefined ? input.keyword.toLowerCase() : undefined
  const dates = datesOf(input)
  const statuses = statusesOf(input.status)
  const about = { currency, brandName, categoryId, oldestFirst: input.oldestFirst, placedBy }
  const filter = { accountId, statuses, text, flagged, assignee, dates, ...about, ...(email ? { email } : {}) }
  const [{ rows, count }, byStatus] = await Promise.all([
    readPage(sql, filter, input),
    accountId === undefined ? queries.listStatusCounts(sql) : queries.countByStatus(sql, accountId),
  ])
  const countOf = new Map(byStatus.map((row) => [row.status, row.count]))
  const countIn = (filtered: StatusFilter) =>
    (statusesOf(filtered) ?? [...countOf.keys()]).reduce((total, status) => total + (countOf.get(status) ?? 0), 0)
  const summaries = await completeSummaries(sql, rows)
  return {
    list: summaries.map((summary, place) => ({
      ...summary,
      email: rows[place]?.email ?? '',
      flagged: rows[place]?.flagged ?? false,
      paidAt: rows[place]?.paidAt?.toISOString() ?? null,
      refundedAmount: rows[place]?.refundedAmount ?? '0',
    })),
    totalCount: count ?? countIn(input.status),
    counts: STATUS_FILTERS.map(({ filter: tab, name }) => ({ filter: tab, name, count: countIn(tab) })),
  }
}

/** The count is absent where the counts by status are enough. */
async function readPage(sql: Db, filter: queries.OrderFilter, page: PageChoice) {
  const offset = offsetOf(page)
  const countOrders = async () => (await queries.countOrders(sql, filter))[0]?.count
  if (filter.text !== '' || typeof filter.assignee === 'number') {
    const rows = await queries.listCountedSummaries(sql, filter, page.pageSize, offset)
    // A page after the last one has no row with the count.
    return { rows, count: rows[0]?.count ?? (offset === 0 ? 0 : await countOrders()) }
  }
  const [rows, count] = await Promise.all([
    queries.listSummaries(sql, filter, page.pageSize, offset),
    isFiltered(filter) ? countOrders() : undefined,
  ])
  return { rows, count }
}

/** Else the counts by status are enough. */
const isFiltered = ({ flagged, ...others }: queries.OrderFilter) =>
  flagged ||
  [others.dates, others.assignee, others.currency, others.brandName, others.categoryId, others.placedBy].some(
    (one) => one !== undefined,
  )

const datesOf = ({ dates, from, to }: OrderListInput) => (dates && from && to ? { of: dates, from, to } : undefined)

async function completeSummaries(sql: Db, rows: queries.SummaryRow[]): Promise<OrderSummary[]> {
  const ids = rows.map((row) => row.orderId)
  const lines = ids.length === 0 ? [] : await queries.listFirstLines(sql, ids, MODELS_IN_A_CARD)
  const byOrder = Map.groupBy(lines, (line) => line.orderId)
  return rows.map((row) => summaryOf(row, byOrder.get(row.orderId) ?? []))
}

const summaryOf = (row: queries.SummaryRow, models: OrderSummary['models']): OrderSummary => ({
  orderNo: row.orderNo,
  createdAt: row.createdAt.toISOString(),
  coverPic: row.coverPic,
  totalCount: Number(row.totalCount),
  lineCount: row.lineCount,
  amount: row.amount,
  amountCurrency: row.currency,
  freightAmount: row.freightAmount,
  freightCurrency: row.currency,
  totalAmount: row.totalAmount,
  ...(row.taxed && { taxAmount: row.taxAmount }),
  status: row.status,
  statusName: STATUS_NAMES[row.status],
  actions: buyerActionsOf(row.status),
  poNumber: row.poNumber,
  payBy: row.status === ORDER_STATUS.unpaid ? row.payBy.toISOString() : null,
  account: onAccountOf(row),
  placedBy: placedByOf(row),
  models,
})

/** Orders of the customer of a caller, who placed them, and what the caller's role allows. */
export async function listOwnOrders(
  sql: Db,
  buyer: Identity,
  { placedBy, ...input }: Omit<OrderListInput, 'placedBy'> & { placedBy?: number | undefined },
) {
  const { customerId } = buyer
  const own = placedBy === customerId ? null : placedBy
  const [{ list, ...counted }, team] = await Promise.all([
    listOrders(sql, customerId, { ...input, placedBy: own }),
    findTeamView(sql, buyer),
  ])
  return { ...counted, list: list.map((order) => ({ ...order, actions: allowedActions(buyer, order) })), team }
}

/** The same for one order. */
export async function getOwnOrder(sql: Db, buyer: Identity, orderNo: string) {
  const order = await getOrderDetail(sql, buyer.customerId, orderNo)
  return { ...order, actions: allowedActions(buyer, order), team: await findTeamView(sql, buyer) }
}

const allowedActions = ({ teamRole }: Identity, { actions }: OrderSummary) =>
  mayForTeam(teamRole, 'order') ? actions : []

/** Orders of others are not found. Staff (no account given) see all. */
export async function getDetailRow(sql: Db, accountId: number | undefined, orderNo: string) {
  const [row] = await queries.findDetail(sql, orderNo)
  if (!row || (accountId !== undefined && row.accountId !== accountId))
    throw new AppError('not_found', 'There is no such order.')
  return row
}

export async function getOrderDetail(sql: Db, accountId: number | undefined, orderNo: string): Promise<OrderDetail> {
  return completeDetail(sql, await getDetailRow(sql, accountId, orderNo))
}

export async function getStaffDetail(sql: Db, orderNo: string) {
  const row = await getDetailRow(sql, undefined, orderNo)
  const { orderId } = row
  const [detail, actions, notes, [found], picking, packed, mails] = await Promise.all([
    completeDetail(sql, row),
    queries.listStaffActions(sql, orderId),
    queries.listNotes(sql, orderId),
    queries.findVersion(sql, orderId),
    listPickLines(sql, orderId),
    listParcelLines(sql, orderId),
    listMails(sql, orderId),
  ])
  return {
    ...detail,
    email: row.email,
    accountId: row.accountId,
    flagged: row.flagged,
    version: found?.version ?? '0.0',
    weightGrams: Number(row.weightGrams),
    picking: picking.map(({ lineId, place, picked, missing, shipped }) => ({
      lineId,
      place,
      picked,
      missing,
      shipped,
    })),
    parcels: [...Map.groupBy(packed, ({ shipmentId }) => shipmentId).values()].map((lines) =>
      lines.map(({ goodsModel, count }) => ({ goodsModel, count })),
    ),
    mails: mails.map((mail) => ({ ...mail, at: mail.at.toISOString() })),
    notes: notes.map((note) => ({ ...note, at: note.at.toISOString() })),
    audit: actions.map((action) => ({ ...action, at: action.at.toISOString() })),
  }
}

const PRICES_SHOWN = 50

export async function listPricesPaid(sql: Db, accountId: number) {
  const rows = await queries.listPricesPaid(sql, accountId, PRICES_SHOWN)
  return rows.map((row) => ({ ...row, unitPrice: trimDecimal(row.unitPrice), at: row.at.toISOString() }))
}

async function completeDetail(sql: Db, row: queries.DetailRow) {
  const [lines, events, shipments, [invoice], afterSales] = await Promise.all([
    queries.listLines(sql, row.orderId),
    queries.listEvents(sql, row.orderId),
    queries.listShipments(sql, row.orderId),
    findInvoice(sql, row.orderId),
    listAfterSales(sql, { orderId: row.orderId }),
  ])
  return {
    ...summaryOf(row, lines.slice(0, MODELS_IN_A_CARD)),
    lines: lines.map((line) => ({
      ...line,
      unitPrice: trimDecimal(line.unitPrice),
      listPrice: line.listPrice && trimDecimal(line.listPrice),
    })),
    deliveryAddress: row.deliveryAddress,
    billAddress: row.billAddress,
    expressName: row.expressName,
    expressDays: row.expressDays,
    remark: row.remark,
    payMethod: row.payMethod,
    paidAt: row.paidAt?.toISOString() ?? null,
    refundedAmount: row.refundedAmount,
    ...(row.tax && { tax: row.tax, refundedTaxAmount: row.refundedTaxAmount }),
    invoice: invoice ?? null,
    shipments: shipments.map((one) => ({ ...one, shippedAt: one.shippedAt.toISOString() })),
    events: events.map(({ at, who, action, note, status }) => ({
      at: at.toISOString(),
      who,
      title: titleOfEvent(action),
      note,
      status,
    })),
    afterSales,
    documents: documentsOf(row.status, invoice),
  } satisfies OrderDetail
}

const DOCUMENT_NAMES: Readonly<Record<DocumentKind, string>> = {
  proforma: 'Proforma invoice (PDF)',
  invoice: 'Invoice (PDF)',
  packing: 'Packing list (PDF)',
  csv: 'Order as CSV',
  xlsx: 'Order as XLSX',
}

function documentsOf(status: queries.SummaryRow['status'], invoice: InvoiceRow | undefined) {
  const kinds: DocumentKind[] = [
    'proforma',
    ...(invoice?.invoiceNo ? (['invoice'] as const) : []),
    ...(isPaid(status) ? (['packing'] as const) : []),
    'csv',
    'xlsx',
  ]
  return kinds.map((kind) => ({ kind, name: DOCUMENT_NAMES[kind] }))
}

export async function buyAgain(sql: Db, buyer: Identity, orderNo: string) {
  const row = await getDetailRow(sql, buyer.customerId, orderNo)
  return fillCart(sql, buyer, await queries.listLines(sql, row.orderId))
}
