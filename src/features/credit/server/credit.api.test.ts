import { describe, expect, test } from 'vitest'
import { eraseCustomer, exportCustomer } from '#features/customers/customers.contract.ts'
import { createOrder, previewOrder } from '#features/orders/checkout.contract.ts'
import { savePaymentMethods, staffPaymentMethods } from '#features/payment/staff-methods.contract.ts'
import { recordTransfer, refundOrder } from '#features/payment/staff-payment.contract.ts'
import { auditTrail } from '#features/staff/staff.contract.ts'
import { addAddress, placeOrder, prepareOrder, ship, statusOf } from '#tests/drills/shop.ts'
import { giveTerms } from '#tests/support/ordered.ts'
import { createWorld } from '#tests/support/world.ts'
import { creditTerms, saveCreditTerms } from '../staff-credit.contract.ts'

const world = await createWorld()
const [admin, clerk] = [await world.staff(), await world.staff('sales')]

/** A buyer with terms and a part of USD 10 a piece; shipping is added to it. */
async function customer(terms: object = {}, goods: object = {}) {
  const buyer = await world.buyer()
  const addressId = await addAddress(world.sql, buyer.call)
  const part = await world.goods({ stock: 10_000, tiers: [{ from: 1, price: '10.0000' }], ...goods })
  await giveTerms(clerk.call, buyer.accountId, terms)
  const linesOf = (count: number) => [{ goodsId: part.id, count }]
  return {
    ...buyer,
    addressId,
    lines: linesOf,
    preview: (count: number) => buyer.call(previewOrder, { lines: linesOf(count), addressId, expressId: 1 }),
    buy: (count: number) => placeOrder(buyer.call, addressId, linesOf(count), { payMethod: 'account' }),
    credit: async () => (await clerk.call(creditTerms, { accountId: buyer.accountId })).credit,
  }
}
/** As if its last parcel had left so many days before it was due. */
const makeOverdue = (orderNo: string, days: number) =>
  world.sql`update orders set due_on = (now() at time zone 'UTC')::date - ${days}::int where order_no = ${orderNo}`

describe('terms', () => {
  test('are given, changed and withdrawn by staff who may change customers; an old version is refused', async () => {
    const { accountId } = await world.buyer()
    expect(await clerk.call(creditTerms, { accountId })).toMatchObject({ credit: null, currencies: ['USD', 'CNY'] })
    const terms = { accountId, state: 'active' as const, days: 45, currency: 'USD' as const, creditLimit: '2500.50' }
    expect(await clerk.call(saveCreditTerms, { ...terms, version: 0, note: 'Checked' })).toEqual({ version: 1 })
    const late = admin.call(saveCreditTerms, { ...terms, version: 0, days: 7 })
    await expect(late).rejects.toMatchObject({
      reason: 'changed_meanwhile',
      message: expect.stringContaining(clerk.email),
    })
    await admin.call(saveCreditTerms, { ...terms, version: 1, state: 'withdrawn' })
    const { credit } = await clerk.call(creditTerms, { accountId })
    expect(credit).toMatchObject({ state: 'withdrawn', days: 45, creditLimit: '2500.5000', version: 2 })
    const { list } = await admin.call(auditTrail, { keyword: String(accountId) })
    expect(list).toMatchObject([
      { who: admin.email, before: { state: 'active', note: 'Checked' }, after: { state: 'withdrawn' } },
      { who: clerk.email, action: saveCreditTerms.path, before: null, after: { days: 45, limit: '2500.5000' } },
    ])
  })

  test('two people who give terms at once do not overwrite each other', async () => {
    const { accountId } = await world.buyer()
    const tries = await Promise.allSettled([
      giveTerms(clerk.call, accountId, { days: 7, version: 0 }),
      giveTerms(admin.call, accountId, { days: 60, version: 0 }),
    ])
    expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(tries.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { reason: 'changed_meanwhile' } })
  })

  test.each([{ days: 0 }, { days: 121 }, { days: 7.5 }, { creditLimit: '0' }, { creditLimit: '-1' }])(
    'with %j are refused',
    async (wrong) => {
      const { accountId } = await world.buyer()
      await expect(giveTerms(clerk.call, accountId, wrong)).rejects.toMatchObject({ reason: 'invalid_input' })
    },
  )

  test('are neither read nor changed by buyers or by staff without the right, and staff are no customers', async () => {
    const [{ accountId, call }, warehouse] = [await customer(), await world.staff('warehouse')]
    for (const caller of [call, warehouse.call]) {
      await expect(caller(creditTerms, { accountId })).rejects.toMatchObject({ reason: 'not_allowed' })
      const raise = caller(saveCreditTerms, {
        accountId,
        version: 1,
        state: 'active',
        days: 120,
        currency: 'USD',
        creditLimit: '9999999',
      })
      await expect(raise).rejects.toMatchObject({ reason: 'not_allowed' })
    }
    await expect(giveTerms(admin.call, clerk.accountId)).rejects.toMatchObject({ reason: 'not_found' })
  })

  test('keep their currency while something is open in it', async () => {
    const { buy, accountId, lines: _ } = await customer()
    const orderNo = await buy(1)
    const change = () => giveTerms(clerk.call, accountId, { currency: 'CNY', creditLimit: '9000' })
    await expect(change()).rejects.toMatchObject({ reason: 'invalid_input' })
    await admin.call(recordTransfer, { orderNo, payer: 'x', amount: '1000', transferDate: '2026-01-02' })
    await change()
  })
})

