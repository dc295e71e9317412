import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { refundOrder } from '#features/payment/staff-payment.contract.ts'
import { exportStaffList } from '#features/staff/staff-export.contract.ts'
import { saveTaxRule, staffTax } from '#features/tax/staff-tax.contract.ts'
import { inTransaction } from '#server/database/connect.ts'
import { addAddress, heldOf, payFor, placeOrder, ship, stockOf } from '#tests/drills/shop.ts'
import { createWorld } from '#tests/support/world.ts'
import { applyForAfterSale, myAfterSales } from '../../after-sales.contract.ts'
import { orderDetail } from '../../orders.contract.ts'
import { reportMissing } from '../../picking.contract.ts'
import { answerAfterSale, staffAfterSaleDetail } from '../../staff-after-sales.contract.ts'
import { takeLinesToRefund } from './refund-lines.service.ts'

const world = await createWorld(`returns_${process.env.VITEST_POOL_ID ?? '1'}`)
const { sql } = world
const staff = await world.staff()

interface Bought {
  count?: number
  country?: string
  /** Reported missing before the rest is shipped. */
  missing?: number
}

/** An order of two parts that was paid and shipped: `count` of the first, 4 of the second, at 0.3333 each. */
async function bought({ count = 1000, country = 'NL', missing = 0 }: Bought = {}) {
  const buyer = await world.buyer()
  const tiers = [{ from: 1, price: '0.3333' }]
  const [first, second] = [await world.goods({ stock: 2000, tiers }), await world.goods({ stock: 10, tiers })]
  const addressId = await addAddress(sql, buyer.call, country)
  const orderNo = await placeOrder(buyer.call, addressId, [
    { goodsId: first.id, count },
    { goodsId: second.id, count: 4 },
  ])
  await payFor(buyer.call, orderNo)
  const detail = () => buyer.call(orderDetail, { orderNo })
  const [one, other] = (await detail()).lines.map(({ lineId }) => lineId)
  const [firstLine, secondLine] = [one ?? 0, other ?? 0]
  if (missing > 0) await staff.call(reportMissing, { orderNo, lineId: firstLine, count: missing, note: '' })
  await ship(staff.call, orderNo)
  const apply = (lines: Array<[lineId: number, count: number]>, solution: 'refund' | 'replace' = 'refund') =>
    buyer.call(applyForAfterSale, {
      orderNo,
      lines: lines.map(([lineId, pieces]) => ({ lineId, count: pieces })),
      reason: 'Defective part',
      solution,
    })
  const answer = (afterSaleNo: string, lines?: Array<[lineId: number, accepted: number, restock?: boolean]>) =>
    staff.call(answerAfterSale, {
      afterSaleNo,
      agree: true,
      answer: 'Sorry',
      ...(lines && { lines: lines.map(([lineId, accepted, restock = false]) => ({ lineId, accepted, restock })) }),
    })
  const refund = (input: object) => staff.call(refundOrder, { orderNo, note: 'Returned', ...input })
  const returnable = async () => (await detail()).lines.map(({ returnableCount }) => returnableCount)
  const due = async (afterSaleNo: string) => (await staff.call(staffAfterSaleDetail, { afterSaleNo })).order.refundDue
  return { ...buyer, orderNo, first, second, firstLine, secondLine, apply, answer, refund, returnable, due, detail }
}

