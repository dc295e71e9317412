import { describe, expect, test } from 'vitest'
import { login } from '#features/account/account.contract.ts'
import type { CategoryName } from '#features/catalog/catalog.contract.ts'
import { createWorld } from '#tests/support/world.ts'
import { browsingHistory, joinBrowsing, recordBrowsing } from '../browsing.contract.ts'
import { MAX_HISTORY } from '../browsing.rules.ts'

const world = await createWorld()
type Buyer = Awaited<ReturnType<typeof world.buyer>>

const UNKNOWN = 2_000_000_000
const goodsIds = (await world.sql<{ id: number }[]>`select goods_id id from goods order by 1 limit 150`).map(
  (r) => r.id,
)
const categoryIds = (await world.sql<{ id: number }[]>`select category_id id from category order by 1 limit 150`).map(
  (r) => r.id,
)
const goods = (place: number) => goodsIds[place] ?? 0
const category = (place: number) => categoryIds[place] ?? 0

async function historyOf({ call }: Pick<Buyer, 'call'>, limit = MAX_HISTORY) {
  const seen = await call(browsingHistory, { categoryLimit: limit, goodsLimit: limit })
  return { goods: seen.goods.map((one) => one.goodsId), category: seen.category.map((one) => one.categoryId) }
}

async function buyerWhoSaw(seen: Array<{ goodsId: number } | { categoryId: number }>) {
  const buyer = await world.buyer()
  for (const one of seen) await buyer.call(recordBrowsing, one)
  return buyer
}

describe('a buyer browses the store', () => {
  test('[HIST-06, HIST-07] categories come most recent first, each once', async () => {
    const buyer = await buyerWhoSaw([0, 1, 2, 0].map((place) => ({ categoryId: category(place) })))
    expect(await historyOf(buyer)).toEqual({ goods: [], category: [category(0), category(2), category(1)] })
  })

  test('[HIST-08, HIST-09] goods come most recent first, each once', async () => {
    const buyer = await buyerWhoSaw([0, 1, 2, 0].map((place) => ({ goodsId: goods(place) })))
    expect(await historyOf(buyer)).toEqual({ goods: [goods(0), goods(2), goods(1)], category: [] })
  })

  test('a part and its category may be recorded in one call', async () => {
    const buyer = await world.buyer()
    await buyer.call(recordBrowsing, { goodsId: goods(0), categoryId: category(0) })
    expect(await historyOf(buyer)).toEqual({ goods: [goods(0)], category: [category(0)] })
  })

  test('[API-GOODS-07, API-GOODS-21] the answer names them well enough to show and to link', async () => {
    const [place] = await world.sql<{ path: CategoryName[] }[]>`
      select json_build_array(
        json_build_object('categoryId', top.category_id, 'categoryName', top.category_name),
        json_build_object('categoryId', c.category_id, 'categoryName', c.category_name)) path
      from category c join category top on top.category_id = c.parent_id where top.parent_id is null limit 1`
    const path = place?.path ?? []
    const { call } = await buyerWhoSaw([{ goodsId: goods(0) }, { categoryId: path[1]?.categoryId ?? 0 }])
    expect(await call(browsingHistory, {})).toEqual({
      category: [{ ...path[1], path }],
      goods: [
        expect.objectContaining({ goodsId: goods(0), goodsModel: expect.any(String), coverPic: expect.any(String) }),
      ],
    })
  })

  test('a new buyer has no history', async () => {
    const { call } = await world.buyer()
    expect(await call(browsingHistory, {})).toEqual({ category: [], goods: [] })
  })

  test('[AUTH-41] the history is on the server: it is there after a login on another machine', async () => {
    const { email, password } = await buyerWhoSaw([{ goodsId: goods(3) }])
    const { token } = await world.visitor().call(login, { email, password })
    const app = await world.http()
    const answer = await app.inject({ url: '/api/goods/browsing/history', headers: { token } })
    expect(answer.json().data.goods).toMatchObject([{ goodsId: goods(3) }])
  })
})

