import { addressLines, phoneText } from '#features/address/address.rules.ts'
import { labelTexts } from '#features/catalog/line-labels.rules.ts'
import { listTrade } from '#features/catalog/server/catalog.service.ts'
import { weightText } from '#features/catalog/trade.rules.ts'
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
import { writeXlsx, XLSX_TYPE } from '#server/sheets/write-xlsx.ts'
import { AppError } from '#shared/app-error.ts'
import { writeCsv } from '#shared/csv/csv.ts'
import { isPositive } from '#shared/decimal.ts'
import type { FileAnswer } from '#shared/file-answer.ts'
import type { OrderLine } from '../order.schema.ts'
import type { DocumentKind, OrderAddress, OrderDetail } from '../orders.contract.ts'
import { findInvoice, type InvoiceRow } from './invoices/invoices.queries.ts'
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
  if (kind === 'csv') return saved(writeCsv(tableOf(order)), 'text/csv; charset=utf-8', `${orderNo}.csv`)
  if (kind === 'xlsx')
    return saved(await writeXlsx([{ name: orderNo, rows: tableOf(order) }]), XLSX_TYPE, `${orderNo}.xlsx`)
  const { head, paper } = await paperOf(sql, order, kind)
  const pdf = await renderDocumentPdf(head, paper, await readLogo(sql, files, head))
  return saved(pdf, 'application/pdf', `${kind}-${orderNo}.pdf`)
}

const NOT_YET: Partial<Record<DocumentKind, string>> = {
  invoice: 'There is no invoice yet. It is issued once it has been requested and the order is paid.',
  packing: 'There is no packing list yet: the order is not paid.',
}

const saved = (body: string | Uint8Array, contentType: string, saveAs: string): FileAnswer => ({
  file: { body, contentType, maxAge: 0, private: true, saveAs },
})

async function paperOf(
  sql: Db,
  order: OrderDetail,
  kind: 'proforma' | 'invoice' | 'packing',
): Promise<{ head: DocumentHead; paper: DocumentContent }> {
  const head = await getDocumentHead(sql)
  const customs = await customsNotes(sql, order)
  const withCustoms = (paper: DocumentContent): DocumentContent => ({ ...paper, notes: [...customs, ...paper.notes] })
  if (kind === 'packing') return { head, paper: withCustoms(packingList(order)) }
  if (kind === 'proforma') return { head, paper: withCustoms(proforma(order, await bankOf(sql, order))) }
  const { orderId } = await getDetailRow(sql, undefined, order.orderNo)
  const [issued] = await findInvoice(sql, orderId)
  if (!issued) throw new Error(`order ${order.orderNo} has no invoice`)
  // An issued invoice keeps its letterhead.
  return { head: issued.seller ?? head, paper: withCustoms(invoice(order, issued)) }
}

/** An order that is to be paid by transfer can be, also when transfers are no longer offered. */
const bankOf = (sql: Db, { payMethod, amountCurrency }: OrderDetail) =>
  payMethod === 'transfer' ? findBankAccount(sql, amountCurrency) : findTransferAccount(sql, amountCurrency)

/** Customs data, one line per part: tariff number, origin, export control; undefined when unknown. */
async function customsNotes(sql: Db, order: OrderDetail): Promise<string[]> {
  const ids = order.lines.flatMap((line) => line.goodsId ?? [])
  const trade = await listTrade(sql, ids)
  const lines = order.lines.flatMap((line, place) => {
    const known = line.goodsId === null ? undefined : trade.get(line.goodsId)
    const facts = known
      ? [
          known.hts && `HTS ${known.hts}`,
          known.originCountry && `origin ${known.originCountry}`,
          known.eccn && `ECCN ${known.eccn}`,
          known.weightGrams && `${weightText(known.weightGrams)} each`,
          known.dateCode && `date code ${known.dateCode}`,
          known.lot && `lot ${known.lot}`,
        ].filter(Boolean)
      : []
    return facts.length > 0 ? [`${place + 1}: ${facts.join(', ')}`] : []
  })
  return lines.length > 0 ? [`Customs data by line. ${lines.join('; ')}.`] : []
}

