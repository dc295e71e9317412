import { getDocumentHead, readLogo } from '#features/shop/server/document-head.service.ts'
import type { Db } from '#server/database/connect.ts'
import type { FileStore } from '#server/files/file-store.ts'
import { type DocumentContent, renderDocumentsPdf } from '#server/pdf/render-document-pdf.ts'
import { AppError } from '#shared/app-error.ts'
import type { FileAnswer } from '#shared/file-answer.ts'
import { isPaid } from '../../order-status.rules.ts'
import { packingList, readLineTrade } from '../order-documents.service.ts'
import { getDetailRow, getOrderDetail } from '../order-reading.service.ts'
import { writeLabels } from './parcel-labels.service.ts'
import * as queries from './picking.queries.ts'

/** Documents for the warehouse, of several orders. */
export async function writeWarehouseDocuments(
  { sql, files }: { sql: Db; files: FileStore },
  { kind, orderNos }: { kind: 'pick' | 'packing' | 'label'; orderNos: string[] },
): Promise<FileAnswer> {
  const wanted = [...new Set(orderNos)]
  if (kind === 'label') return saved(await writeLabels(sql, wanted), 'labels.pdf')
  const documents = kind === 'pick' ? [await pickList(sql, wanted)] : await packingLists(sql, wanted)
  const head = await getDocumentHead(sql)
  const body = await renderDocumentsPdf(head, documents, await readLogo(sql, files, head))
  return saved(body, `${kind}-lists.pdf`)
}

const saved = (body: Uint8Array, saveAs: string): FileAnswer => ({
  file: { body, contentType: 'application/pdf', maxAge: 0, private: true, saveAs },
})

async function packingLists(sql: Db, orderNos: string[]): Promise<DocumentContent[]> {
  const documents: DocumentContent[] = []
  for (const orderNo of orderNos) {
    const order = await getOrderDetail(sql, undefined, orderNo)
    if (!isPaid(order.status)) throw new AppError('no_document_yet', `Order ${orderNo} is not paid.`)
    documents.push(packingList(order, await readLineTrade(sql, order)))
  }
  return documents
}

/** Sorted by place in the warehouse, then part. */
async function pickList(sql: Db, orderNos: string[]): Promise<DocumentContent> {
  const rows: Array<{ place: string; model: string; cells: string[] }> = []
  let pieces = 0
  for (const orderNo of orderNos) {
    const { orderId } = await getDetailRow(sql, undefined, orderNo)
    for (const line of await queries.listPickLines(sql, orderId)) {
      const left = line.count - line.missing - Math.max(line.picked, line.shipped)
      if (left <= 0) continue
      pieces += left
      const part = line.arrives ? `${line.goodsModel}\n${line.arrives}` : line.goodsModel
      const cells = [line.place || '-', part, line.package, String(left), orderNo, '']
      rows.push({ place: line.place || '\uffff', model: line.goodsModel, cells })
    }
  }
  rows.sort((a, b) => a.place.localeCompare(b.place, 'en', { numeric: true }) || a.model.localeCompare(b.model))
  return {
    title: 'Pick list',
    number: orderNos.length === 1 ? (orderNos[0] ?? '') : `${orderNos.length} orders`,
    facts: [['Written', new Date().toISOString().slice(0, 16).replace('T', ' ')]],
    blocks: [],
    columns: [
      { head: 'Place', width: 70 },
      { head: 'Part number', width: 150 },
      { head: 'Package', width: 75 },
      { head: 'Pieces', width: 55, right: true },
      { head: 'Order', width: 109 },
      { head: 'Picked', width: 40 },
    ],
    rows: rows.map(({ cells }) => cells),
    totals: [['Pieces', String(pieces)]],
    notes: rows.length === 0 ? ['Nothing is left to pick.'] : [],
  }
}
