import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { ABOVE_STOCK } from '#features/catalog/catalog.rules.ts'
import { favouriteGoods } from '#features/favourites/favourites.contract.ts'
import { createWorld } from '#tests/support/world.ts'
import * as contract from '../cart.contract.ts'
import { MAX_CART_LINES } from '../cart.limits.ts'

const world = await createWorld()
type Buyer = Awaited<ReturnType<typeof world.buyer>>

const UNKNOWN_GOODS = 2_000_000_000
const view = ({ call }: Pick<Buyer, 'call'>) => call(contract.viewCart, {})
const contentsOf = async (buyer: Pick<Buyer, 'call'>) =>
  (await view(buyer)).list.map(({ goodsId, count }) => [goodsId, count])

/** A buyer with so many of each part in the cart, the first put in first. */
async function buyerWith(...lines: Array<readonly [goodsId: number, count: number]>) {
  const buyer = await world.buyer()
  for (const [goodsId, count] of lines) await buyer.call(contract.joinCart, { goodsId, count })
  return buyer
}

/** The requested number of lines, without as many calls. */
async function fill({ accountId }: Buyer, lines: number) {
  await world.sql`insert into cart_line (account_id, goods_id, count, unit_price)
    select ${accountId}, goods_id, min_buy_count, tier_prices[1] from goods where tier_prices <> '{}' and in_stock
    order by goods_id limit ${lines}`
}

describe('a buyer adds parts', () => {
  test('[API-CART-02, API-CART-03] a part joins the cart, and the number of lines comes back', async () => {
    const [a, b] = [await world.goods(), await world.goods()]
    const buyer = await world.buyer()
    expect(await buyer.call(contract.joinCart, { goodsId: a.id, count: 3 })).toEqual({ totalCount: 1 })
    expect(await buyer.call(contract.joinCart, { goodsId: b.id, count: 1 })).toEqual({ totalCount: 2 })
    expect(await contentsOf(buyer)).toEqual([
      [b.id, 1],
      [a.id, 3],
    ])
  })

  test('the same part again adds to its line, which keeps its position', async () => {
    const [a, b] = [await world.goods(), await world.goods()]
    const buyer = await buyerWith([a.id, 3], [b.id, 1], [a.id, 4])
    expect(await contentsOf(buyer)).toEqual([
      [b.id, 1],
      [a.id, 7],
    ])
  })

  test('[CART-06] more than the stock is refused with the specified message, including what is in the cart', async () => {
    const { id } = await world.goods({ stock: 10 })
    const buyer = await buyerWith([id, 6])
    await expect(buyer.call(contract.joinCart, { goodsId: id, count: 5 })).rejects.toMatchObject({
      reason: 'above_stock',
      code: 300001,
      message: 'The amount added cannot be greater than the stock!',
    })
    expect(await contentsOf(buyer)).toEqual([[id, 6]])
    await buyer.call(contract.joinCart, { goodsId: id, count: 4 })
    expect(await contentsOf(buyer)).toEqual([[id, 10]])
  })

  test('[CART-06, ERR-11] a quantity that no stock could hold is refused with the same message', async () => {
    const { id } = await world.goods({ stock: 10 })
    const buyer = await buyerWith([id, 1])
    const tooMany = { goodsId: id, count: 2 ** 40 }
    const refused = { message: expect.stringContaining(ABOVE_STOCK) }
    await expect(buyer.call(contract.joinCart, tooMany)).rejects.toMatchObject(refused)
    await expect(buyer.call(contract.updateCart, tooMany)).rejects.toMatchObject(refused)
    await expect(buyer.call(contract.buyNow, tooMany)).rejects.toMatchObject(refused)
  })

  test.each([
    [5, 'below_minimum', 'The minimum order is 10. The nearest valid quantity is 10.'],
    [26, 'off_multiple', 'Order in multiples of 10. The nearest valid quantity is 30.'],
  ])('%i of a part sold by tens is refused with the nearest valid quantity', async (count, reason, message) => {
    const { id } = await world.goods({ minBuyCount: 10, multCount: 10 })
    const buyer = await world.buyer()
    await expect(buyer.call(contract.joinCart, { goodsId: id, count })).rejects.toMatchObject({ reason, message })
    expect(await contentsOf(buyer)).toEqual([])
  })

  test('a part without prices and an unknown part are refused', async () => {
    const { id } = await world.goods({ tiers: [] })
    const { call } = await world.buyer()
    await expect(call(contract.joinCart, { goodsId: id, count: 1 })).rejects.toMatchObject({ reason: 'not_for_sale' })
    await expect(call(contract.joinCart, { goodsId: UNKNOWN_GOODS, count: 1 })).rejects.toMatchObject({
      reason: 'not_found',
    })
  })

  test('concurrent calls lose nothing and never exceed the stock', async () => {
    const { id } = await world.goods({ stock: 7 })
    const buyer = await world.buyer()
    const joined = await Promise.allSettled(
      Array.from({ length: 10 }, () => buyer.call(contract.joinCart, { goodsId: id, count: 1 })),
    )
    expect(joined.filter((one) => one.status === 'fulfilled')).toHaveLength(7)
    expect(await contentsOf(buyer)).toEqual([[id, 7]])
  })

  test('the limit of lines holds for concurrent calls', async () => {
    const buyer = await world.buyer()
    await fill(buyer, MAX_CART_LINES - 1)
    const goods = await Promise.all(Array.from({ length: 3 }, () => world.goods()))
    const joined = await Promise.allSettled(
      goods.map(({ id }) => buyer.call(contract.joinCart, { goodsId: id, count: 1 })),
    )
    expect(joined.filter((one) => one.status === 'fulfilled')).toHaveLength(1)
    expect(joined.find((one) => one.status === 'rejected')?.reason).toMatchObject({ reason: 'cart_full' })
    expect((await view(buyer)).totalCount).toBe(MAX_CART_LINES)
  })

  test('a repeated idempotency key adds it once', async () => {
    const { id } = await world.goods()
    const buyer = await world.buyer()
    const app = await world.http()
    const key = randomUUID()
    const join = () =>
      app.inject({
        method: 'POST',
        url: '/api/shopping/cart/join',
        payload: { goodsId: id, count: 2 },
        headers: { token: buyer.token, 'idempotency-key': key },
      })
    const [first, second] = await Promise.all([join(), join()])
    expect([first.json(), second.json()]).toEqual(Array(2).fill({ code: 0, msg: 'ok', data: { totalCount: 1 } }))
    expect(await contentsOf(buyer)).toEqual([[id, 2]])
  })
})

