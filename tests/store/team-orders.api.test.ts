import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { updateInfo } from '#features/account/account.contract.ts'
import { deleteAccount } from '#features/account/personal-data.contract.ts'
import { identify } from '#features/account/server/account.service.ts'
import { inviteMember, joinTeam, leaveTeam, removeMember } from '#features/account/team.contract.ts'
import { addressList } from '#features/address/address.contract.ts'
import { myCredit } from '#features/credit/credit.contract.ts'
import { creditTerms } from '#features/credit/staff-credit.contract.ts'
import { previewOrder } from '#features/orders/checkout.contract.ts'
import { cancelOrder, myOrders, orderDetail } from '#features/orders/orders.contract.ts'
import { listOwnOrders } from '#features/orders/server/order-reading.service.ts'
import { staffOrderDetail, staffOrders } from '#features/orders/staff-orders.contract.ts'
import { sendProof } from '#features/payment/server/transfers.service.ts'
import { openResource } from '#features/resource/server/resource.service.ts'
import { createEnquiry, enquiryDetail, myEnquiries } from '#features/rfq/rfq.contract.ts'
import { writeToBuyer } from '#features/rfq/staff-rfq.contract.ts'
import { createDb } from '#server/database/driver/statement.ts'
import { addAddress, payFor, placeOrder, ship } from '#tests/drills/shop.ts'
import { mailsThatLeave, tokenIn } from '#tests/support/mailbox.ts'
import { addPriceList, buyerWithOrder, givePriceList, giveTerms, onAccount } from '#tests/support/ordered.ts'
import { again, createColleague } from '#tests/support/team.ts'
import { createWorld } from '#tests/support/world.ts'

const world = await createWorld()
const [admin, clerk] = [await world.staff(), await world.staff('sales')]
type Person = Awaited<ReturnType<typeof world.buyer>>

/** A customer with an order, and a colleague who has ordered for them, too. */
async function firm() {
  const first = await buyerWithOrder(world, { goods: { stock: 1000 } })
  await first.call(updateInfo, { name: 'Ada Owner', company: 'Zirkon Ltd' })
  const colleague = await createColleague(world, first.accountId, 'buyer')
  await colleague.call(updateInfo, { name: 'Bob Buyer' })
  const owner = { ...first, ...(await again(world, first)) }
  const { goods, addressId } = owner
  const byColleague = await placeOrder(colleague.call, addressId, [{ goodsId: goods.id, count: 2 }])
  return { owner, colleague, byOwner: first.orderNo, byColleague, goods, addressId }
}

const numbersOf = async ({ call }: Pick<Person, 'call'>, more: object = {}) =>
  (await call(myOrders, more)).list.map(({ orderNo }) => orderNo)

const ask = async ({ call, email }: Person) =>
  (
    await call(createEnquiry, {
      draftId: randomUUID(),
      contact: { name: 'Bob', email },
      lines: [{ goodsModel: 'LM358DR', count: 5 }],
    })
  ).enquiryNo

const subjectsTo = async (email: string) => (await mailsThatLeave(world, email)).map(({ subject }) => subject)