describe('at the checkout', () => {
  test('customers without terms are told nothing of it, and refused', async () => {
    const [stranger, gone] = [await world.buyer(), await customer({ state: 'withdrawn' })]
    const addressId = await addAddress(world.sql, stranger.call)
    const { lines } = gone
    const seen = await stranger.call(previewOrder, { lines: lines(1), addressId })
    expect([seen.account, seen.payWays?.map(({ way }) => way)]).toEqual([undefined, ['online', 'transfer']])
    expect((await gone.preview(1)).account).toBeUndefined()
    const tries = [placeOrder(stranger.call, addressId, lines(1), { payMethod: 'account' }), gone.buy(1)]
    for (const one of await Promise.allSettled(tries))
      expect(one).toMatchObject({ status: 'rejected', reason: { reason: 'method_not_offered' } })
  })

  test('what is available shrinks with each order; an order that does not fit is refused with the figures', async () => {
    const { preview, buy, credit, call, addressId, lines } = await customer({ creditLimit: '1000.00' })
    const seen = await preview(60)
    expect(seen.account).toMatchObject({ days: 30, availableAmount: '1000.0000', problem: '' })
    expect(seen.payWays?.map(({ way }) => way)).toEqual(['online', 'transfer', 'account'])
    const orderNo = await buy(60)
    expect(await statusOf(call, orderNo)).toBe(2)
    const { openAmount, availableAmount } = (await credit()) ?? {}
    expect([openAmount, Number(availableAmount)]).toEqual([seen.totalAmount, 1000 - Number(seen.totalAmount)])
    const second = await preview(60)
    expect(second.account?.problem).toContain(`$${seen.totalAmount} is open`)
    const placing = { ...(await prepareOrder(call, addressId, lines(60))), payMethod: 'account' as const }
    await expect(call(createOrder, placing)).rejects.toMatchObject({
      reason: 'unpaid_limit',
      message: second.account?.problem,
    })
    // It can still be paid in another way.
    await expect(placeOrder(call, addressId, lines(60))).resolves.toMatch(/^OS-/)
  })

  test('credits and payments free the limit to the cent', async () => {
    const { buy, credit } = await customer()
    const orderNo = await buy(50)
    const before = Number((await credit())?.openAmount)
    await admin.call(refundOrder, { orderNo, amount: '12.3456', note: 'Damaged' })
    expect(Number((await credit())?.openAmount)).toBeCloseTo(before - 12.3456, 4)
    await admin.call(recordTransfer, { orderNo, payer: 'x', amount: '9999', transferDate: '2026-01-02' })
    expect(await credit()).toMatchObject({ openAmount: '0.0000', availableAmount: '1000.0000' })
  })

  test('twelve orders at the same moment never exceed the limit together', async () => {
    const { call, addressId, credit } = await customer({ creditLimit: '1000.00' })
    // Of a part each: orders of one part wait for each other anyway.
    const placings = await Promise.all(
      Array.from({ length: 12 }, async () => {
        const { id } = await world.goods({ stock: 100, tiers: [{ from: 1, price: '10.0000' }] })
        const placing = await prepareOrder(call, addressId, [{ goodsId: id, count: 25 }])
        return { ...placing, payMethod: 'account' as const }
      }),
    )
    const total = Number(placings[0]?.totalAmount)
    const tries = await Promise.allSettled(placings.map((placing) => call(createOrder, placing)))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(Math.floor(1000 / total))
    for (const one of tries)
      if (one.status === 'rejected') expect(one).toMatchObject({ reason: { reason: 'unpaid_limit' } })
    expect(Number((await credit())?.openAmount)).toBeCloseTo(Math.floor(1000 / total) * total, 4)
  })

  test('terms that are paused or lowered after the preview hold: nothing is ordered', async () => {
    const { call, addressId, lines, accountId, credit } = await customer()
    const placing = { ...(await prepareOrder(call, addressId, lines(10))), payMethod: 'account' as const }
    await giveTerms(clerk.call, accountId, { state: 'paused' })
    await expect(call(createOrder, placing)).rejects.toMatchObject({ reason: 'method_not_offered' })
    await giveTerms(clerk.call, accountId, { creditLimit: '50' })
    await expect(call(createOrder, placing)).rejects.toMatchObject({ reason: 'unpaid_limit' })
    expect(await credit()).toMatchObject({ openAmount: '0.0000' })
  })

  test('with a limit below what is open nothing is available, and orders that are placed stay', async () => {
    const { buy, accountId, credit, call } = await customer()
    const orderNo = await buy(50)
    await giveTerms(clerk.call, accountId, { creditLimit: '100' })
    expect(await credit()).toMatchObject({ availableAmount: '0.0000' })
    await expect(buy(1)).rejects.toMatchObject({ reason: 'unpaid_limit' })
    expect(await statusOf(call, orderNo)).toBe(2)
  })

  test('something overdue is tolerated for ten days', async () => {
    const { buy, preview } = await customer()
    const orderNo = await buy(5)
    await ship(admin.call, orderNo)
    await makeOverdue(orderNo, 10)
    await buy(1)
    await makeOverdue(orderNo, 11)
    expect((await preview(1)).account?.problem).toMatch(/overdue, by up to 11 days/)
    await expect(buy(1)).rejects.toMatchObject({ reason: 'method_not_offered' })
  })

  test('an order in another currency, or without a bank account to pay to, is refused', async () => {
    const { buy, preview } = await customer({}, { currency: 'CNY' })
    expect((await preview(1)).account?.problem).toMatch(/Only orders in USD/)
    await expect(buy(1)).rejects.toMatchObject({ reason: 'method_not_offered' })
    const own = await customer()
    const [bank] = await world.sql`delete from bank_account where currency = 'USD' returning *`
    await expect(own.buy(1)).rejects.toMatchObject({ reason: 'method_not_offered', message: /bank account/ })
    await world.sql`insert into bank_account select * from jsonb_populate_record(null::bank_account, ${world.sql.json(bank ?? {})})`
    await own.buy(1)
  })

  test('the owner can turn it off for everybody', async () => {
    const { preview, buy } = await customer()
    const { version, methods } = await admin.call(staffPaymentMethods, {})
    const settings = methods.map(({ method, offered, label, note }) => ({ method, offered, label, note }))
    const off = settings.map((one) => (one.method === 'account' ? { ...one, offered: false } : one))
    await admin.call(savePaymentMethods, { version, methods: off })
    expect((await preview(1)).account).toBeUndefined()
    await expect(buy(1)).rejects.toMatchObject({ reason: 'method_not_offered' })
    await admin.call(savePaymentMethods, { version: version + 1, methods: settings })
    await buy(1)
  })
})

test('the export of a customer has the terms and what staff wrote about them', async () => {
  const { accountId } = await customer({ note: 'Pays late', days: 14 })
  const { credit } = await admin.call(exportCustomer, { accountId })
  expect(credit).toMatchObject({ days: 14, note: 'Pays late', openAmount: '0.0000' })
})

test('a customer who owes something cannot be erased until it is paid', async () => {
  const { buy, accountId, email, call } = await customer()
  const orderNo = await buy(2)
  await ship(admin.call, orderNo)
  await world.sql`update orders set status = 4 where order_no = ${orderNo}`
  const erase = () => admin.call(eraseCustomer, { accountId, confirmEmail: email })
  await expect(erase()).rejects.toMatchObject({ reason: 'not_allowed', message: expect.stringContaining(orderNo) })
  expect(await statusOf(call, orderNo)).toBe(4)
  await admin.call(recordTransfer, { orderNo, payer: 'x', amount: '9999', transferDate: '2026-01-02' })
  await erase()
  const [left] = await world.sql`select count(*)::int count from credit_terms where account_id = ${accountId}`
  expect(left?.count).toBe(0)
})