describe('a buyer reads the cart', () => {
  test('[API-CART-01, API-CART-09, API-CART-12, ENT-13, ENT-14, ENT-15, ENT-21] lines with their goods, tiers, unit price and amount', async () => {
    const tiers = [
      { from: 1, price: '0.3' },
      { from: 10, price: '0.1', activityPrice: '0.07' },
    ]
    const { id, model } = await world.goods({ tiers, currency: 'CNY' })
    const { token } = await buyerWith([id, 30])
    const app = await world.http()
    const answer = (await app.inject({ url: '/api/shopping/cart', headers: { token } })).json()
    expect(answer).toMatchObject({ code: 0, data: { totalCount: 1 } })
    expect(answer.data.list).toEqual([
      expect.objectContaining({
        goodsId: id,
        goodsModel: model,
        count: 30,
        stockCount: 100,
        currency: 'CNY',
        batchPrice: [
          { minBuyCount: 1, maxBuyCount: 9, price: '0.3', activityPrice: '0', currency: 'CNY' },
          { minBuyCount: 10, maxBuyCount: 0, price: '0.1', activityPrice: '0.07', currency: 'CNY' },
        ],
        unitPrice: '0.07',
        price: '0.07',
        amount: '2.1',
        priceChanged: false,
        formerPrice: null,
        stockShort: false,
      }),
    ])
  })

  test('[API-CART-08] pageSize, pageNumber and total are accepted; without them it still counts', async () => {
    const goods = [await world.goods(), await world.goods(), await world.goods()]
    const { token } = await buyerWith(...goods.map(({ id }) => [id, 1] as const))
    const app = await world.http()
    const read = async (query: string) => {
      const { data } = (await app.inject({ url: `/api/shopping/cart${query}`, headers: { token } })).json()
      return [data.list.map((line: { goodsId: number }) => line.goodsId), data.totalCount]
    }
    const [a, b, c] = goods.map(({ id }) => id)
    expect(await read('?pageSize=2&pageNumber=1&total=0')).toEqual([[c, b], 3])
    expect(await read('?pageSize=2&pageNumber=2&total=3')).toEqual([[a], 3])
    expect(await read('')).toEqual([[c, b, a], 3])
  })

  test('2,000 lines come as one page, each once, the newest first', async () => {
    const buyer = await world.buyer()
    await fill(buyer, MAX_CART_LINES)
    const { list, totalCount } = await buyer.call(contract.viewCart, { pageNumber: 1, pageSize: 2000, total: 0 })
    const ids = list.map((line) => line.goodsId)
    expect([new Set(ids).size, totalCount]).toEqual([2000, 2000])
    expect(ids).toEqual(ids.toSorted((a, b) => b - a))
  })

  test('reports changes since a part was added: a new price, a short stock', async () => {
    const [dearer, scarce] = [await world.goods(), await world.goods()]
    const buyer = await buyerWith([scarce.id, 8], [dearer.id, 2])
    await world.sql`update goods set tier_prices = '{0.75}' where goods_id = ${dearer.id}`
    await world.sql`update goods set stock = 5 where goods_id = ${scarce.id}`
    expect((await view(buyer)).list).toMatchObject([
      { goodsId: dearer.id, priceChanged: true, formerPrice: '0.5', unitPrice: '0.75', amount: '1.5' },
      { goodsId: scarce.id, priceChanged: false, stockShort: true, count: 8, stockCount: 5 },
    ])
    await buyer.call(contract.updateCart, { goodsId: dearer.id, count: 2 })
    expect((await view(buyer)).list[0]).toMatchObject({ priceChanged: false, formerPrice: null })
  })

  test('a part that leaves the catalogue leaves the cart', async () => {
    const { id } = await world.goods()
    const buyer = await buyerWith([id, 1])
    await world.sql`delete from goods where goods_id = ${id}`
    expect(await view(buyer)).toEqual({ list: [], totalCount: 0, taxAtCheckout: false, ownPrices: false })
  })
})