describe('orders of a team', () => {
  test('are those of the customer; each says who placed it, and can be filtered by it', async () => {
    const { owner, colleague, byOwner, byColleague } = await firm()
    const bob = { accountId: colleague.accountId, name: 'Bob Buyer' }
    const people = [{ accountId: owner.accountId, name: 'Ada Owner' }, bob]
    for (const [person, role] of [
      [owner, 'owner'],
      [colleague, 'buyer'],
    ] as const) {
      const { list, team } = await person.call(myOrders, {})
      expect(list).toMatchObject([
        { orderNo: byColleague, placedBy: bob },
        { orderNo: byOwner, placedBy: null },
      ])
      expect(team).toEqual({ role, people })
    }
    expect(await numbersOf(owner, { placedBy: colleague.accountId })).toEqual([byColleague])
    expect(await numbersOf(colleague, { placedBy: owner.accountId })).toEqual([byOwner])
    expect((await owner.call(myOrders, { placedBy: colleague.accountId, keyword: byOwner })).totalCount).toBe(0)
    expect(await owner.call(orderDetail, { orderNo: byColleague })).toMatchObject({ placedBy: bob, team: { people } })
  })

  test('count for the customer at the shop, with the name of who placed them', async () => {
    const { owner, colleague, byColleague } = await firm()
    const { list } = await clerk.call(staffOrders, { accountId: owner.accountId })
    expect(list[0]).toMatchObject({ orderNo: byColleague, email: colleague.email, placedBy: { name: 'Bob Buyer' } })
    expect((await clerk.call(staffOrders, { accountId: colleague.accountId })).totalCount).toBe(0)
    expect(await clerk.call(staffOrderDetail, { orderNo: byColleague })).toMatchObject({
      accountId: owner.accountId,
      placedBy: { accountId: colleague.accountId },
    })
    const events = await world.sql`
      select e.account_id from order_event e join orders using (order_id) where order_no = ${byColleague}`
    expect(events).toEqual([{ account_id: colleague.accountId }])
  })

  test('mails go to who placed the order, and to the owner when they have left', async () => {
    const { owner, colleague, byColleague } = await firm()
    const enquiryNo = await ask(colleague)
    expect(await subjectsTo(colleague.email)).toContainEqual(expect.stringContaining(byColleague))
    await colleague.call(leaveTeam, {})
    await payFor(owner.call, byColleague)
    await ship(admin.call, byColleague)
    await admin.call(writeToBuyer, { enquiryNo, text: 'Here you are' })
    const mails = await mailsThatLeave(world, owner.email)
    expect(mails.filter(({ subject }) => subject.includes(byColleague)).length).toBeGreaterThanOrEqual(2)
    expect(mails.some(({ text }) => text.includes('Here you are'))).toBe(true)
    expect(await subjectsTo(colleague.email)).toEqual([])
  })

  test('a viewer sees them without buttons, and the checkout says why nothing can be ordered', async () => {
    const { owner, byOwner, goods, addressId } = await firm()
    const viewer = await createColleague(world, owner.accountId, 'viewer')
    expect((await viewer.call(orderDetail, { orderNo: byOwner })).actions).toEqual([])
    expect((await viewer.call(myOrders, {})).list.flatMap(({ actions }) => actions)).toEqual([])
    expect((await owner.call(orderDetail, { orderNo: byOwner })).actions).toEqual(['pay', 'cancel'])
    const lines = [{ goodsId: goods.id, count: 1 }]
    const { problems } = await viewer.call(previewOrder, { lines, addressId, expressId: 1 })
    expect(problems[0]).toMatch(/^You can view orders, quotes and prices/)
    const cancelling = viewer.call(cancelOrder, { orderNo: byOwner, reason: 'Other' })
    await expect(cancelling).rejects.toMatchObject({ reason: 'not_allowed' })
  })

  test('stay with the customer when the account of who placed them is deleted', async () => {
    const { owner, colleague, byColleague } = await firm()
    await colleague.call(deleteAccount, { password: colleague.password })
    const { placedBy } = await owner.call(orderDetail, { orderNo: byColleague })
    expect(placedBy).toEqual({ accountId: colleague.accountId, name: 'A former colleague' })
    expect(await clerk.call(staffOrderDetail, { orderNo: byColleague })).toMatchObject({ email: owner.email })
  })
})

describe('joining and leaving', () => {
  test('own orders are kept aside, and nothing of the customer is seen after leaving', async () => {
    const { owner, byOwner, byColleague } = await firm()
    const own = await buyerWithOrder(world)
    await own.call(cancelOrder, { orderNo: own.orderNo, reason: 'Other' })
    const ownEnquiry = await ask(own)
    await owner.call(inviteMember, { email: own.email, role: 'buyer' })
    await own.call(joinTeam, { linkToken: tokenIn((await mailsThatLeave(world, own.email)).at(-1)) })

    const member = await again(world, own)
    expect(await numbersOf(member)).toEqual([byColleague, byOwner])
    await expect(member.call(orderDetail, { orderNo: own.orderNo })).rejects.toMatchObject({ reason: 'not_found' })
    await expect(member.call(enquiryDetail, { enquiryNo: ownEnquiry })).rejects.toMatchObject({ reason: 'not_found' })
    expect((await member.call(addressList, {})).list.map(({ addressId }) => addressId)).toEqual([owner.addressId])
    const forFirm = await ask(member)

    await owner.call(removeMember, { accountId: own.accountId })
    const left = await again(world, own)
    expect(await numbersOf(left)).toEqual([own.orderNo])
    expect((await left.call(addressList, {})).list.map(({ addressId }) => addressId)).toEqual([own.addressId])
    expect((await left.call(myEnquiries, {})).list.map(({ enquiryNo }) => enquiryNo)).toEqual([ownEnquiry])
    await expect(left.call(orderDetail, { orderNo: byColleague })).rejects.toMatchObject({ reason: 'not_found' })
    await expect(left.call(enquiryDetail, { enquiryNo: forFirm })).rejects.toMatchObject({ reason: 'not_found' })
    const { list } = await owner.call(myEnquiries, { placedBy: own.accountId })
    expect(list).toMatchObject([{ enquiryNo: forFirm, placedBy: { accountId: own.accountId } }])
  })

  test('who has an open order finishes it first', async () => {
    const { owner } = await firm()
    const own = await buyerWithOrder(world)
    await owner.call(inviteMember, { email: own.email, role: 'buyer' })
    const linkToken = tokenIn((await mailsThatLeave(world, own.email)).at(-1))
    const joining = own.call(joinTeam, { linkToken })
    await expect(joining).rejects.toMatchObject({
      reason: 'not_allowed',
      message: expect.stringContaining(own.orderNo),
    })
    await own.call(cancelOrder, { orderNo: own.orderNo, reason: 'Other' })
    expect(await own.call(joinTeam, { linkToken })).toEqual({ customerName: 'Zirkon Ltd' })
  })
})

