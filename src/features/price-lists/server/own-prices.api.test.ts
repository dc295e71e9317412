import { describe, expect, test } from 'vitest'
import { matchBom } from '#features/bom/bom-matching.contract.ts'
import { bomDetail, saveBom, shareBom, sharedBom } from '#features/bom/saved-bom.contract.ts'
import { buyNow, joinCart, viewCart, viewFastLine } from '#features/cart/cart.contract.ts'
import { goodsDetail } from '#features/catalog/catalog.contract.ts'
import { myPrices } from '#features/catalog/own-prices.contract.ts'
import { addFavourite, favouriteGoods } from '#features/favourites/favourites.contract.ts'
import { createOrder, previewOrder } from '#features/orders/checkout.contract.ts'
import { buyAgain, orderDetail } from '#features/orders/orders.contract.ts'
import { staffOrderDetail } from '#features/orders/staff-orders.contract.ts'
import { addAddress, placeOrder, prepareOrder } from '#tests/drills/shop.ts'
import { addPriceList, buyerWithPrices, givePriceList } from '#tests/support/ordered.ts'
import { createWorld } from '#tests/support/world.ts'
import { priceListDetail, removePriceList, saveFixedPrice, savePriceList } from '../staff-price-lists.contract.ts'
import { listOwnPrices, readOwnPrices } from './own-prices.service.ts'

const world = await createWorld()
const admin = await world.staff()
const TIERS = [
  { from: 1, price: '1.2000' },
  { from: 100, price: '0.9000' },
]
const goods = (more: object = {}) => world.goods({ stock: 10_000, tiers: TIERS, ...more })

async function setUp(more: object = {}) {
  const list = await addPriceList(admin.call, more)
  return { list, buyer: await buyerWithPrices(world, admin.call, list.priceListId) }
}

