import { applyForAfterSale } from '#features/orders/after-sales.contract.ts'
import { cancelOrder, orderDetail, receiveOrder } from '#features/orders/orders.contract.ts'
import { answerAfterSale } from '#features/orders/staff-after-sales.contract.ts'
import { payFor, ship } from '../../drills/shop.ts'
import { type Customer, createCustomers, order, proveTransfer } from '../../support/customers.ts'

/** For journeys with orders that are already in a status. */
export function createOrders() {
  const customers = createCustomers()

  /** Places an order and brings it to a status over the API. */
  async function orderIn(status: number, customer: Customer, goodsId: number): Promise<string> {
    const { call } = customer
    const orderNo = await order(customer, goodsId)
    if (status === 7) await call(cancelOrder, { orderNo, reason: 'Ordered by mistake' })
    if (status === 8) await proveTransfer(customer, orderNo, (await call(orderDetail, { orderNo })).totalAmount)
    if ([1, 7, 8].includes(status)) return orderNo
    await payFor(call, orderNo)
    if (status === 2) return orderNo
    const shop = await customers.staff()
    await ship(shop, orderNo)
    if (status === 3) return orderNo
    await call(receiveOrder, { orderNo })
    if (status === 4) return orderNo
    const [line] = (await call(orderDetail, { orderNo })).lines
    const { afterSaleNo } = await call(applyForAfterSale, {
      orderNo,
      lines: [{ lineId: line?.lineId ?? 0, count: 1 }],
      reason: 'Defective part',
      solution: 'refund',
    })
    if (status === 6) await shop(answerAfterSale, { afterSaleNo, agree: true, answer: 'Money back.' })
    return orderNo
  }

  return { ...customers, orderIn }
}
