import { withTax } from '#features/tax/tax.rules.ts'
import { type Db, inTransaction, type Tx } from '#server/database/connect.ts'
import { AppError } from '#shared/app-error.ts'
import type { Decimal } from '#shared/decimal.ts'
import { addUp } from '../../money.rules.ts'
import { costOf, costOfFurther, shareRefund } from '../../returns.rules.ts'
import { getOrder, lockOrder } from '../order-changes.service.ts'
import { addRefunded, listPickLines, type PickRow } from '../picking/picking.queries.ts'
import { addReturnRefunded, listReturned } from './after-sales.queries.ts'

interface Pieces {
  lineId: number
  count: number
}

/** Price of the pieces with tax, after all that was refunded before. */
function priceOf(order: { totalAmount: Decimal; taxAmount: Decimal }, lines: readonly PickRow[], wanted: Pieces[]) {
  const before = addUp(lines.map((line) => costOf(line, line.refunded)))
  const amounts = wanted.map(({ lineId, count }) => {
    const line = lines.find((one) => one.lineId === lineId)
    if (!line) throw new AppError('not_found', 'This line is not part of the order.')
    const left = line.count - line.refunded
    if (count > left) throw new AppError('above_paid', `Only ${left} of ${line.goodsModel} can still be refunded.`)
    return costOfFurther(line, count)
  })
  return withTax(addUp(amounts), order, before)
}

/** Price of the pieces with tax; marks them as refunded, and what requests asked for of them. */
export function takeLinesToRefund(sql: Db, orderNo: string, wanted: Pieces[]): Promise<Decimal> {
  return inTransaction(sql, async (tx) => {
    const order = await lockOrder(tx, orderNo)
    const lines = await listPickLines(tx, order.orderId)
    const amount = priceOf(order, lines, wanted)
    const returned = await listReturned(tx, order.orderId)
    for (const { lineId, count } of wanted) {
      const own = returned.filter((one) => one.lineId === lineId)
      const line = lines.find((one) => one.lineId === lineId)
      const shares = shareRefund(
        {
          missing: line?.missing ?? 0,
          refunded: line?.refunded ?? 0,
          refundedReturned: own.reduce((sum, { refunded }) => sum + refunded, 0),
          due: own
            .filter(({ solution }) => solution === 'refund')
            .map(({ afterSaleId, accepted, refunded }) => ({ afterSaleId, pieces: accepted - refunded })),
        },
        count,
      )
      for (const { afterSaleId, pieces } of shares) await addReturnRefunded(tx, afterSaleId, lineId, pieces)
      await addRefunded(tx, lineId, count)
    }
    return amount
  })
}

/** Accepted pieces of a request that are not refunded, and what they cost with tax. */
async function findDue(
  sql: Db,
  order: { orderId: number; totalAmount: Decimal; taxAmount: Decimal },
  afterSaleNo: string,
) {
  const [lines, returned] = await Promise.all([listPickLines(sql, order.orderId), listReturned(sql, order.orderId)])
  const own = returned.filter((one) => one.afterSaleNo === afterSaleNo && one.solution === 'refund' && !one.isOpen)
  const due = own.flatMap(({ lineId, afterSaleId, accepted, refunded }) => {
    const line = lines.find((one) => one.lineId === lineId)
    const count = Math.min(accepted - refunded, (line?.count ?? 0) - (line?.refunded ?? 0))
    return count > 0 ? [{ lineId, afterSaleId, count }] : []
  })
  return { due, amount: priceOf(order, lines, due) }
}

/** What is to be refunded for a request: the price of its accepted pieces with tax. Nothing while it is open. */
export async function findRefundDue(sql: Db, orderNo: string, afterSaleNo: string): Promise<Decimal> {
  return (await findDue(sql, await getOrder(sql, orderNo), afterSaleNo)).amount
}

/** The same; marks the pieces as refunded. */
export function takeReturnToRefund(sql: Db, orderNo: string, afterSaleNo: string): Promise<Decimal> {
  return inTransaction(sql, async (tx: Tx) => {
    const order = await lockOrder(tx, orderNo)
    const { due, amount } = await findDue(tx, order, afterSaleNo)
    if (due.length === 0)
      throw new AppError('above_paid', `Request ${afterSaleNo} has no accepted pieces that are not refunded yet.`)
    for (const { lineId, afterSaleId, count } of due) {
      await addReturnRefunded(tx, afterSaleId, lineId, count)
      await addRefunded(tx, lineId, count)
    }
    return amount
  })
}
