import { describe, expect, test } from 'vitest'
import { exportData } from '#features/account/personal-data.contract.ts'
import { changeMemberRole, leaveTeam } from '#features/account/team.contract.ts'
import { removeAddress } from '#features/address/address.contract.ts'
import { buyNow, joinCart, viewCart } from '#features/cart/cart.contract.ts'
import { addAddress, prepareOrder, stockOf } from '#tests/drills/shop.ts'
import { again, createColleague, ownerOfFirm } from '#tests/support/team.ts'
import { createWorld } from '#tests/support/world.ts'
import * as contract from '../../approvals/approvals.contract.ts'
import { createOrder, previewOrder } from '../../checkout.contract.ts'
import { orderDetail } from '../../orders.contract.ts'

const world = await createWorld()

/** A team whose buyer may order for 50.00 at a time, and a part of 10.00. Shipping is 12.50. */
async function limitedTeam(orderLimit: string | null = '50') {
  const owner = await ownerOfFirm(world)
  const buyer = await createColleague(world, owner.accountId, 'buyer')
  const leader = await again(world, owner)
  await leader.call(changeMemberRole, { accountId: buyer.accountId, role: 'buyer', orderLimit })
  const addressId = await addAddress(world.sql, buyer.call)
  const goods = await world.goods({ stock: 100, tiers: [{ from: 1, price: '10' }] })
  const prepare = (count: number, who = buyer) => prepareOrder(who.call, addressId, [{ goodsId: goods.id, count }])
  const send = async (count: number, more: object = {}) =>
    buyer.call(contract.requestApproval, { ...(await prepare(count)), ...more })
  /** As it is shown, with the total of now. */
  const approve = async (approvalId: number, who = leader) => {
    const { now } = await who.call(contract.approvalDetail, { approvalId })
    return who.call(contract.approveOrder, { approvalId, totalAmount: now?.totalAmount ?? '0' })
  }
  return { owner: leader, buyer, addressId, goods, prepare, send, approve }
}

const refusal = (reason: string) => expect.objectContaining({ reason })

describe('a limit', () => {
  test('is told by the preview, holds for the total, and not for what is below it', async () => {
    const { buyer, addressId, goods, prepare } = await limitedTeam()
    const preview = (count: number) =>
      buyer.call(previewOrder, { addressId, expressId: 1, lines: [{ goodsId: goods.id, count }] })
    expect(await preview(4)).toMatchObject({ totalAmount: '52.5000', aboveLimit: { amount: '50', currency: 'USD' } })
    expect((await preview(3)).aboveLimit).toBeUndefined()
    await expect(buyer.call(createOrder, await prepare(4))).rejects.toEqual(refusal('needs_approval'))
    expect(await stockOf(world.sql, goods.id)).toBe(100)
    const { orderNo } = await buyer.call(createOrder, await prepare(3))
    expect(orderNo).toMatch(/^OS-/)
  })

  test('of 0 sends every order for approval; without one nothing needs it', async () => {
    const strict = await limitedTeam('0')
    await expect(strict.buyer.call(createOrder, await strict.prepare(1))).rejects.toEqual(refusal('needs_approval'))
    const free = await limitedTeam(null)
    expect((await free.buyer.call(createOrder, await free.prepare(90))).orderNo).toMatch(/^OS-/)
    await expect(free.send(1)).rejects.toMatchObject({ reason: 'invalid_input', message: /without approval/ })
  })

  test('of an administrator or of the owner does not exist', async () => {
    const { owner, buyer, prepare } = await limitedTeam('0')
    expect((await owner.call(createOrder, await prepare(2, owner))).orderNo).toMatch(/^OS-/)
    await owner.call(changeMemberRole, { accountId: buyer.accountId, role: 'administrator' })
    const leader = await again(world, buyer)
    expect((await leader.call(createOrder, await prepare(2, leader))).orderNo).toMatch(/^OS-/)
    // With the role the limit is gone: it does not come back with it.
    await owner.call(changeMemberRole, { accountId: buyer.accountId, role: 'buyer' })
    expect((await buyer.call(createOrder, await prepare(2))).orderNo).toMatch(/^OS-/)
  })
})

