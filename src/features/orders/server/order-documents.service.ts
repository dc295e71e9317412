import { addressLines, phoneText } from '#features/address/address.rules.ts'
import { labelTexts } from '#features/catalog/line-labels.rules.ts'
import { listTrade } from '#features/catalog/server/catalog.service.ts'
import { dueText } from '#features/credit/credit.rules.ts'
import { getDocumentHead, readLogo } from '#features/shop/server/document-head.service.ts'
import { findBankAccount, findTransferAccount } from '#features/shop/server/shop.service.ts'
import type { BankAccount } from '#features/shop/shop.contract.ts'
import { taxLabel } from '#features/tax/tax-label.ts'
import type { Db } from '#server/database/connect.ts'
import type { FileStore } from '#server/files/file-store.ts'
import {
  type Column,
  type DocumentContent,
  type DocumentHead,
  renderDocumentPdf,
} from '#server/pdf/render-document-pdf.ts'
import { writeTableFile } from '#server/sheets/write-table-file.ts'
import { AppError } from '#shared/app-error.ts'
import { isPositive } from '#shared/decimal.ts'
import type { FileAnswer } from '#shared/file-answer.ts'
import { formatMoney, formatPayable } from '#shared/money/format-money.ts'
import { formatCount } from '#shared/text/format-count.ts'
import type { OrderLine } from '../order.schema.ts'
import { ORDER_STATUS } from '../order-status.rules.ts'
import type { DocumentKind, OrderAddress, OrderDetail } from '../orders.contract.ts'
import { findInvoice, type InvoiceRow } from './invoices/invoices.queries.ts'
import { customsTable, type LineTrade, traceText } from './line-trade.ts'
import { getDetailRow, getOrderDetail } from './order-reading.service.ts'
import { tableOf } from './order-table.ts'

/** A document of an order, for its buyer; for staff (no account given) of any order. */
export async function writeDocument(
  { sql, files }: { sql: Db; files: FileStore },
  accountId: number | undefined,
  orderNo: string,
  kind: DocumentKind,
): Promise<FileAnswer> {
  const order = await getOrderDetail(sql, accountId, orderNo)
  if (!order.documents.some((one) => one.kind === kind))
    throw new AppError('no_document_yet', NOT_YET[kind] ?? 'This document does not exist yet.')
  if (kind === 'csv' || kind === 'xlsx')
    return writeTableFile({ name: orderNo, rows: tableOf(order), format: kind, saveAs: `${orderNo}.${kind}` })
  const { head, content } = await documentOf(sql, order, kind)
  const pdf = await renderDocumentPdf(head, content, await readLogo(sql, files, head))
  return saved(pdf, 'application/pdf', `${kind}-${orderNo}.pdf`)
}

const NOT_YET: Partial<Record<DocumentKind, string>> = {
  invoice:
    'There is no invoice yet. It is issued once it has been requested and the order is paid, or was shipped on account.',
  packing: 'There is no packing list yet: the order is not paid.',
}

const saved = (body: string | Uint8Array, contentType: string, saveAs: string): FileAnswer => ({
  file: { body, contentType, maxAge: 0, private: true, saveAs },
})

async function documentOf(
  sql: Db,
  order: OrderDetail,
  kind: 'proforma' | 'invoice' | 'packing',
): Promise<{ head: DocumentHead; content: DocumentContent }> {
  const head = await getDocumentHead(sql)
  const trade = await readLineTrade(sql, order)
  if (kind === 'packing') return { head, content: packingList(order, trade) }
  if (kind === 'proforma') return { head, content: proforma(order, trade, await bankOf(sql, order)) }
  const { orderId } = await getDetailRow(sql, undefined, order.orderNo)
  const [issued] = await findInvoice(sql, orderId)
  if (!issued) throw new Error(`order ${order.orderNo} has no invoice`)
  // An issued invoice keeps its letterhead.
  const bank = order.account && (await bankOf(sql, order))
  return { head: issued.seller ?? head, content: invoice(order, trade, issued, bank) }
}

