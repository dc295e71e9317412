import { getInvoiceTitle } from '#features/account/server/invoice-titles/invoice-title.service.ts'
import { getDocumentHead } from '#features/shop/server/document-head.service.ts'
import { type Db, inTransaction, type Tx } from '#server/database/connect.ts'
import { AppError } from '#shared/app-error.ts'
import { formatInvoiceNumber } from '../../invoice-number.rules.ts'
import { isInvoiced, ORDER_STATUS } from '../../order-status.rules.ts'
import { lockOrderOf } from '../order-changes.service.ts'
import * as queries from './invoices.queries.ts'

export interface InvoiceInput {
  invoiceTitleId: number
  electronicInvoice: boolean
  paperInvoice: boolean
}

/** Copies the title, so that later changes do not affect the invoice. */
export async function saveInvoiceRequest(
  tx: Tx,
  accountId: number,
  orderId: number,
  input: InvoiceInput,
): Promise<void> {
  if (!input.electronicInvoice && !input.paperInvoice)
    throw new AppError('invalid_input', 'Please choose an electronic or a paper invoice.')
  const title = await getInvoiceTitle(tx, accountId, input.invoiceTitleId)
  const [kept] = await queries.upsertInvoiceRequest(tx, orderId, {
    title: title.title,
    taxNumber: title.taxNumber,
    address: title.address,
    phone: title.phone,
    bankName: title.bankName,
    bankAccount: title.bankAccount,
    electronicInvoice: input.electronicInvoice,
    paperInvoice: input.paperInvoice,
  })
  if (!kept) throw new AppError('wrong_status', 'The invoice for this order has already been issued.')
}

/** Gives the requested invoice its number, once the order is paid or was shipped on account. Without a request it does nothing. */
export async function issueInvoice(tx: Tx, orderId: number): Promise<string | null> {
  const [input] = await queries.findInvoice(tx, orderId)
  if (!input || input.invoiceNo) return input?.invoiceNo ?? null
  const [next] = await queries.nextInvoiceNumber(tx)
  if (!next) throw new Error('no invoice number was returned')
  const invoiceNo = formatInvoiceNumber(next)
  await queries.setInvoiceNumber(tx, orderId, invoiceNo, await getDocumentHead(tx))
  return invoiceNo
}

export function applyForInvoice(sql: Db, accountId: number, orderNo: string, input: InvoiceInput) {
  return inTransaction(sql, async (tx) => {
    const order = await lockOrderOf(tx, accountId, orderNo)
    if (order.status === ORDER_STATUS.closed)
      throw new AppError('wrong_status', `Order ${orderNo} is closed: there is no invoice for it.`)
    await saveInvoiceRequest(tx, accountId, order.orderId, input)
    return { orderNo: order.orderNo, invoiceNo: isInvoiced(order) ? await issueInvoice(tx, order.orderId) : null }
  })
}