describe('an order sent for approval', () => {
  test('leaves the cart, reserves nothing, and tells everybody who may approve it', async () => {
    const { owner, buyer, goods, send } = await limitedTeam()
    const administrator = await createColleague(world, owner.accountId, 'administrator')
    const viewer = await createColleague(world, owner.accountId, 'viewer')
    await buyer.call(joinCart, { goodsId: goods.id, count: 7, ownNumber: 'OWN-7', customerRef: 'Heron' })
    const { approvalId } = await send(7, { note: 'For the prototype', poNumber: 'PO-7' })
    expect((await buyer.call(viewCart, {})).list).toEqual([])
    expect(await stockOf(world.sql, goods.id)).toBe(100)
    for (const { email } of [owner, administrator])
      expect((await world.mailsTo(email))[0]).toMatchObject({
        subject: expect.stringMatching(/is waiting for your approval$/),
        text: expect.stringContaining(`/userCenter/team/approvals/${approvalId}`),
      })
    expect(await world.mailsTo(viewer.email)).toEqual([])
    const seen = await viewer.call(contract.approvalDetail, { approvalId })
    expect(seen).toMatchObject({
      state: 'pending',
      requestedBy: { accountId: buyer.accountId },
      totalAmount: '82.5',
      note: 'For the prototype',
      poNumber: 'PO-7',
      deliveryAddress: { address: 'Dock 7' },
      lines: [{ goodsId: goods.id, count: 7, ownNumber: 'OWN-7', customerRef: 'Heron' }],
      now: { totalAmount: '82.5000', problems: [] },
      actions: [],
    })
    expect((await owner.call(contract.approvals, {})).list).toMatchObject([
      { approvalId, actions: ['approve', 'reject'] },
    ])
    expect((await buyer.call(contract.approvals, {})).list).toMatchObject([{ approvalId, actions: ['withdraw'] }])
  })

  test('is placed for the buyer once it is approved, by one of two at the same moment', async () => {
    const { owner, buyer, goods, send, approve } = await limitedTeam()
    const administrator = await createColleague(world, owner.accountId, 'administrator')
    const { approvalId } = await send(6, { remark: 'Ring twice' })
    const outcomes = await Promise.allSettled([approve(approvalId), approve(approvalId, administrator)])
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { reason: 'wrong_status' } })
    expect(await stockOf(world.sql, goods.id)).toBe(94)
    const { state, orderNo, now } = await buyer.call(contract.approvalDetail, { approvalId })
    expect({ state, now }).toEqual({ state: 'approved', now: null })
    expect(await owner.call(orderDetail, { orderNo: orderNo ?? '' })).toMatchObject({
      placedBy: { accountId: buyer.accountId },
      remark: 'Ring twice',
      lines: [{ count: 6 }],
      events: [{ title: 'Order placed' }, { title: 'Order approved', who: 'system', note: /^By / }],
    })
    expect((await world.mailsTo(buyer.email))[0]?.subject).toContain(orderNo)
  })

  test('is placed at the prices of now, and only at the total that was seen', async () => {
    const { owner, goods, send, approve } = await limitedTeam()
    const { approvalId } = await send(6)
    await world.sql`update goods set tier_prices = '{11}' where goods_id = ${goods.id}`
    const seen = await owner.call(contract.approvalDetail, { approvalId })
    expect(seen).toMatchObject({ totalAmount: '72.5', now: { totalAmount: '78.5000', problems: [] } })
    const stale = owner.call(contract.approveOrder, { approvalId, totalAmount: seen.totalAmount })
    await expect(stale).rejects.toEqual(refusal('order_changed'))
    expect((await owner.call(contract.approvalDetail, { approvalId })).state).toBe('pending')
    expect((await approve(approvalId)).orderNo).toMatch(/^OS-/)
  })

  test('says what keeps it from being ordered, and waits', async () => {
    const { owner, goods, addressId, send, approve } = await limitedTeam()
    const { approvalId } = await send(6)
    await world.sql`update goods set stock = 2 where goods_id = ${goods.id}`
    const short = await owner.call(contract.approvalDetail, { approvalId })
    expect(short.now?.problems).toEqual([expect.stringContaining('There are only 2')])
    await expect(approve(approvalId)).rejects.toEqual(refusal('order_changed'))
    await world.sql`update goods set stock = 100 where goods_id = ${goods.id}`
    await owner.call(removeAddress, { addressId })
    const homeless = await owner.call(contract.approvalDetail, { approvalId })
    expect(homeless).toMatchObject({ deliveryAddress: null, state: 'pending' })
    expect(homeless.now?.problems).toEqual(['The delivery address was removed from the address book.'])
    await expect(approve(approvalId)).rejects.toEqual(refusal('not_found'))
  })

  test('of a Buy Now takes its line; what cannot be ordered is refused and stays in the cart', async () => {
    const { buyer, goods, prepare, send } = await limitedTeam()
    const { fastId } = await buyer.call(buyNow, { goodsId: goods.id, count: 5 })
    const { lines: _, ...order } = await prepare(5)
    const sent = () => buyer.call(contract.requestApproval, { ...order, fastId })
    expect((await sent()).approvalId).toBeGreaterThan(0)
    await expect(sent()).rejects.toEqual(refusal('not_found'))
    await buyer.call(joinCart, { goodsId: goods.id, count: 5 })
    await expect(send(101)).rejects.toEqual(refusal('order_changed'))
    await expect(send(5, { totalAmount: '1.00' })).rejects.toEqual(refusal('order_changed'))
    await expect(send(5, { payMethod: 'account' })).rejects.toMatchObject({ reason: 'method_not_offered' })
    expect((await buyer.call(viewCart, {})).list).toMatchObject([{ count: 5 }])
  })

  test('is rejected with a reason that the buyer reads, and can be put in the cart again', async () => {
    const { owner, buyer, goods, send, approve } = await limitedTeam()
    const { approvalId } = await send(6)
    await owner.call(contract.rejectOrder, { approvalId, reason: 'We have enough of these' })
    expect((await world.mailsTo(buyer.email))[0]?.text).toContain('We have enough of these')
    const { state, reason, decidedBy, now } = await buyer.call(contract.approvalDetail, { approvalId })
    expect({ state, reason, now }).toEqual({ state: 'rejected', reason: 'We have enough of these', now: null })
    expect(decidedBy).toEqual({ accountId: owner.accountId, name: 'Ada Owner' })
    await expect(approve(approvalId)).rejects.toEqual(refusal('wrong_status'))
    await expect(buyer.call(contract.fillCartAgain, { approvalId })).resolves.toMatchObject({ addedCount: 1 })
    expect((await buyer.call(viewCart, {})).list).toMatchObject([{ goodsId: goods.id, count: 6 }])
  })

  test('is withdrawn by who has sent it, and by leaving the team', async () => {
    const { owner, buyer, send, approve } = await limitedTeam()
    const colleague = await createColleague(world, owner.accountId, 'buyer')
    const [first, second] = [await send(6), await send(7)]
    await expect(colleague.call(contract.withdrawApproval, first)).rejects.toEqual(refusal('not_allowed'))
    await buyer.call(contract.withdrawApproval, first)
    await expect(approve(first.approvalId)).rejects.toEqual(refusal('wrong_status'))
    expect(await buyer.call(exportData, {})).toMatchObject({
      approvals: [{ state: 'withdrawn' }, { state: 'pending', totalAmount: '82.5' }],
    })
    await buyer.call(leaveTeam, {})
    const left = await owner.call(contract.approvalDetail, second)
    expect(left).toMatchObject({ state: 'withdrawn', decidedBy: null, actions: [] })
  })

  test('is not placed for somebody who may no longer order', async () => {
    const { owner, buyer, send, approve } = await limitedTeam()
    const { approvalId } = await send(6)
    await owner.call(changeMemberRole, { accountId: buyer.accountId, role: 'viewer' })
    await expect(approve(approvalId)).rejects.toMatchObject({ reason: 'not_allowed', message: /no longer orders/ })
  })

  test('of another team is not there', async () => {
    const { send } = await limitedTeam()
    const { approvalId } = await send(6)
    const { owner: other } = await limitedTeam()
    const calls = [
      () => other.call(contract.approvalDetail, { approvalId }),
      () => other.call(contract.approveOrder, { approvalId, totalAmount: '72.5' }),
      () => other.call(contract.rejectOrder, { approvalId, reason: 'No' }),
      () => other.call(contract.withdrawApproval, { approvalId }),
      () => other.call(contract.fillCartAgain, { approvalId }),
    ]
    for (const call of calls) await expect(call()).rejects.toEqual(refusal('not_found'))
    expect((await other.call(contract.approvals, {})).totalCount).toBe(0)
  })

  test('is one of at most a hundred that wait', async () => {
    const { owner, buyer, send } = await limitedTeam()
    const { approvalId } = await send(6)
    await world.sql`
      insert into order_approval (customer_id, requested_by, wanted, lines, currency, total_amount, note)
      select customer_id, requested_by, wanted, lines, currency, total_amount, note
      from order_approval, generate_series(1, 99) where approval_id = ${approvalId}`
    await expect(send(6)).rejects.toEqual(refusal('too_many_requests'))
    await buyer.call(contract.withdrawApproval, { approvalId })
    expect((await send(6)).approvalId).toBeGreaterThan(approvalId)
    const waiting = await owner.call(contract.approvals, { state: 'pending', pageNumber: 10 })
    expect([waiting.totalCount, waiting.list.length]).toEqual([100, 10])
  })
})