describe('a buyer with a price list', () => {
  test('sees and pays its prices from the part to the order; the order keeps the list price for staff', async () => {
    const [{ list, buyer }, part, other] = [await setUp(), await goods(), await goods()]
    const fixed = { goodsModel: other.model, currency: 'USD' as const, tiers: [{ count: 10, price: '0.5' }] }
    await admin.call(saveFixedPrice, { ...(await list.seen()), ...fixed })
    const { list: own } = await buyer.call(myPrices, { goodsIds: [part.id, other.id] })
    expect(own.find(({ goodsId }) => goodsId === part.id)).toMatchObject({
      priceList: [{ price: '0.96', listPrice: '1.2' }, { price: '0.72' }],
      packings: [{ packing: '', priceList: [{ price: '0.96' }, { price: '0.72' }] }],
    })
    await buyer.call(joinCart, { goodsId: part.id, count: 10 })
    await buyer.call(joinCart, { goodsId: other.id, count: 10 })
    const cart = await buyer.call(viewCart, {})
    expect(cart).toMatchObject({
      ownPrices: true,
      list: [
        { goodsId: other.id, unitPrice: '0.5', amount: '5', priceChanged: false },
        { goodsId: part.id, unitPrice: '0.96', amount: '9.6', priceChanged: false },
      ],
    })
    const addressId = await addAddress(world.sql, buyer.call)
    const lines = [part, other].map(({ id }) => ({ goodsId: id, count: 10 }))
    const preview = await buyer.call(previewOrder, { lines, addressId })
    expect(preview).toMatchObject({
      problems: [],
      amount: '14.6000',
      lines: [{ unitPrice: '0.96', listPrice: '1.2' }, { unitPrice: '0.5' }],
    })
    const orderNo = await placeOrder(buyer.call, addressId, lines)
    const seen = await admin.call(staffOrderDetail, { orderNo })
    expect(seen).toMatchObject({
      amount: '14.6000',
      lines: [
        { unitPrice: '0.96', listPrice: '1.2', priceList: list.name },
        { unitPrice: '0.5', listPrice: '1.2', priceList: list.name },
      ],
    })
    const bought = await buyer.call(orderDetail, { orderNo })
    expect(bought.lines[0]).toMatchObject({ unitPrice: '0.96' })
    expect(bought.lines[0]).not.toHaveProperty('priceList')
    await buyer.call(buyAgain, { orderNo })
    expect((await buyer.call(viewCart, {})).list).toMatchObject([{ priceChanged: false }, { priceChanged: false }])
  })

  test('Buy Now, favorites and BOM have them too', async () => {
    const [{ buyer }, part] = [await setUp(), await goods()]
    const { fastId } = await buyer.call(buyNow, { goodsId: part.id, count: 100 })
    expect((await buyer.call(viewFastLine, { fastId })).line).toMatchObject({ unitPrice: '0.72', priceChanged: false })
    await buyer.call(addFavourite, { goodsId: part.id })
    const { list } = await buyer.call(favouriteGoods, {})
    expect(list).toMatchObject([{ price: '0.96', lowestPrice: '0.72', priceList: [{ listPrice: '1.2' }, {}] }])
    const lines = [{ model: part.model, count: 5 }]
    expect(await buyer.call(matchBom, { lines, boards: 1 })).toMatchObject({
      list: [{ unitPrice: '0.96', amount: '4.8' }],
      totals: [{ amount: '4.8' }],
    })
    const asVisitor = await world.visitor().call(matchBom, { lines, boards: 1 })
    expect(asVisitor.list).toMatchObject([{ unitPrice: '1.2' }])
  })

  test('a shared BOM does not show what its owner pays', async () => {
    const [{ buyer }, part] = [await setUp(), await goods()]
    const line = { model: part.model, count: 5, match: 'exact' as const, taken: true, goodsId: part.id }
    const { bomId } = await buyer.call(saveBom, { name: 'Mine', lines: [line], boards: 1 })
    expect(await buyer.call(bomDetail, { bomId })).toMatchObject({ totals: [{ amount: '4.8' }], changes: [] })
    const { key } = await buyer.call(shareBom, { bomId, shared: true })
    const shared = await world.visitor().call(sharedBom, { key: key ?? '' })
    expect(shared).toMatchObject({ totals: [{ amount: '6' }], totalsThen: [{ amount: '6' }], changes: [] })
    expect(JSON.stringify(shared)).not.toMatch(/"(0\.96|4\.8)0*"/)
  })

  test('discounts of categories and manufacturers apply, and a promotional price that is lower is charged', async () => {
    const [{ list, buyer }, part] = [await setUp({ percent: '5' }), await goods()]
    const promoted = await goods({ tiers: [{ from: 1, price: '1.2', activityPrice: '0.4' }] })
    await world.sql`
      insert into price_list_discount (price_list_id, category_id, percent)
      select ${list.priceListId}, c.parent_id, 50 from goods g join category c using (category_id) where g.goods_id = ${part.id}`
    const { list: own } = await buyer.call(myPrices, { goodsIds: [part.id, promoted.id] })
    expect(own).toMatchObject([{ goodsId: part.id, priceList: [{ price: '0.6' }, { price: '0.45' }] }])
    await buyer.call(joinCart, { goodsId: promoted.id, count: 1 })
    expect((await buyer.call(viewCart, {})).list).toMatchObject([{ unitPrice: '0.4' }])
  })
})

describe('a list that ends while its buyer is at the checkout', () => {
  test.each([
    ['is over', (list: List) => admin.call(savePriceList, { ...list, endsOn: '2020-01-01' })],
    ['has not begun', (list: List) => admin.call(savePriceList, { ...list, startsOn: '2099-01-01' })],
    ['is changed', (list: List) => admin.call(savePriceList, { ...list, percent: '10' })],
  ])('%s: preview and order say that the price has changed, and nothing is ordered', async (_how, change) => {
    const [{ list, buyer }, part] = [await setUp(), await goods()]
    await expectRefusal(buyer, part, async () => {
      const { seen, ...known } = list
      await change({ ...known, ...(await seen()), percent: '20', startsOn: null, endsOn: null })
    })
  })

  test('is taken away and removed', async () => {
    const [{ list, buyer }, part] = [await setUp(), await goods()]
    await expectRefusal(buyer, part, async () => {
      await givePriceList(admin.call, buyer.accountId, null)
      await admin.call(removePriceList, await list.seen())
    })
  })

  interface List {
    priceListId: number
    version: number
    name: string
    percent: string
    startsOn: string | null
    endsOn: string | null
  }

  async function expectRefusal(
    buyer: Awaited<ReturnType<typeof setUp>>['buyer'],
    part: { id: number; model: string },
    change: () => Promise<void>,
  ) {
    const addressId = await addAddress(world.sql, buyer.call)
    const order = await prepareOrder(buyer.call, addressId, [{ goodsId: part.id, count: 10 }])
    await change()
    const call = await buyer.again()
    const message = expect.stringContaining(`The price of ${part.model} has changed from 0.9600 to`)
    expect((await call(previewOrder, order)).problems).toEqual([message])
    await expect(call(createOrder, order)).rejects.toMatchObject({ reason: 'order_changed', message })
    // The identity of a call that began before the change does not matter.
    await expect(buyer.call(createOrder, order)).rejects.toMatchObject({ reason: 'order_changed' })
    const { unitPrice: _, ...line } = order.lines[0] ?? { goodsId: 0, count: 0 }
    await expect(call(createOrder, { ...order, lines: [line] })).rejects.toMatchObject({ reason: 'order_changed' })
  }
})