/** An order that is to be paid by transfer can be, also when transfers are no longer offered. */
const bankOf = (sql: Db, { payMethod, amountCurrency }: OrderDetail) =>
  payMethod !== 'online' ? findBankAccount(sql, amountCurrency) : findTransferAccount(sql, amountCurrency)

/** Trade data of the parts of an order. */
export const readLineTrade = (sql: Db, { lines }: OrderDetail): Promise<LineTrade> =>
  listTrade(
    sql,
    lines.map(({ goodsId }) => goodsId),
  )

/** What both kinds of bill share. */
function bill(order: OrderDetail, trade: LineTrade): Omit<DocumentContent, 'title' | 'number' | 'notes'> {
  const money = (amount: string) => formatMoney(amount, order.amountCurrency)
  return {
    facts: [
      ['Order', order.orderNo],
      ['Placed', order.createdAt.slice(0, 10)],
      ['PO number', order.poNumber || '-'],
      ['Currency', order.amountCurrency],
      ['Shipping', order.expressName],
      ...(order.tax?.vatNumber ? [['Your VAT number', order.tax.vatNumber] as [string, string]] : []),
    ],
    blocks: [
      { head: 'Bill to', lines: addressed(order.billAddress) },
      { head: 'Ship to', lines: addressed(order.deliveryAddress) },
    ],
    columns: BILL_COLUMNS,
    rows: order.lines.flatMap((line, place) => [
      [
        String(place + 1),
        numberText(line, trade),
        describe(line),
        formatCount(line.count),
        money(line.unitPrice),
        money(line.amount),
      ],
      ...(isPositive(line.feeAmount) ? [['', feeName(line), '', '', '', money(line.feeAmount)]] : []),
    ]),
    totals: [
      ['Goods', money(order.amount)],
      ['Shipping', money(order.freightAmount)],
      ...taxTotals(order, money),
      ['Total', money(order.totalAmount)],
    ],
    details: customsTable(order.lines, trade),
  }
}

const taxTotals = ({ tax, taxAmount }: OrderDetail, money: (amount: string) => string): Array<[string, string]> =>
  tax && taxAmount !== undefined ? [[taxLabel(tax), money(taxAmount)]] : []

const taxNotes = ({ tax }: OrderDetail): string[] => (tax?.note ? [tax.note] : [])

const lined = (...texts: Array<string | false>): string => texts.filter(Boolean).join('\n')

/** The number with how it is packed and what the buyer calls it below it. */
const numberText = (line: OrderLine, trade: LineTrade): string =>
  lined(
    line.goodsModel,
    line.packingNumber && `${line.packingName}: ${line.packingNumber}`,
    line.arrives || line.packingName,
    traceText(line, trade),
    line.isNonCancellable && 'Non-cancellable, non-returnable',
    ...labelTexts(line),
  )

/** What the goods are, for customs. A part without a name is called by its number. */
const describe = ({ brandName, goodsName, goodsModel, package: body }: OrderLine): string =>
  lined(brandName, goodsName !== goodsModel && goodsName, body)

const feeName = ({ packingName, goodsModel }: OrderLine): string => `${packingName} fee for ${goodsModel}`

const BILL_COLUMNS: Column[] = [
  { head: '#', width: 24 },
  { head: 'Part number', width: 150 },
  { head: 'Manufacturer, description', width: 121 },
  { head: 'Quantity', width: 50, right: true },
  { head: 'Unit price', width: 70, right: true },
  { head: 'Amount', width: 84, right: true },
]

function proforma(order: OrderDetail, trade: LineTrade, bank: BankAccount | undefined): DocumentContent {
  const content = bill(order, trade)
  const isOpen = isPositive(openAmount(order))
  return {
    ...content,
    title: 'Proforma invoice',
    number: order.orderNo,
    facts: [...content.facts, ...(order.payBy ? [['Pay by', order.payBy.slice(0, 10)] as [string, string]] : [])],
    totals: [...content.totals, ...openTotals(order)],
    notes: [
      ...taxNotes(order),
      ...dueNotes(order),
      ...(bank && isOpen ? [transferNote(bank, order)] : []),
      `This is not a tax invoice.${isOpen ? ' It states the amount to be paid.' : ''}`,
    ],
  }
}

