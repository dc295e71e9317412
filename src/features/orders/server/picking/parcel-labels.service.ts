import { addressLines, phoneText } from '#features/address/address.rules.ts'
import { getDocumentHead } from '#features/shop/server/document-head.service.ts'
import type { Db } from '#server/database/connect.ts'
import { type Label, renderLabelsPdf } from '#server/pdf/render-label-pdf.ts'
import { AppError } from '#shared/app-error.ts'
import { isPaid } from '../../order-status.rules.ts'
import type { OrderDetail } from '../../orders.contract.ts'
import { getOrderDetail } from '../order-reading.service.ts'

/**
 * Source of parcel labels. The store prints its own; a carrier with an API is another object of this type, which
 * asks the carrier for its PDF and is chosen in `labelSourceFor`.
 */
interface LabelSource {
  print(labels: Label[]): Promise<Uint8Array>
}

const ownLabels: LabelSource = { print: renderLabelsPdf }

const labelSourceFor = (): LabelSource => ownLabels

/** One label a parcel; for an order of which nothing has left yet, the label of its first. */
export async function writeLabels(sql: Db, orderNos: string[]): Promise<Uint8Array> {
  const head = await getDocumentHead(sql)
  const labels: Label[] = []
  for (const orderNo of orderNos) {
    const order = await getOrderDetail(sql, undefined, orderNo)
    if (!isPaid(order.status)) throw new AppError('no_document_yet', `Order ${orderNo} is not paid.`)
    labels.push(...labelsOf(order, [head.name, ...head.lines.slice(0, 2)]))
  }
  return labelSourceFor().print(labels)
}

function labelsOf(order: OrderDetail, from: string[]): Label[] {
  const { orderNo, poNumber, deliveryAddress, expressName, shipments } = order
  const to = [...addressLines(deliveryAddress), phoneText(deliveryAddress)].filter((line) => line.trim() !== '')
  const facts: Label['facts'] = [['Order', orderNo], ...(poNumber ? [['PO', poNumber] as [string, string]] : [])]
  if (shipments.length === 0) return [{ from, to, carrier: expressName, facts, barcode: orderNo }]
  return shipments.map(({ carrier, trackingNumber }, place) => ({
    from,
    to,
    carrier,
    facts: [...facts, ['Parcel', `${place + 1} of ${shipments.length}`]],
    barcode: trackingNumber || orderNo,
  }))
}
