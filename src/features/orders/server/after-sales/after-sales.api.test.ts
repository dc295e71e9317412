import { describe, expect, test } from 'vitest'
import { addAddress, heldOf, payFor, placeOrder, ship, statusOf, stockOf } from '#tests/drills/shop.ts'
import { createWorld } from '#tests/support/world.ts'
import * as afterSalesContract from '../../after-sales.contract.ts'
import * as contract from '../../orders.contract.ts'
import * as staffAfterSales from '../../staff-after-sales.contract.ts'
import * as staffContract from '../../staff-orders.contract.ts'

const world = await createWorld()
const staff = await world.staff()

/** A paid order of 6 out of 10, and its line. */
async function paid() {
  const buyer = await world.buyer()
  const goods = await world.goods({ stock: 10 })
  const addressId = await addAddress(world.sql, buyer.call)
  const orderNo = await placeOrder(buyer.call, addressId, [{ goodsId: goods.id, count: 6 }])
  await payFor(buyer.call, orderNo)
  const { lines } = await buyer.call(contract.orderDetail, { orderNo })
  const lineId = lines[0]?.lineId ?? 0
  const apply = (count: number, more: object = {}) =>
    buyer.call(afterSalesContract.applyForAfterSale, {
      orderNo,
      lines: [{ lineId, count }],
      reason: 'Defective part',
      solution: 'refund',
      ...more,
    })
  return { ...buyer, goods, orderNo, lineId, apply }
}