/** What both kinds of bill share. */
function bill(order: OrderDetail): Omit<DocumentContent, 'title' | 'number' | 'notes'> {
  const money = (amount: string) => `${order.amountCurrency} ${amount}`
  return {
    facts: [
      ['Order', order.orderNo],
      ['Placed', order.createdAt.slice(0, 10)],
      ['PO number', order.poNumber || '-'],
      ['Shipping', order.expressName],
      ...(order.tax?.vatNumber ? [['Your VAT number', order.tax.vatNumber] as [string, string]] : []),
    ],
    blocks: [
      { head: 'Bill to', lines: addressed(order.billAddress) },
      { head: 'Ship to', lines: addressed(order.deliveryAddress) },
    ],
    columns: BILL_COLUMNS,
    rows: order.lines.flatMap((line, place) => [
      [String(place + 1), numberText(line), line.brandName, String(line.count), line.unitPrice, line.amount],
      ...(isPositive(line.feeAmount) ? [['', feeName(line), '', '', '', line.feeAmount]] : []),
    ]),
    totals: [
      ['Goods', money(order.amount)],
      ['Shipping', money(order.freightAmount)],
      ...taxTotals(order, money),
      ['Total', money(order.totalAmount)],
    ],
  }
}

const taxTotals = ({ tax, taxAmount }: OrderDetail, money: (amount: string) => string): Array<[string, string]> =>
  tax && taxAmount !== undefined ? [[taxLabel(tax), money(taxAmount)]] : []

const taxNotes = ({ tax }: OrderDetail): string[] => (tax?.note ? [tax.note] : [])

/** The number with what arrives and what the buyer calls it below it. */
const numberText = ({
  goodsModel,
  packingNumber,
  packingName,
  arrives,
  isNonCancellable,
  ...line
}: OrderLine): string =>
  [
    goodsModel,
    packingNumber && `${packingName}: ${packingNumber}`,
    arrives,
    isNonCancellable && 'Non-cancellable, non-returnable',
    ...labelTexts(line),
  ]
    .filter(Boolean)
    .join('\n')

const feeName = ({ packingName, goodsModel }: OrderLine): string => `${packingName} fee for ${goodsModel}`

const BILL_COLUMNS: Column[] = [
  { head: '#', width: 30 },
  { head: 'Part number', width: 165 },
  { head: 'Manufacturer', width: 114 },
  { head: 'Quantity', width: 60, right: true },
  { head: 'Unit price', width: 60, right: true },
  { head: 'Amount', width: 70, right: true },
]

const proforma = (order: OrderDetail, bank: BankAccount | undefined): DocumentContent => ({
  ...bill(order),
  title: 'Proforma invoice',
  number: order.orderNo,
  notes: [
    ...taxNotes(order),
    ...(bank ? [transferNote(bank, order.orderNo)] : []),
    'This is not a tax invoice. It states the amount to be paid.',
  ],
})

const transferNote = ({ beneficiary, bankName, bankAddress, accountNumber, swift }: BankAccount, orderNo: string) =>
  `By bank transfer: ${[beneficiary, bankName, bankAddress].filter(Boolean).join(', ')}. Account ${accountNumber}` +
  `${swift && `, SWIFT ${swift}`}. Reference: ${orderNo}.`

const invoice = (order: OrderDetail, issued: InvoiceRow): DocumentContent => {
  const paper = bill(order)
  const titled = [
    issued.title,
    issued.taxNumber && `Tax number ${issued.taxNumber}`,
    issued.address,
    issued.phone,
    issued.bankName && `${issued.bankName} ${issued.bankAccount}`,
  ].filter((line) => line !== '')
  return {
    ...paper,
    title: 'Invoice',
    number: issued.invoiceNo ?? '',
    facts: [
      ['Issued', issued.issuedAt?.toISOString().slice(0, 10) ?? ''],
      ['Paid', order.paidAt?.slice(0, 10) ?? ''],
      ...paper.facts,
    ],
    blocks: [{ head: 'Invoice to', lines: titled }, ...paper.blocks],
    notes: [...taxNotes(order), 'Paid in full. Thank you.'],
  }
}

export const packingList = (order: OrderDetail): DocumentContent => ({
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
    { head: '#', width: 30 },
    { head: 'Part number', width: 180 },
    { head: 'Manufacturer', width: 130 },
    { head: 'Package', width: 89 },
    { head: 'Quantity', width: 70, right: true },
  ],
  rows: order.lines.map((line, place) => [
    String(place + 1),
    numberText(line),
    line.brandName,
    line.package,
    String(line.count),
  ]),
  totals: [['Pieces', String(order.totalCount)]],
  notes: order.remark ? [`Remark of the buyer: ${order.remark}`] : [],
})

/** After anonymisation only the country is left. */
const addressed = (address: OrderAddress): string[] =>
  [...addressLines(address), phoneText(address)].filter((line) => line.trim() !== '')