describe('a return of some pieces', () => {
  test('is reduced by staff; only the accepted pieces count, are refunded and go back into the stock', async () => {
    const { apply, answer, refund, returnable, due, detail, email, ...order } = await bought()
    const { first, second, firstLine, secondLine } = order
    const { afterSaleNo } = await apply([
      [firstLine, 5],
      [secondLine, 4],
    ])
    expect(await returnable()).toEqual([995, 0])
    expect(await due(afterSaleNo), 'nothing is due while it is open').toBe('0.0000')
    await answer(afterSaleNo, [
      [firstLine, 3, true],
      [secondLine, 0, true],
    ])
    expect(await returnable()).toEqual([997, 4])
    expect([await stockOf(sql, first.id), await heldOf(sql, first.id)]).toEqual([1003, 997])
    expect(await stockOf(sql, second.id)).toBe(6)
    // Three pieces of 0.3333; a card is refunded in cents.
    expect(await due(afterSaleNo)).toBe('0.9999')
    expect(await refund({ afterSaleNo })).toMatchObject({ refundedAmount: '1.0000' })
    expect(await due(afterSaleNo)).toBe('0.0000')
    expect(await returnable(), 'returned and refunded pieces are not subtracted twice').toEqual([997, 4])
    await expect(refund({ afterSaleNo })).rejects.toMatchObject({ reason: 'above_paid' })
    const { afterSales } = await detail()
    expect(afterSales[0]?.lines.map(({ count, acceptedCount }) => [count, acceptedCount])).toEqual([
      [5, 3],
      [4, 0],
    ])
    const { lines } = await staff.call(staffAfterSaleDetail, { afterSaleNo })
    expect(lines.map(({ restockedCount, refundedCount }) => [restockedCount, refundedCount])).toEqual([
      [3, 3],
      [0, 0],
    ])
    const { file } = await staff.call(exportStaffList, { list: 'returns', filter: { state: 'agreed' } })
    expect(String(file.body)).toContain(`5 × ${first.model}, 4 × ${second.model}",3 × ${first.model},Sorry`)
    const reduced = `${first.model}: 3 of 5 accepted, ${second.model}: 0 of 4 accepted`
    expect(afterSales[0]?.progress.at(-1)?.text).toBe(`Agreed in part (${reduced}): Sorry`)
    expect((await world.mailsTo(email)).map(({ text }) => text)).toContainEqual(expect.stringContaining(reduced))
  })

  test('can be followed by others until all pieces are used up', async () => {
    const { apply, answer, returnable, call, orderNo, firstLine, detail } = await bought({ count: 6 })
    const one = await apply([[firstLine, 2]])
    await expect(apply([[firstLine, 1]]), 'one request at a time').rejects.toMatchObject({ reason: 'wrong_status' })
    await answer(one.afterSaleNo)
    const two = await apply([[firstLine, 3]], 'replace')
    expect(two.status).toBe(5)
    await staff.call(answerAfterSale, { afterSaleNo: two.afterSaleNo, agree: false, answer: 'They work here' })
    expect((await detail()).status, 'back where it came from').toBe(6)
    const three = await apply([[firstLine, 4]])
    await answer(three.afterSaleNo, [[firstLine, 4]])
    expect(await returnable()).toEqual([0, 4])
    await expect(apply([[firstLine, 1]])).rejects.toMatchObject({
      reason: 'above_ordered',
      message: expect.stringContaining('at most 0'),
    })
    expect((await call(myAfterSales, { orderNo })).totalCount).toBe(3)
    expect((await detail()).actions, '[ORD-16] names no action').toEqual([])
  })

  test('is not possible for pieces that were refunded or never sent', async () => {
    const { apply, refund, returnable, firstLine } = await bought({ count: 10, missing: 4 })
    expect(await returnable()).toEqual([6, 4])
    await refund({ lines: [{ lineId: firstLine, count: 4 }] })
    expect(await returnable(), 'the refund was for the missing pieces').toEqual([6, 4])
    await refund({ lines: [{ lineId: firstLine, count: 1 }] })
    expect(await returnable()).toEqual([5, 4])
    await expect(apply([[firstLine, 6]])).rejects.toMatchObject({ message: expect.stringContaining('at most 5') })
  })

  test('is refunded once, whether from its own page or from that of the order', async () => {
    const { apply, answer, refund, returnable, due, firstLine, detail } = await bought()
    const { afterSaleNo } = await apply([[firstLine, 3]])
    await answer(afterSaleNo)
    await refund({ lines: [{ lineId: firstLine, count: 3 }] })
    expect([await due(afterSaleNo), await returnable()]).toEqual(['0.0000', [997, 4]])
    await expect(refund({ afterSaleNo })).rejects.toMatchObject({ reason: 'above_paid' })
    expect((await detail()).refundedAmount).toBe('1.0000')
  })

  test('is not refunded again when its pieces were refunded before it was answered', async () => {
    const { apply, answer, refund, returnable, due, firstLine } = await bought()
    const { afterSaleNo } = await apply([[firstLine, 5]])
    await refund({ lines: [{ lineId: firstLine, count: 4 }] })
    expect(await returnable()).toEqual([995, 4])
    await answer(afterSaleNo, [[firstLine, 3]])
    expect([await due(afterSaleNo), await returnable()]).toEqual(['0.0000', [996, 4]])
  })

  test('may be refunded with another amount; the pieces count as refunded then', async () => {
    const { apply, answer, refund, due, firstLine } = await bought()
    const { afterSaleNo } = await apply([[firstLine, 3]])
    await answer(afterSaleNo)
    expect(await refund({ afterSaleNo, amount: '0.50' })).toMatchObject({ refundedAmount: '0.5000' })
    expect(await due(afterSaleNo)).toBe('0.0000')
  })

  test('has no refund when parts are replaced', async () => {
    const { apply, answer, refund, due, firstLine } = await bought()
    const { afterSaleNo } = await apply([[firstLine, 3]], 'replace')
    await answer(afterSaleNo)
    expect(await due(afterSaleNo)).toBe('0.0000')
    await expect(refund({ afterSaleNo })).rejects.toMatchObject({ reason: 'above_paid' })
  })

  test('is refunded with its share of the tax, and all returns together with all of it', async () => {
    const { version } = await staff.call(staffTax, {})
    const rule = { customerKind: 'all' as const, name: 'VAT', reverseCharge: false, note: '' }
    await staff.call(saveTaxRule, { version, ...rule, countryCode: 'BE', rate: '21' })
    const { apply, answer, refund, due, firstLine, detail } = await bought({ count: 70, country: 'BE' })
    const seven = await apply([[firstLine, 7]])
    await answer(seven.afterSaleNo)
    // 2.3331 of goods with 0.49 of tax.
    expect(await due(seven.afterSaleNo)).toBe('2.8231')
    await refund({ afterSaleNo: seven.afterSaleNo })
    expect(await detail()).toMatchObject({ refundedAmount: '2.8200', refundedTaxAmount: '0.4900' })
    const rest = await apply([[firstLine, 63]])
    await answer(rest.afterSaleNo)
    // 23.3310 of goods with 4.90 of tax together.
    expect(await due(rest.afterSaleNo)).toBe('25.4079')
  })

  test('is refused with more pieces than requested, with none, and by the database itself', async () => {
    const { apply, answer, firstLine, secondLine } = await bought()
    const { afterSaleNo } = await apply([[firstLine, 3]])
    await expect(answer(afterSaleNo, [[firstLine, 4]])).rejects.toMatchObject({ reason: 'above_ordered' })
    await expect(answer(afterSaleNo, [[secondLine, 1]])).rejects.toMatchObject({ reason: 'not_found' })
    await expect(answer(afterSaleNo, [[firstLine, 0]])).rejects.toMatchObject({ reason: 'invalid_input' })
    await expect(sql`update after_sale_line set count = 1001 where line_id = ${firstLine}`).rejects.toThrow(
      /more pieces .* are returned than were ordered/,
    )
  })
})

