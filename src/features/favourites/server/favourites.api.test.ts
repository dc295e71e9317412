import { describe, expect, test } from 'vitest'
import { Goods } from '#features/catalog/catalog.contract.ts'
import { goodsIdsOf } from '#shared/ids.ts'
import { createWorld } from '#tests/support/world.ts'
import { addFavourite, cancelFavourites, favouriteGoods, isFavourite, MAX_FAVOURITES } from '../favourites.contract.ts'

const world = await createWorld()
type Buyer = Awaited<ReturnType<typeof world.buyer>>

const UNKNOWN_GOODS = 2_000_000_000
const favouritesOf = async ({ call }: Pick<Buyer, 'call'>) => goodsIdsOf((await call(favouriteGoods, {})).list)

async function threeGoods() {
  const [a, b, c] = [await world.goods(), await world.goods(), await world.goods()]
  return [a.id, b.id, c.id] as const
}

async function buyerWith(...goodsIds: number[]) {
  const buyer = await world.buyer()
  for (const goodsId of goodsIds) await buyer.call(addFavourite, { goodsId })
  return buyer
}

/** The requested number of favourites, without as many calls. */
async function fill({ accountId }: Buyer, count: number) {
  await world.sql`insert into favourite (account_id, goods_id)
    select ${accountId}, goods_id from goods order by goods_id limit ${count}`
}

describe('a buyer marks parts', () => {
  test('[API-GOODS-03, API-GOODS-10] a marked part is a favourite, others are not', async () => {
    const [marked, other] = await threeGoods()
    const { call } = await buyerWith(marked)
    expect(await call(isFavourite, { goodsId: marked })).toEqual({ isFavorite: true })
    expect(await call(isFavourite, { goodsId: other })).toEqual({ isFavorite: false })
    expect(await call(isFavourite, { goodsId: UNKNOWN_GOODS })).toEqual({ isFavorite: false })
  })

  test('marking a part again, also concurrently, changes nothing', async () => {
    const [first, second] = await threeGoods()
    const buyer = await buyerWith(first, second)
    await Promise.all(Array.from({ length: 10 }, () => buyer.call(addFavourite, { goodsId: first })))
    expect(await favouritesOf(buyer)).toEqual([second, first])
  })

  test('a part that is not in the catalogue is refused', async () => {
    const buyer = await world.buyer()
    await expect(buyer.call(addFavourite, { goodsId: UNKNOWN_GOODS })).rejects.toMatchObject({
      reason: 'not_found',
      message: 'This part is not in the catalogue.',
    })
    expect(await favouritesOf(buyer)).toEqual([])
  })

  test('the limit holds for concurrent calls, with a message what to do', async () => {
    const buyer = await world.buyer()
    await fill(buyer, MAX_FAVOURITES - 1)
    const goods = await Promise.all(Array.from({ length: 5 }, () => world.goods()))
    const added = await Promise.allSettled(goods.map(({ id }) => buyer.call(addFavourite, { goodsId: id })))
    expect(added.filter((one) => one.status === 'fulfilled')).toHaveLength(1)
    expect((await buyer.call(favouriteGoods, {})).totalCount).toBe(MAX_FAVOURITES)
    await expect(buyer.call(addFavourite, { goodsId: (await world.goods()).id })).rejects.toMatchObject({
      reason: 'not_allowed',
      message: 'You have 2,000 favorites, the maximum. Please remove some first.',
    })
  })

  test('at the limit, marking a favourite again is not refused', async () => {
    const buyer = await world.buyer()
    await fill(buyer, MAX_FAVOURITES)
    const [goodsId = 0] = await favouritesOf(buyer)
    await expect(buyer.call(addFavourite, { goodsId })).resolves.toEqual({})
  })
})

describe('a buyer removes parts', () => {
  test('[API-GOODS-11, API-GOODS-16] several in one call; unknown and repeated ones are ignored', async () => {
    const [a, b, c] = await threeGoods()
    const buyer = await buyerWith(a, b, c)
    await buyer.call(cancelFavourites, { goodsIds: [a, c, c, UNKNOWN_GOODS] })
    expect(await favouritesOf(buyer)).toEqual([b])
    await expect(buyer.call(cancelFavourites, { goodsIds: [a] })).resolves.toEqual({})
  })

  test('a part that is marked again is listed first', async () => {
    const [a, b] = await threeGoods()
    const buyer = await buyerWith(a, b)
    await buyer.call(cancelFavourites, { goodsIds: [a] })
    await buyer.call(addFavourite, { goodsId: a })
    expect(await favouritesOf(buyer)).toEqual([a, b])
  })
})

