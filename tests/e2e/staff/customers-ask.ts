import { randomUUID } from 'node:crypto'
import { applyForAfterSale } from '#features/orders/after-sales.contract.ts'
import { orderDetail } from '#features/orders/orders.contract.ts'
import { createEnquiry } from '#features/rfq/rfq.contract.ts'
import { payFor } from '../../drills/shop.ts'
import { type Customer, order } from '../../support/customers.ts'

export async function paidOrder(customer: Customer, goodsId: number) {
  const orderNo = await order(customer, goodsId)
  await payFor(customer.call, orderNo)
  return orderNo
}

export async function askForQuote(customer: Customer, goodsModel: string, remark = '') {
  const { enquiryNo } = await customer.call(createEnquiry, {
    draftId: randomUUID(),
    contact: { name: 'Ada Buyer', email: customer.email, company: 'Test Firm' },
    lines: [{ goodsModel, count: 500, targetPrice: '0.4', remark }],
    captchaId: '',
    captchaAnswer: '',
  })
  return enquiryNo
}

export async function askForReturn(customer: Customer, orderNo: string, words = 'Two pins are bent.') {
  const [line] = (await customer.call(orderDetail, { orderNo })).lines
  const { afterSaleNo } = await customer.call(applyForAfterSale, {
    orderNo,
    lines: [{ lineId: line?.lineId ?? 0, count: 1 }],
    reason: 'Damaged',
    description: words,
    solution: 'refund',
  })
  return afterSaleNo
}