/** What is still to be paid. */
const openAmount = ({ account, paidAt, status, totalAmount }: OrderDetail): string =>
  account ? account.openAmount : paidAt === null && status !== ORDER_STATUS.closed ? totalAmount : '0'

/** A bank transfers whole cents. */
const transferNote = (
  { beneficiary, bankName, bankAddress, accountNumber, swift }: BankAccount,
  order: OrderDetail,
): string =>
  `By bank transfer: ${[beneficiary, bankName, bankAddress].filter(Boolean).join(', ')}. Account ${accountNumber}` +
  `${swift && `, SWIFT ${swift}`}. Reference: ${order.orderNo}. ` +
  `Amount: ${formatPayable(openAmount(order), order.amountCurrency)}.`

/** Of an order on account that is still to be paid. */
const dueNotes = ({ account }: OrderDetail): string[] =>
  account && isPositive(account.openAmount) ? [`${dueText(account)}.`] : []

/** What was credited or paid of an order on account that is still open. */
function openTotals({ account, refundedAmount, amountCurrency }: OrderDetail): Array<[string, string]> {
  if (!account || !isPositive(account.openAmount)) return []
  const less = [
    ['Credited', refundedAmount],
    ['Received', account.receivedAmount],
  ].flatMap(
    ([name = '', amount = '0']): Array<[string, string]> =>
      isPositive(amount) ? [[name, formatMoney(`-${amount}`, amountCurrency)]] : [],
  )
  return less.length > 0 ? [...less, ['To pay', formatMoney(account.openAmount, amountCurrency)]] : []
}

const invoice = (
  order: OrderDetail,
  trade: LineTrade,
  issued: InvoiceRow,
  bank: BankAccount | undefined,
): DocumentContent => {
  const due = dueNotes(order)
  const content = bill(order, trade)
  const titled = [
    issued.title,
    issued.taxNumber && `Tax number ${issued.taxNumber}`,
    issued.address,
    issued.phone,
    issued.bankName && `${issued.bankName} ${issued.bankAccount}`,
  ].filter((line) => line !== '')
  return {
    ...content,
    title: 'Invoice',
    number: issued.invoiceNo ?? '',
    facts: [
      ['Issued', issued.issuedAt?.toISOString().slice(0, 10) ?? ''],
      ...(order.paidAt ? [['Paid', order.paidAt.slice(0, 10)] as [string, string]] : []),
      ...(due.length > 0 && order.account?.dueOn ? [['Due', order.account.dueOn] as [string, string]] : []),
      ...content.facts,
    ],
    blocks: [{ head: 'Invoice to', lines: titled }, ...content.blocks],
    totals: [...content.totals, ...openTotals(order)],
    notes: [
      ...taxNotes(order),
      ...due,
      ...(due.length > 0 && bank ? [transferNote(bank, order)] : []),
      ...(order.paidAt ? ['Paid in full. Thank you.'] : []),
    ],
  }
}

export const packingList = (order: OrderDetail, trade: LineTrade): DocumentContent => ({
  title: 'Packing list',
  number: order.orderNo,
  facts: [
    ['Placed', order.createdAt.slice(0, 10)],
    ['PO number', order.poNumber || '-'],
    ['Shipping', order.expressName],
    ...order.shipments.map(({ carrier, trackingNumber }): [string, string] => [carrier, trackingNumber]),
  ],
  blocks: [{ head: 'Ship to', lines: addressed(order.deliveryAddress) }],
  columns: [
    { head: '#', width: 24 },
    { head: 'Part number', width: 225 },
    { head: 'Manufacturer, description', width: 180 },
    { head: 'Quantity', width: 70, right: true },
  ],
  rows: order.lines.map((line, place) => [
    String(place + 1),
    numberText(line, trade),
    describe(line),
    formatCount(line.count),
  ]),
  totals: [['Pieces', formatCount(order.totalCount)]],
  details: customsTable(order.lines, trade),
  notes: order.remark ? [`Remark of the buyer: ${order.remark}`] : [],
})

/** After anonymisation only the country is left. */
const addressed = (address: OrderAddress): string[] =>
  [...addressLines(address), phoneText(address)].filter((line) => line.trim() !== '')
