import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { endSession, startSession } from '#web/session.ts'
import { MAX_OWN_PRICES } from '../../own-prices.rules.ts'
import { withOwnPrices } from './use-own-prices.ts'

const tier = (price: string) => ({ minBuyCount: 1, maxBuyCount: 0, price, activityPrice: '0' })
const asked: number[][] = []
vi.stubGlobal('fetch', async (_path: string, init: RequestInit) => {
  const { goodsIds } = JSON.parse(String(init.body)) as { goodsIds: number[] }
  asked.push(goodsIds)
  const list = goodsIds.map((goodsId) => ({
    goodsId,
    priceList: [{ ...tier('0.96'), listPrice: '1.2' }],
    packings: [],
  }))
  return Response.json({ code: 0, msg: 'ok', data: { list } })
})
vi.stubGlobal('document', { documentElement: { removeAttribute() {} } })
afterAll(() => void vi.unstubAllGlobals())

const parts = (count: number) =>
  Array.from({ length: count }, (_, place) => ({ goodsId: place + 1, priceList: [tier('1.2')] }))
const logIn = (ownPrices: boolean) =>
  startSession('token', { userId: 1, email: 'a@firm.example', name: 'A', avatar: null, role: 'buyer', ownPrices })

beforeEach(() => {
  endSession()
  asked.length = 0
})

test('visitors and buyers without agreed prices ask for nothing', async () => {
  const goods = parts(3)
  expect(await withOwnPrices(goods)).toBe(goods)
  logIn(false)
  expect(await withOwnPrices(goods)).toBe(goods)
  expect(asked).toEqual([])
})

test('a buyer with agreed prices asks for all parts at once, in calls of the largest size', async () => {
  logIn(true)
  const priced = await withOwnPrices(parts(MAX_OWN_PRICES + 1))
  expect(asked.map(({ length }) => length)).toEqual([MAX_OWN_PRICES, 1])
  expect(priced.at(-1)?.priceList).toMatchObject([{ price: '0.96', listPrice: '1.2' }])
})