describe('limits of the history', () => {
  test.each(['', '?categoryLimit=6&goodsLimit=7'])(
    '[HIST-10, HIST-11, API-GOODS-19, API-GOODS-20, CONST-12] 6 categories and 7 goods, asked for as "%s"',
    async (query) => {
      const buyer = await world.buyer()
      await buyer.call(joinBrowsing, { goodsIds: goodsIds.slice(0, 20), categoryIds: categoryIds.slice(0, 20) })
      const app = await world.http()
      const answer = await app.inject({
        url: `/api/goods/browsing/history${query}`,
        headers: { token: buyer.token },
      })
      const { category, goods } = answer.json().data
      expect([category.length, goods.length]).toEqual([6, 7])
    },
  )

  test('only the hundred latest of each kind are stored', async () => {
    const buyer = await world.buyer()
    await buyer.call(joinBrowsing, {
      goodsIds: goodsIds.slice(0, MAX_HISTORY),
      categoryIds: categoryIds.slice(0, MAX_HISTORY),
    })
    await buyer.call(recordBrowsing, { goodsId: goods(MAX_HISTORY) })
    const history = await historyOf(buyer)
    expect(history.goods).toEqual(goodsIds.slice(1, MAX_HISTORY + 1).toReversed())
    expect(history.category).toEqual(categoryIds.slice(0, MAX_HISTORY).toReversed())
    const [row] = await world.sql`select count(*)::int n from browsing where account_id = ${buyer.accountId}`
    expect(row?.n).toBe(2 * MAX_HISTORY)
  })

  test('concurrent visits are all recorded, up to a hundred', async () => {
    const buyer = await world.buyer()
    await buyer.call(joinBrowsing, { goodsIds: goodsIds.slice(0, MAX_HISTORY) })
    const opened = goodsIds.slice(MAX_HISTORY, MAX_HISTORY + 30)
    await Promise.all(opened.map((goodsId) => buyer.call(recordBrowsing, { goodsId })))
    const history = await historyOf(buyer)
    expect(history.goods).toHaveLength(MAX_HISTORY)
    expect(history.goods.slice(0, opened.length).toSorted((a, b) => a - b)).toEqual(opened)
  })

  test('deleted goods and categories are left out', async () => {
    const buyer = await buyerWhoSaw([{ goodsId: goods(0) }])
    await world.sql`insert into browsing values
      (${buyer.accountId}, 'goods', ${UNKNOWN}, now()), (${buyer.accountId}, 'category', ${UNKNOWN}, now())`
    expect(await historyOf(buyer)).toEqual({ goods: [goods(0)], category: [] })
  })
})

describe('the history of a visitor', () => {
  test('is merged after the login, without repeated and unknown ids', async () => {
    const buyer = await buyerWhoSaw([0, 1].map((place) => ({ goodsId: goods(place) })))
    await buyer.call(joinBrowsing, {
      goodsIds: [goods(2), goods(0), UNKNOWN, goods(3), goods(2)],
      categoryIds: [category(5), UNKNOWN, category(4)],
    })
    expect(await historyOf(buyer)).toEqual({
      goods: [goods(2), goods(3), goods(0), goods(1)],
      category: [category(4), category(5)],
    })
  })

  test('may be merged twice, and may be empty', async () => {
    const buyer = await world.buyer()
    for (let i = 0; i < 2; i++) await buyer.call(joinBrowsing, { goodsIds: [goods(1), goods(0)] })
    await buyer.call(joinBrowsing, {})
    expect(await historyOf(buyer)).toEqual({ goods: [goods(0), goods(1)], category: [] })
  })
})

describe('who may not', () => {
  test('a visitor has no history on the server', async () => {
    const { call } = world.visitor()
    const calls = [
      () => call(browsingHistory, {}),
      () => call(recordBrowsing, { goodsId: goods(0) }),
      () => call(joinBrowsing, { goodsIds: [goods(0)] }),
    ]
    for (const refused of calls) await expect(refused()).rejects.toMatchObject({ reason: 'no_identity' })
  })

  test('another buyer neither sees nor changes it', async () => {
    const owner = await buyerWhoSaw([{ goodsId: goods(0) }, { goodsId: goods(1) }])
    const other = await buyerWhoSaw([{ goodsId: goods(0) }])
    expect(await historyOf(other)).toEqual({ goods: [goods(0)], category: [] })
    expect(await historyOf(owner)).toEqual({ goods: [goods(1), goods(0)], category: [] })
  })

  test('it is deleted with the account', async () => {
    const { accountId } = await buyerWhoSaw([{ goodsId: goods(0) }])
    await world.sql`delete from account where account_id = ${accountId}`
    expect(await world.sql`select from browsing where account_id = ${accountId}`).toHaveLength(0)
  })
})

describe('invalid ids are refused', () => {
  test.each([
    [{ goodsId: UNKNOWN }, 'This part is not in the catalogue.'],
    [{ categoryId: UNKNOWN }, 'There is no such category.'],
  ])('%j is not in the catalogue', async (seen, message) => {
    const buyer = await world.buyer()
    await expect(buyer.call(recordBrowsing, seen)).rejects.toMatchObject({ reason: 'not_found', message })
  })

  test('an unknown category leaves nothing of the same call', async () => {
    const buyer = await world.buyer()
    await buyer.call(recordBrowsing, { goodsId: goods(0), categoryId: UNKNOWN }).catch(() => {})
    expect(await historyOf(buyer)).toEqual({ goods: [], category: [] })
  })

  test.each([
    ['POST', '/api/goods/browsing', {}, 'Send a goodsId or a categoryId.'],
    ['POST', '/api/goods/browsing', { goodsId: '5' }, 'goodsId'],
    ['POST', '/api/goods/browsing', { categoryId: 0 }, 'categoryId'],
    ['POST', '/api/goods/browsing/join', { goodsIds: 'all' }, 'goodsIds'],
    ['POST', '/api/goods/browsing/join', { categoryIds: Array(101).fill(1) }, 'categoryIds'],
    ['GET', '/api/goods/browsing/history?goodsLimit=many', undefined, 'goodsLimit'],
    ['GET', '/api/goods/browsing/history?categoryLimit=101', undefined, 'categoryLimit'],
  ] as const)('%s %s %j', async (method, url, payload, named) => {
    const app = await world.http()
    const { token } = await world.buyer()
    const answer = (await app.inject({ method, url, payload, headers: { token } })).json()
    expect(answer).toMatchObject({ code: 100001, msg: expect.stringContaining(named) })
  })
})