describe('at the same time', () => {
  const settle = async (calls: Array<Promise<unknown>>) =>
    (await Promise.allSettled(calls)).filter(({ status }) => status === 'fulfilled').length

  test('eight requests for all pieces are one request', async () => {
    const { apply, firstLine, returnable } = await bought({ count: 6 })
    expect(await settle(Array.from({ length: 8 }, () => apply([[firstLine, 6]])))).toBe(1)
    expect(await returnable()).toEqual([0, 4])
  })

  test('a request and a refund of the same pieces: together never more than were shipped', async () => {
    const { apply, refund, firstLine, detail } = await bought({ count: 6 })
    const tries = [
      apply([[firstLine, 5]]),
      ...Array.from({ length: 6 }, () => refund({ lines: [{ lineId: firstLine, count: 1 }] })),
    ]
    await Promise.allSettled(tries)
    const [line] = await sql<{ taken: number; refunded: number }[]>`
      select returned_pieces(line_id) taken, refunded_count refunded from order_line where line_id = ${firstLine}`
    // Whoever is first wins: a refund may be for pieces of an open request, a request never for refunded pieces.
    expect([0, 5]).toContain(line?.taken)
    expect(line?.refunded).toBe(6)
    expect((await detail()).lines[0]?.returnableCount).toBe(0)
  })

  test('a request waits for a refund that is under way, and is refused for its pieces', async () => {
    const { apply, orderNo, firstLine } = await bought({ count: 6 })
    let hasEnded = false
    let request: Promise<string> = Promise.resolve('not sent')
    const isWaiting = async () =>
      (
        await sql`
        select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and state = 'active'`
      ).length > 0
    await inTransaction(sql, async (tx) => {
      await takeLinesToRefund(tx, orderNo, [{ lineId: firstLine, count: 2 }])
      request = apply([[firstLine, 6]])
        .then(
          () => 'accepted',
          (error: Error) => error.message,
        )
        .finally(() => {
          hasEnded = true
        })
      await expect.poll(async () => hasEnded || (await isWaiting())).toBe(true)
    })
    expect(await request).toContain('you can return at most 4 of the 6 pieces')
  })

  test('eight refunds of one return are one refund', async () => {
    const { apply, answer, refund, firstLine, detail } = await bought({ count: 6 })
    const { afterSaleNo } = await apply([[firstLine, 3]])
    await answer(afterSaleNo)
    expect(await settle(Array.from({ length: 8 }, () => refund({ afterSaleNo })))).toBe(1)
    expect((await detail()).refundedAmount).toBe('1.0000')
  })
})