describe('prices of one customer stay with them', () => {
  test('buyer A, nobody, buyer B and a buyer without a list each see their own, on pages and in the API', async () => {
    const part = await goods()
    const [a, b] = [await setUp(), await setUp({ percent: '50' })]
    const without = await world.buyer()
    const app = await world.http()
    const ask = async (url: string, token: string | undefined, payload?: object) => {
      const headers = token ? { token } : {}
      const answer = await app.inject({ method: payload ? 'POST' : 'GET', url, headers, ...(payload && { payload }) })
      return answer
    }
    const pages = [
      `/goods/detail/${part.id}`,
      `/api/goods/detail?goodsId=${part.id}`,
      `/comListSearch?goodsModel=${part.model}&fuzzy=true`,
    ]
    const tokens = [a.buyer.token, undefined, b.buyer.token, without.token, undefined]
    for (const url of pages) {
      const answers = []
      for (const token of tokens) answers.push((await ask(url, token)).body)
      for (const body of answers) {
        expect(body, url).toContain('1.2')
        expect(body).not.toMatch(/0\.96|0\.72|listPrice|Your price/)
      }
    }
    const mine = async (token: string | undefined) => ask('/api/goods/price/mine', token, { goodsIds: [part.id] })
    const [ofA, ofB, ofOther] = [await mine(a.buyer.token), await mine(b.buyer.token), await mine(without.token)]
    expect(ofA.headers['cache-control']).toBe('no-store')
    expect(ofA.json().data.list).toMatchObject([{ priceList: [{ price: '0.96' }, { price: '0.72' }] }])
    expect(ofB.json().data.list).toMatchObject([{ priceList: [{ price: '0.6' }, { price: '0.45' }] }])
    expect(ofOther.json().data.list).toEqual([])
    expect((await mine(undefined)).json()).toMatchObject({ code: 200004 })
  })

  test('buyers cannot read price lists, their own included', async () => {
    const { list, buyer } = await setUp()
    const { priceListId } = list
    await expect(buyer.call(priceListDetail, { priceListId })).rejects.toMatchObject({ reason: 'not_allowed' })
    const part = await world.visitor().call(goodsDetail, { goodsId: (await goods()).id })
    expect(part.priceList[0]).toEqual({ minBuyCount: 1, maxBuyCount: 99, price: '1.2', activityPrice: '0' })
  })
})

test('a list costs one statement for all parts, and buyers without one none', async () => {
  const { list } = await setUp()
  const parts = [await goods(), await goods(), await goods()].map(({ id }) => id)
  let statements = 0
  const counted = new Proxy(world.sql, {
    apply(sql, self, made) {
      statements += 1
      return Reflect.apply(sql, self, made)
    },
  })
  expect(await readOwnPrices(counted, undefined, parts)).toBeUndefined()
  expect(await listOwnPrices(counted, { accountId: 1 }, parts)).toEqual([])
  expect(statements).toBe(0)
  expect((await readOwnPrices(counted, list.priceListId, parts))?.terms.size).toBe(3)
  expect(statements).toBe(1)
})
