import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { buyNow, joinCart, viewCart } from '#features/cart/cart.contract.ts'
import { expressFreight } from '#features/freight/freight.contract.ts'
import { addAddress, heldOf, placeOrder, prepareOrder, stockOf } from '#tests/drills/shop.ts'
import { createWorld } from '#tests/support/world.ts'
import { createOrder, previewOrder } from '../checkout.contract.ts'
import { myOrders, orderDetail } from '../orders.contract.ts'

const world = await createWorld()

const shopper = async (country?: string) => {
  const buyer = await world.buyer()
  return { ...buyer, addressId: await addAddress(world.sql, buyer.call, country) }
}

describe('freight', () => {
  test('[API-USER-27] depends on country, weight and worth', async () => {
    const near = await shopper('NL')
    const far = await shopper('NZ')
    const light = await world.goods({ tiers: [{ from: 1, price: '1' }], stock: 100_000 })
    const quote = async (who: typeof near, count: number) =>
      (await who.call(expressFreight, { addressId: who.addressId, lines: [{ goodsId: light.id, count }] })).list
    const freight = async (who: typeof near, count: number, expressId: number) =>
      (await quote(who, count)).find((option) => option.expressId === expressId)?.freightAmount
    expect(await freight(near, 1, 1)).toBe('12.5')
    expect(await freight(far, 1, 1)).toBe('34')
    expect(Number(await freight(near, 250, 1))).toBeGreaterThan(12.5)
    expect(await freight(near, 300, 1)).toBe('0')
    expect((await quote(near, 1)).map((option) => option.expressName)).toContain('Road freight')
    expect((await quote(far, 1)).map((option) => option.expressName)).not.toContain('Road freight')
  })

  test('an address of somebody else is unknown', async () => {
    const [one, other] = [await shopper(), await shopper()]
    const goods = await world.goods()
    await expect(
      one.call(expressFreight, { addressId: other.addressId, lines: [{ goodsId: goods.id, count: 1 }] }),
    ).rejects.toMatchObject({ reason: 'not_found' })
  })
})

describe('the preview of an order', () => {
  test('shows prices, amounts, shipping options and problems, and changes nothing', async () => {
    const { call, addressId } = await shopper()
    const good = await world.goods({ stock: 50, tiers: [{ from: 1, price: '0.1235' }] })
    const short = await world.goods({ stock: 2, model: `SHORT-${randomUUID().slice(0, 8)}` })
    const seen = await call(previewOrder, {
      addressId,
      lines: [
        { goodsId: good.id, count: 7 },
        { goodsId: short.id, count: 3 },
      ],
    })
    expect(seen.lines[0]).toMatchObject({ unitPrice: '0.1235', amount: '0.8645', problem: null })
    expect(seen.problems).toEqual([`There are only 2 of ${short.model} in stock now; you ordered 3.`])
    expect(seen).toMatchObject({ expressId: 1, freightAmount: '12.5000', amountCurrency: 'USD', totalCount: 10 })
    expect(await stockOf(world.sql, good.id)).toBe(50)
  })
})