describe('requests from before returns by quantity', () => {
  test('that the version before answers meanwhile count with all their pieces', async () => {
    const { apply, returnable, firstLine, detail, due } = await bought()
    const { afterSaleNo } = await apply([[firstLine, 5]])
    await sql`update after_sale set state = 'agreed', answer = 'Yes', answered_at = now() where after_sale_no = ${afterSaleNo}`
    expect(await returnable()).toEqual([995, 4])
    expect((await detail()).afterSales[0]?.lines).toMatchObject([{ count: 5, acceptedCount: 5 }])
    expect(await due(afterSaleNo)).toBe('1.6665')
  })

  test('stay as they were decided', async () => {
    const { apply, refund, returnable, firstLine, first } = await bought()
    const { afterSaleNo } = await apply([[firstLine, 5]])
    await staff.call(answerAfterSale, { afterSaleNo, agree: true, answer: 'Yes', restock: true })
    await refund({ lines: [{ lineId: firstLine, count: 5 }] })
    const refused = await apply([[firstLine, 7]])
    await staff.call(answerAfterSale, { afterSaleNo: refused.afterSaleNo, agree: false, answer: 'No' })
    const now = () => sql`
      select count, accepted_count, restocked_count, refunded_count from after_sale_line where line_id = ${firstLine} order by 1`
    const decided = await now()
    expect(decided).toMatchObject([
      { count: 5, accepted_count: 5, restocked_count: 5, refunded_count: 5 },
      { count: 7, accepted_count: 0, restocked_count: 0, refunded_count: 0 },
    ])
    await sql`
      update after_sale_line set accepted_count = null, restocked_count = 0, refunded_count = 0 where line_id = ${firstLine}`
    const migration = await readFile('db/migrations/0339_returns_by_quantity.sql', 'utf8')
    await sql.unsafe(/^update after_sale_line[^;]*;/m.exec(migration)?.[0] ?? '')
    expect(await now()).toEqual(decided)
    expect(await returnable()).toEqual([995, 4])
    expect(await stockOf(sql, first.id)).toBe(1005)
  })
})