describe('a buyer changes the cart', () => {
  test('[API-CART-04] a new quantity replaces the old one and returns its price', async () => {
    const { id } = await world.goods({
      tiers: [
        { from: 1, price: '0.5' },
        { from: 10, price: '0.25' },
      ],
    })
    const buyer = await buyerWith([id, 90])
    expect(await buyer.call(contract.updateCart, { goodsId: id, count: 20 })).toMatchObject({
      totalCount: 1,
      line: { goodsId: id, count: 20, unitPrice: '0.25', amount: '5' },
    })
    await expect(buyer.call(contract.updateCart, { goodsId: id, count: 101 })).rejects.toMatchObject({
      reason: 'above_stock',
      message: 'The amount added cannot be greater than the stock!',
    })
    expect(await contentsOf(buyer)).toEqual([[id, 20]])
  })

  test('a quantity is set only for what is in the cart', async () => {
    const { id } = await world.goods()
    const buyer = await world.buyer()
    await expect(buyer.call(contract.updateCart, { goodsId: id, count: 1 })).rejects.toMatchObject({
      reason: 'not_found',
      message: 'This part is no longer in your cart.',
    })
    expect(await contentsOf(buyer)).toEqual([])
  })

  test('[API-CART-05, API-CART-06] parts are removed; unknown and repeated ones are ignored', async () => {
    const [a, b, c] = [await world.goods(), await world.goods(), await world.goods()]
    const buyer = await buyerWith([a.id, 1], [b.id, 2], [c.id, 3])
    const goodsIds = [a.id, c.id, c.id, UNKNOWN_GOODS]
    expect(await buyer.call(contract.deleteFromCart, { goodsIds })).toEqual({ totalCount: 1 })
    expect(await contentsOf(buyer)).toEqual([[b.id, 2]])
  })

  test('[API-CART-07] it is emptied with one call', async () => {
    const [a, b] = [await world.goods(), await world.goods()]
    const buyer = await buyerWith([a.id, 1], [b.id, 2])
    expect(await buyer.call(contract.cleanCart, {})).toEqual({ totalCount: 0 })
    expect(await contentsOf(buyer)).toEqual([])
  })

  test('parts move to the favorites; parts that are not in the cart do not', async () => {
    const [a, b, c] = [await world.goods(), await world.goods(), await world.goods()]
    const buyer = await buyerWith([a.id, 1], [b.id, 2])
    expect(await buyer.call(contract.moveToFavourites, { goodsIds: [a.id, c.id] })).toEqual({ totalCount: 1 })
    expect(await contentsOf(buyer)).toEqual([[b.id, 2]])
    expect((await buyer.call(favouriteGoods, {})).list.map((goods) => goods.goodsId)).toEqual([a.id])
  })

  test('when the favorites are full the cart is not changed', async () => {
    const { id } = await world.goods()
    const buyer = await buyerWith([id, 1])
    await world.sql`insert into favourite (account_id, goods_id)
      select ${buyer.accountId}, goods_id from goods order by goods_id limit 2000`
    await expect(buyer.call(contract.moveToFavourites, { goodsIds: [id] })).rejects.toMatchObject({
      reason: 'not_allowed',
    })
    expect(await contentsOf(buyer)).toEqual([[id, 1]])
  })
})