describe('terms, prices and files of a team', () => {
  test('the limit is one for all who order on account', async () => {
    const { owner, colleague, goods, addressId } = await firm()
    await giveTerms(clerk.call, owner.accountId, { creditLimit: '60.00' })
    const buy = ({ call }: Pick<Person, 'call'>) =>
      placeOrder(call, addressId, [{ goodsId: goods.id, count: 20 }], { payMethod: 'account' })
    await buy(colleague)
    const { credit } = await clerk.call(creditTerms, { accountId: owner.accountId })
    expect((await colleague.call(myCredit, {})).credit).toMatchObject({ openAmount: credit?.openAmount })
    for (let turn = 0; turn < 5; turn++) await buy(owner).catch(() => {})
    await expect(buy(colleague)).rejects.toMatchObject({ reason: 'unpaid_limit' })
  })

  test('the price list of the customer holds for members, and not for those who have left', async () => {
    const { owner, colleague, goods, addressId } = await firm()
    const { priceListId } = await addPriceList(admin.call)
    await givePriceList(admin.call, owner.accountId, priceListId)
    const priceFor = async (person: Person) => {
      const { call } = await again(world, person)
      const own = await addAddress(world.sql, call).catch(() => addressId)
      const lines = [{ goodsId: goods.id, count: 1 }]
      return (await call(previewOrder, { lines, addressId: own, expressId: 1 })).lines[0]?.unitPrice
    }
    expect(await priceFor(colleague)).toBe('0.4')
    await colleague.call(leaveTeam, {})
    expect(await priceFor(colleague)).toBe('0.5')
  })

  test('files sent for an order belong to the customer', async () => {
    const { proofOf } = onAccount(world, admin)
    const { owner, colleague, byColleague } = await firm()
    const proof = await proofOf(colleague.accountId)
    const actor = { accountId: colleague.accountId, customerId: owner.accountId }
    const transfer = { orderNo: byColleague, payer: 'Zirkon', amount: '10', transferDate: '2026-01-01', proof }
    await sendProof(world.sql, actor, transfer, {
      publicUrl: '',
      unpaid: { hoursOnline: 1, daysTransfer: 1 },
    })
    const open = async ({ token }: Person) =>
      openResource(world.sql, world.services.files, proof, await identify(world.sql, token))
    await open(owner)
    await open(colleague)
    await colleague.call(leaveTeam, {})
    await expect(open(colleague)).rejects.toMatchObject({ reason: 'not_found' })
  })
})

test('accounts without a team cause no statement more', async () => {
  const alone = await world.buyer()
  const sent: string[] = []
  const { run, pool, begin, reserve, end } = world.sql
  const counting = createDb((compiled) => {
    sent.push(compiled.text)
    return run(compiled)
  })
  const db = Object.assign(counting, { run, pool, begin, reserve, end })
  const identity = await identify(db, alone.token)
  expect(sent).toHaveLength(1)
  if (!identity) throw new Error('the session is not known')
  await listOwnOrders(db, identity, { status: 0, keyword: '', pageNumber: 1, pageSize: 10 })
  expect(sent.filter((text) => text.includes('customer_member'))).toHaveLength(1)
})