describe('placing an order', () => {
  test('[API-ORDER-01, AUTH-21] reduces the stock, copies prices and addresses, removes the lines from the cart, and sends a mail', async () => {
    const { call, addressId, email } = await shopper()
    const [bought, left] = [await world.goods({ stock: 50 }), await world.goods()]
    await call(joinCart, { goodsId: bought.id, count: 20 })
    await call(joinCart, { goodsId: left.id, count: 1 })
    const orderNo = await placeOrder(call, addressId, [{ goodsId: bought.id, count: 20 }], {
      poNumber: 'PO-77',
      remark: 'Ring the bell',
    })
    expect(orderNo).toMatch(/^OS-\d{6}-[0-9A-HJKMNP-TV-Z]{8}$/)
    expect([await stockOf(world.sql, bought.id), await heldOf(world.sql, bought.id)]).toEqual([30, 20])
    expect((await call(viewCart, {})).list.map((line) => line.goodsId)).toEqual([left.id])
    const detail = await call(orderDetail, { orderNo })
    expect(detail).toMatchObject({
      status: 1,
      statusName: 'Unpaid',
      amount: '10.0000',
      freightAmount: '12.5000',
      totalAmount: '22.5000',
      totalCount: 20,
      poNumber: 'PO-77',
      remark: 'Ring the bell',
      deliveryAddress: { firstName: 'Test', company: 'Test Firm', countryName: 'Netherlands' },
    })
    expect(detail.lines).toMatchObject([{ goodsModel: bought.model, count: 20, unitPrice: '0.5', amount: '10.0000' }])
    expect(detail.events.map((event) => event.title)).toEqual(['Order placed'])
    const [mail] = await world.mailsTo(email)
    expect(mail?.subject).toBe(`Order ${orderNo} received`)
    expect(mail?.text).toContain(bought.model)
  })

  test('[ENT-02] an order in the list has the fields of the specification', async () => {
    const { call, addressId } = await shopper()
    const goods = await world.goods()
    const orderNo = await placeOrder(call, addressId, [{ goodsId: goods.id, count: 2 }])
    const { list } = await call(myOrders, {})
    expect(list[0]).toMatchObject({
      orderNo,
      createdAt: expect.any(String),
      coverPic: '/pictures/soic-8/TEST.svg',
      totalCount: 2,
      amount: '1.0000',
      amountCurrency: 'USD',
      freightAmount: '12.5000',
      freightCurrency: 'USD',
      status: 1,
    })
  })

  test('Buy Now orders its one line and does not change the cart', async () => {
    const { call, addressId } = await shopper()
    const [fast, inCart] = [await world.goods({ stock: 5 }), await world.goods()]
    await call(joinCart, { goodsId: inCart.id, count: 1 })
    const { fastId } = await call(buyNow, { goodsId: fast.id, count: 5 })
    const { totalAmount } = await call(previewOrder, { fastId, addressId, expressId: 1 })
    await call(createOrder, { fastId, addressId, expressId: 1, totalAmount })
    expect(await stockOf(world.sql, fast.id)).toBe(0)
    expect((await call(viewCart, {})).totalCount).toBe(1)
    await expect(call(createOrder, { fastId, addressId, expressId: 1, totalAmount })).rejects.toMatchObject({
      reason: 'not_found',
    })
  })

  test('Buy Now is ordered once, also with concurrent requests', async () => {
    const { call, addressId } = await shopper()
    const part = await world.goods({ stock: 100 })
    const { fastId } = await call(buyNow, { goodsId: part.id, count: 5 })
    const { totalAmount } = await call(previewOrder, { fastId, addressId, expressId: 1 })
    const sent = await Promise.allSettled(
      Array.from({ length: 8 }, () => call(createOrder, { fastId, addressId, expressId: 1, totalAmount })),
    )
    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await stockOf(world.sql, part.id)).toBe(95)
  })

  test('an order in the other currency is priced and shipped in it', async () => {
    const { call, addressId } = await shopper()
    const goods = await world.goods({ currency: 'CNY' })
    const orderNo = await placeOrder(call, addressId, [{ goodsId: goods.id, count: 1 }])
    expect(await call(orderDetail, { orderNo })).toMatchObject({ amountCurrency: 'CNY', freightAmount: '90.0000' })
  })

  test('later changes of the address book or the catalogue do not change orders', async () => {
    const { call, addressId } = await shopper()
    const goods = await world.goods()
    const orderNo = await placeOrder(call, addressId, [{ goodsId: goods.id, count: 1 }])
    await world.sql`delete from address where address_id = ${addressId}`
    await world.sql`update goods set model = ${randomUUID()}, tier_prices = '{9}' where goods_id = ${goods.id}`
    expect(await call(orderDetail, { orderNo })).toMatchObject({
      deliveryAddress: { address: 'Dock 7' },
      lines: [{ goodsModel: goods.model, unitPrice: '0.5' }],
    })
  })
})

describe('changes since the preview are refused with a message', () => {
  const refused = async (change: (goodsId: number) => Promise<unknown>, words: RegExp) => {
    const { call, addressId } = await shopper()
    const goods = await world.goods({ stock: 10 })
    const input = await prepareOrder(call, addressId, [{ goodsId: goods.id, count: 10 }])
    await change(goods.id)
    const stock = await stockOf(world.sql, goods.id)
    await expect(call(createOrder, input)).rejects.toMatchObject({
      reason: 'order_changed',
      message: expect.stringMatching(words),
    })
    expect(await stockOf(world.sql, goods.id)).toBe(stock)
    expect((await call(myOrders, {})).totalCount).toBe(0)
  }

  test('a price', () =>
    refused(
      (id) => world.sql`update goods set tier_prices = '{0.6}' where goods_id = ${id}`,
      /^The price of TEST-\S+ has changed from 0\.5000 to 0\.6000 USD\. Nothing has been ordered\.$/,
    ))

  test('the stock between cart and checkout', () =>
    refused(
      (id) => world.sql`update goods set stock = 9 where goods_id = ${id}`,
      /^There are only 9 of TEST-\S+ in stock now; you ordered 10\. Nothing has been ordered\.$/,
    ))

  test('the freight', async () => {
    const raise = (by: number) => world.sql`update express_rate set first_amount = first_amount + ${by} where zone = 1`
    await refused(
      () => raise(1),
      /^The total has changed from \d+\.\d{4} to \d+\.\d{4} USD\. Nothing has been ordered\.$/,
    ).finally(() => raise(-1))
  })

  test('a part that left the catalogue', () =>
    refused((id) => world.sql`delete from goods where goods_id = ${id}`, /no longer in the catalogue/))
})