describe('customer service', () => {
  test('[API-ORDER-09] lines, reason and solution are taken; the order waits for an answer', async () => {
    const { call, orderNo, apply, goods, email } = await paid()
    const { afterSaleNo, status } = await apply(2, { description: 'Two of them smoke' })
    expect([afterSaleNo, status]).toEqual([expect.stringMatching(/^AS-\d{6}-/), 5])
    const { list, totalCount } = await call(afterSalesContract.myAfterSales, { orderNo })
    expect(totalCount).toBe(1)
    expect(list).toMatchObject([
      {
        afterSaleNo,
        orderNo,
        state: 'open',
        solution: 'refund',
        reason: 'Defective part',
        description: 'Two of them smoke',
        lines: [{ goodsModel: goods.model, count: 2 }],
        progress: [{ who: 'buyer', text: 'Requested a refund: Defective part' }],
      },
    ])
    expect((await world.mailsTo(email))[0]?.subject).toBe(`Customer service for order ${orderNo}`)
  })

  test('the old name of the solution is still taken, and a request without a solution is refused', async () => {
    const { call, orderNo, apply } = await paid()
    const none = apply(1, { solution: undefined })
    await expect(none).rejects.toMatchObject({ reason: 'invalid_input', message: 'Please choose a solution.' })
    await apply(1, { solution: undefined, wish: 'replace' })
    const { list } = await call(afterSalesContract.myAfterSales, { orderNo })
    expect(list).toMatchObject([{ solution: 'replace', wish: 'replace' }])
  })

  test('the reason "Other" needs a description', async () => {
    const { apply } = await paid()
    const refused = { reason: 'invalid_input', message: 'Please describe the problem.' }
    await expect(apply(1, { reason: 'Other' })).rejects.toMatchObject(refused)
    expect((await apply(1, { reason: 'Other', description: 'Wrong colour' })).status).toBe(5)
  })

  test.each([2, 3, 4] as const)('after a refusal an order of status %i has its previous status', async (status) => {
    const { call, orderNo, apply } = await paid()
    if (status > 2) await ship(staff.call, orderNo)
    if (status > 3) await call(contract.receiveOrder, { orderNo })
    const { afterSaleNo } = await apply(1)
    await staff.call(staffAfterSales.noteAfterSale, { afterSaleNo, text: 'We are measuring' })
    await staff.call(staffAfterSales.answerAfterSale, { afterSaleNo, agree: false, answer: 'They work here' })
    const detail = await call(contract.orderDetail, { orderNo })
    expect(detail.status).toBe(status)
    expect(detail.afterSales).toMatchObject([{ state: 'refused', answer: 'They work here' }])
    expect(detail.afterSales[0]?.progress.map((step) => step.text)).toEqual([
      'Requested a refund: Defective part',
      'We are measuring',
      'Refused: They work here',
    ])
    expect(detail.lines[0]?.returnableCount).toBe(6)
  })

  test('when agreed, the order is completed, and good parts go back into the stock', async () => {
    const { call, orderNo, apply, goods } = await paid()
    const { afterSaleNo } = await apply(2)
    expect(
      await staff.call(staffAfterSales.answerAfterSale, {
        afterSaleNo,
        agree: true,
        answer: 'Sorry',
        restock: true,
      }),
    ).toMatchObject({ afterSaleNo, status: 6 })
    expect([await stockOf(world.sql, goods.id), await heldOf(world.sql, goods.id)]).toEqual([6, 4])
    expect((await call(contract.orderDetail, { orderNo })).lines[0]?.returnableCount).toBe(4)
    await expect(apply(5)).rejects.toMatchObject({ reason: 'above_ordered' })
    const { audit } = await staff.call(staffContract.staffOrderDetail, { orderNo })
    expect(audit).toMatchObject([{ action: 'agreeAfterSale', detail: `${afterSaleNo}, restocked: Sorry` }])
  })

  test('without restocking the stock is unchanged', async () => {
    const { apply, goods } = await paid()
    const { afterSaleNo } = await apply(2)
    await staff.call(staffAfterSales.answerAfterSale, { afterSaleNo, agree: true, answer: 'Keep them' })
    expect([await stockOf(world.sql, goods.id), await heldOf(world.sql, goods.id)]).toEqual([4, 6])
  })

  test('can be answered once', async () => {
    const { apply, goods } = await paid()
    const { afterSaleNo } = await apply(3)
    const answer = () =>
      staff.call(staffAfterSales.answerAfterSale, { afterSaleNo, agree: true, answer: 'Yes', restock: true }).then(
        () => 'done',
        (error: { reason: string }) => error.reason,
      )
    const answers = await Promise.all(Array.from({ length: 5 }, answer))
    expect(answers.sort()).toEqual(['done', 'wrong_status', 'wrong_status', 'wrong_status', 'wrong_status'])
    expect(await stockOf(world.sql, goods.id)).toBe(7)
  })

  test('refuses more than ordered, lines of other orders, repeated lines and unpaid orders', async () => {
    const { call, orderNo, apply, lineId } = await paid()
    const other = await paid()
    await expect(apply(7)).rejects.toMatchObject({
      reason: 'above_ordered',
      message: expect.stringContaining('at most 6'),
    })
    const twice = [
      { lineId, count: 1 },
      { lineId, count: 1 },
    ]
    await expect(apply(1, { lines: twice })).rejects.toMatchObject({ reason: 'invalid_input' })
    await expect(apply(1, { lines: [{ lineId: other.lineId, count: 1 }] })).rejects.toMatchObject({
      reason: 'not_found',
    })
    await expect(apply(1, { pictures: ['f'.repeat(32)] })).rejects.toMatchObject({ reason: 'not_found' })
    expect([await statusOf(call, orderNo), (await call(afterSalesContract.myAfterSales, {})).totalCount]).toEqual([
      2, 0,
    ])
  })

  test('only staff answer', async () => {
    const { call, apply } = await paid()
    const { afterSaleNo } = await apply(1)
    await expect(
      call(staffAfterSales.answerAfterSale, { afterSaleNo, agree: true, answer: 'x' }),
    ).rejects.toMatchObject({
      reason: 'not_allowed',
    })
    const other = await world.buyer()
    expect((await other.call(afterSalesContract.myAfterSales, {})).list).toEqual([])
  })
})