describe('a buyer reads the list', () => {
  test('[API-GOODS-13, API-GOODS-15, ENT-22] whole goods with their prices, the newest first, and how many', async () => {
    const [a, b, c] = await threeGoods()
    const { call } = await buyerWith(a, b, c)
    const { list, totalCount } = await call(favouriteGoods, {})
    expect(goodsIdsOf(list)).toEqual([c, b, a])
    expect(totalCount).toBe(3)
    for (const goods of list) expect(Goods.parse(goods)).toMatchObject({ price: '0.5', stockCount: 100 })
  })

  test('a new buyer has an empty list', async () => {
    const { call } = await world.buyer()
    expect(await call(favouriteGoods, {})).toEqual({ list: [], totalCount: 0 })
  })

  test('[API-GOODS-14] pageNumber, pageSize and total are taken from the query as in the cart', async () => {
    const [a, b, c] = await threeGoods()
    const { token } = await buyerWith(a, b, c)
    const app = await world.http()
    const page = async (pageNumber: number) =>
      (
        await app.inject({
          url: `/api/user/favorite/goods?pageNumber=${pageNumber}&pageSize=2&total=0`,
          headers: { token },
        })
      ).json()
    const [first, second, third] = [await page(1), await page(2), await page(3)]
    expect([first, second, third].map(({ code, data }) => [code, goodsIdsOf(data.list), data.totalCount])).toEqual([
      [0, [c, b], 3],
      [0, [a], 3],
      [0, [], 3],
    ])
  })

  test('[CONST-14] the panel gets everything with a page size of 2000', async () => {
    const buyer = await world.buyer()
    await fill(buyer, MAX_FAVOURITES)
    const { list } = await buyer.call(favouriteGoods, { pageNumber: 1, pageSize: 2000, total: 0 })
    expect(new Set(goodsIdsOf(list)).size).toBe(2000)
  })
})

describe('who may not', () => {
  test('[AUTH-35] a visitor must log in', async () => {
    const { call } = world.visitor()
    const [goodsId] = await threeGoods()
    const calls = [
      () => call(isFavourite, { goodsId }),
      () => call(addFavourite, { goodsId }),
      () => call(cancelFavourites, { goodsIds: [goodsId] }),
      () => call(favouriteGoods, {}),
    ]
    for (const refused of calls) await expect(refused()).rejects.toMatchObject({ reason: 'no_identity' })
  })

  test('another buyer neither sees nor changes them', async () => {
    const [a, b] = await threeGoods()
    const owner = await buyerWith(a, b)
    const other = await buyerWith(b)
    await other.call(cancelFavourites, { goodsIds: [a, b] })
    expect(await other.call(isFavourite, { goodsId: a })).toEqual({ isFavorite: false })
    expect(await favouritesOf(other)).toEqual([])
    expect(await favouritesOf(owner)).toEqual([b, a])
  })

  test('they are deleted with the account', async () => {
    const [a] = await threeGoods()
    const { accountId } = await buyerWith(a)
    await world.sql`delete from account where account_id = ${accountId}`
    expect(await world.sql`select from favourite where account_id = ${accountId}`).toHaveLength(0)
  })
})

describe('invalid input is refused with the name of the field', () => {
  test.each([
    ['GET', '/api/goods/isFavorite?goodsId=abc', undefined, 'goodsId'],
    ['GET', '/api/goods/isFavorite', undefined, 'goodsId'],
    ['POST', '/api/goods/favorite', { goodsId: '5' }, 'goodsId'],
    ['POST', '/api/goods/favorite', { goodsId: -1 }, 'goodsId'],
    ['POST', '/api/goods/favorite', { goodsId: 3_000_000_000 }, 'goodsId'],
    ['POST', '/api/goods/favorite/cancel', { goodsIds: 5 }, 'goodsIds'],
    ['POST', '/api/goods/favorite/cancel', { goodsIds: [] }, 'Please choose a part.'],
    ['POST', '/api/goods/favorite/cancel', { goodsIds: [1.5] }, 'goodsIds'],
    ['GET', '/api/user/favorite/goods?pageSize=2001', undefined, 'pageSize'],
    ['GET', '/api/user/favorite/goods?pageNumber=0', undefined, 'pageNumber'],
  ] as const)('%s %s %j', async (method, url, payload, named) => {
    const app = await world.http()
    const { token } = await world.buyer()
    const answer = (await app.inject({ method, url, payload, headers: { token } })).json()
    expect(answer).toMatchObject({ code: 100001, msg: expect.stringContaining(named) })
  })
})
