import { getDocumentHead, readLogo } from '#features/shop/server/document-head.service.ts'
import { sendShopMail } from '#features/shop/server/shop-mail.service.ts'
import type { Db, Tx } from '#server/database/connect.ts'
import type { FileStore } from '#server/files/file-store.ts'
import { type DocumentContent, renderDocumentPdf } from '#server/pdf/render-document-pdf.ts'
import { writeTableFile } from '#server/sheets/write-table-file.ts'
import { AppError } from '#shared/app-error.ts'
import type { TableCell } from '#shared/csv/csv.ts'
import { multiply } from '#shared/decimal.ts'
import type { FileAnswer } from '#shared/file-answer.ts'
import { formatMoney } from '#shared/money/format-money.ts'
import { formatCount } from '#shared/text/format-count.ts'
import { costText } from '../cost.rules.ts'
import { PURCHASE_MAILS } from '../purchase-mails.ts'
import { type LineRow, listLines, type OrderRow } from './orders.queries.ts'
import { getOrderRow, sendOrder, totalOf } from './orders.service.ts'
import type { SupplierRow } from './suppliers.queries.ts'
import { getSupplier } from './suppliers.service.ts'

interface Whole {
  order: OrderRow
  supplier: SupplierRow
  lines: LineRow[]
}

async function getWhole(sql: Db, purchaseNo: string): Promise<Whole> {
  const order = await getOrderRow(sql, purchaseNo)
  const [supplier, lines] = await Promise.all([
    getSupplier(sql, order.supplierId),
    listLines(sql, order.purchaseOrderId),
  ])
  return { order, supplier, lines }
}

export async function writePurchaseDocument(
  { sql, files }: { sql: Db; files: FileStore },
  { purchaseNo, kind }: { purchaseNo: string; kind: 'pdf' | 'csv' },
): Promise<FileAnswer> {
  const whole = await getWhole(sql, purchaseNo)
  const saveAs = `${purchaseNo}.${kind}`
  if (kind === 'csv') return writeTableFile({ name: purchaseNo, rows: tableOf(whole), format: kind, saveAs })
  const body = await renderPdf({ sql, files }, whole)
  return { file: { body, contentType: 'application/pdf', maxAge: 0, private: true, saveAs } }
}

function tableOf({ order, supplier, lines }: Whole): TableCell[][] {
  return [
    [
      'Purchase order',
      'Supplier',
      'Part number',
      'Manufacturer',
      'Pieces',
      'Cost per piece',
      'Currency',
      'Expected',
      'Received',
      'Open',
    ],
    ...lines.map((line) => [
      order.purchaseNo,
      supplier.name,
      line.model,
      line.brandName,
      line.count,
      line.unitCost,
      order.currency,
      line.expectedOn ?? '',
      line.receivedCount,
      line.openCount,
    ]),
  ]
}

async function renderPdf({ sql, files }: { sql: Db; files: FileStore }, whole: Whole): Promise<Uint8Array> {
  const head = await getDocumentHead(sql)
  return renderDocumentPdf(head, contentOf(whole), await readLogo(sql, files, head))
}

const contentOf = ({ order, supplier, lines }: Whole): DocumentContent => ({
  title: 'Purchase order',
  number: order.purchaseNo,
  facts: [
    ['Date', (order.sentAt ?? order.createdAt).toISOString().slice(0, 10)],
    ['Currency', order.currency],
    ...(order.status === 'draft' ? [['Status', 'Draft'] as [string, string]] : []),
  ],
  blocks: [{ head: 'Supplier', lines: [supplier.name, supplier.email].filter((line) => line !== '') }],
  columns: [
    { head: '#', width: 24 },
    { head: 'Part number', width: 135 },
    { head: 'Manufacturer', width: 90 },
    { head: 'Pieces', width: 48, right: true },
    { head: 'Per piece', width: 66, right: true },
    { head: 'Amount', width: 78, right: true },
    { head: 'Expected', width: 58 },
  ],
  rows: lines.map((line, place) => [
    String(place + 1),
    line.model,
    line.brandName,
    formatCount(line.count),
    costText({ cost: line.unitCost, currency: order.currency }),
    formatMoney(multiply(line.unitCost, line.count), order.currency),
    line.expectedOn ?? '-',
  ]),
  totals: [['Total', formatMoney(totalOf(lines), order.currency)]],
  notes: order.note === '' ? [] : [order.note],
})

/** Marks a draft as sent and, if wanted, mails it to the supplier with its PDF. */
export async function sendPurchaseOrder(
  { tx, files }: { tx: Tx; files: FileStore },
  { mail, ...change }: { purchaseNo: string; version: number; mail: boolean },
): Promise<{ version: number }> {
  const saved = await sendOrder(tx, change)
  if (!mail) return saved
  const whole = await getWhole(tx, change.purchaseNo)
  const { purchaseNo } = whole.order
  if (whole.supplier.email === '')
    throw new AppError('invalid_input', `${whole.supplier.name} has no e-mail address. Nothing was sent.`)
  const pdf = await renderPdf({ sql: tx, files }, whole)
  const content = Buffer.from(pdf).toString('base64')
  await sendShopMail(tx, {
    to: whole.supplier.email,
    wording: PURCHASE_MAILS.order,
    values: { purchaseNo },
    blocks: (text) => [text],
    attachments: [{ fileName: `${purchaseNo}.pdf`, contentType: 'application/pdf', content }],
  })
  return saved
}