describe('bad input gets a clear answer and changes nothing', () => {
  const bad = async (
    spoil: (input: Awaited<ReturnType<typeof prepareOrder>>) => object,
    reason: string,
    words: string | RegExp,
  ) => {
    const { call, addressId } = await shopper()
    const goods = await world.goods({ stock: 100, minBuyCount: 10, multCount: 5 })
    const input = await prepareOrder(call, addressId, [{ goodsId: goods.id, count: 10 }])
    // Wrong on purpose: the types would not allow it.
    await expect(call(createOrder, { ...input, ...spoil(input) } as never)).rejects.toMatchObject({
      reason,
      message: expect.stringMatching(words),
    })
    expect(await stockOf(world.sql, goods.id)).toBe(100)
    expect((await call(myOrders, {})).totalCount).toBe(0)
  }
  const count = (value: unknown) => (input: { lines: object[] }) => ({ lines: [{ ...input.lines[0], count: value }] })

  test.each([
    ['negative', -1, 'invalid_input', /quantity of at least 1/],
    ['zero', 0, 'invalid_input', /quantity of at least 1/],
    ['fractional', 1.5, 'invalid_input', /whole number/],
    ['1e99', 1e99, 'invalid_input', /whole number|more than can be ordered/],
    ['a text', '10', 'invalid_input', /whole number/],
    ['above the largest', 100_000_001, 'invalid_input', /more than can be ordered at once/],
    ['below the minimum', 5, 'below_minimum', /minimum order is 10/],
    ['off the multiple', 12, 'off_multiple', /multiples of 5.*nearest valid quantity is 10/],
    ['above the stock', 105, 'order_changed', /only 100 of TEST/],
  ])('a quantity that is %s', (_, value, reason, words) => bad(count(value), reason, words))

  test('10,000 lines', () =>
    bad(
      () => ({ lines: Array.from({ length: 10_000 }, (_, place) => ({ goodsId: place + 1, count: 1 })) }),
      'invalid_input',
      /at most 2000 lines/,
    ))
  test('no line at all', () => bad(() => ({ lines: [] }), 'invalid_input', /choose what to order/))
  test('lines and fastId together', () => bad(() => ({ fastId: randomUUID() }), 'invalid_input', /lines or fastId/))
  test('the same part twice', () =>
    bad((input) => ({ lines: [...input.lines, ...input.lines] }), 'invalid_input', /on two lines/))
  test('an unknown part', () =>
    bad(
      (input) => ({ lines: [...input.lines, { goodsId: 2_000_000_000, count: 1 }] }),
      'order_changed',
      /no longer in/,
    ))
  test('an unknown way of shipping', () =>
    bad(() => ({ expressId: 99 }), 'not_shippable', /Available: DHL Express Worldwide/))
  test('a total that is no amount', () => bad(() => ({ totalAmount: '1e9' }), 'invalid_input', /totalAmount/))
  test('a long PO number', () => bad(() => ({ poNumber: 'X'.repeat(61) }), 'invalid_input', /at most 60/))

  test("another buyer's address, for delivery or for the bill", async () => {
    const other = await shopper()
    await bad(() => ({ addressId: other.addressId }), 'not_found', /not in your address book/)
    await bad(() => ({ billAddressId: other.addressId }), 'not_found', /not in your address book/)
  })

  test('two currencies in one order', async () => {
    const yuan = await world.goods({ currency: 'CNY' })
    await bad(
      (input) => ({ lines: [...input.lines, { goodsId: yuan.id, count: 1 }] }),
      'mixed_currencies',
      /has one currency/,
    )
  })

  test('an order above the largest amount', async () => {
    const { call, addressId } = await shopper()
    const goods = await world.goods({ stock: 2_000_000_000, tiers: [{ from: 1, price: '1' }] })
    await expect(
      call(createOrder, {
        addressId,
        expressId: 4,
        totalAmount: '1',
        lines: [{ goodsId: goods.id, count: 100_000_000 }],
      }),
    ).rejects.toMatchObject({ message: expect.stringMatching(/not available|cannot ship|more than can be ordered/) })
  })

  test('a visitor', async () => {
    await expect(
      world
        .visitor()
        .call(createOrder, { addressId: 1, expressId: 1, totalAmount: '1', lines: [{ goodsId: 1, count: 1 }] }),
    ).rejects.toMatchObject({ reason: 'no_identity' })
  })
})
