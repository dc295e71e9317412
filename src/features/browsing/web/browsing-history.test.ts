import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { endSession, useSession } from '#web/session.ts'
import { EMPTY_HISTORY } from '../browsing.rules.ts'

const stored = new Map<string, string>()
vi.stubGlobal('window', {
  localStorage: {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  },
})
const sent: Array<{ path: string; body: unknown }> = []
let online = true
vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
  if (!online) throw new TypeError('fetch failed')
  sent.push({ path, body: JSON.parse(String(init.body)) })
  return Response.json({ code: 0, msg: 'ok', data: {} })
})
// The store reads local storage when it is created.
const { handOverBrowsing, recordBrowsedCategory, recordBrowsedGoods, useBrowsingHistory } = await import(
  './browsing-history.ts'
)

const part = (goodsId: number) => ({
  goodsId,
  goodsModel: `PART-${goodsId}`,
  brand: { brandId: 1, brandName: 'Texas Instruments' },
  package: 'SOIC-8',
  coverPic: '/pictures/soic-8/PART.svg',
})
const named = (categoryId: number) => ({ categoryId, categoryName: `Category ${categoryId}` })
const category = (categoryId: number) => ({ ...named(categoryId), path: [named(categoryId)] })
const goodsIds = () => useBrowsingHistory.getState().goods.map((goods) => goods.goodsId)
const categoryIds = () => useBrowsingHistory.getState().category.map((one) => one.categoryId)

beforeEach(() => {
  endSession()
  useBrowsingHistory.setState(EMPTY_HISTORY)
  sent.length = 0
  online = true
})
afterAll(() => {
  endSession()
  vi.unstubAllGlobals()
})

describe('what a visitor looked at', () => {
  test('[ENT-39, ENT-40, HIST-06, HIST-08] is kept in client state, most recent first, and not sent', async () => {
    for (const id of [1, 2, 1]) {
      await recordBrowsedGoods(part(id))
      await recordBrowsedCategory(category(id))
    }
    expect([goodsIds(), categoryIds(), sent]).toEqual([[1, 2], [1, 2], []])
  })

  test('is restored from local storage; invalid entries are dropped', async () => {
    stored.set('browsing', JSON.stringify({ state: { goods: [part(7), { goodsId: 8 }], category: null }, version: 0 }))
    await useBrowsingHistory.persist.rehydrate()
    expect([goodsIds(), categoryIds()]).toEqual([[7], []])
  })
})

describe('what a buyer looks at', () => {
  beforeEach(() => useSession.setState({ token: 'a-token' }))

  test('is sent to the server and not stored in the browser', async () => {
    await recordBrowsedGoods(part(3))
    await recordBrowsedCategory(category(4))
    expect(sent).toEqual([
      { path: '/api/goods/browsing', body: { goodsId: 3 } },
      { path: '/api/goods/browsing', body: { categoryId: 4 } },
    ])
    expect(useBrowsingHistory.getState()).toEqual(EMPTY_HISTORY)
  })

  test('does not disturb the page when the server cannot be reached', async () => {
    online = false
    await expect(recordBrowsedGoods(part(3))).resolves.toBeUndefined()
  })
})

describe('a visitor who logs in', () => {
  const lookAroundAndLogIn = async () => {
    for (const id of [1, 2]) await recordBrowsedGoods(part(id))
    await recordBrowsedCategory(category(5))
    useSession.setState({ token: 'a-token' })
  }

  test('sends the stored history, oldest first, and clears it', async () => {
    await lookAroundAndLogIn()
    await handOverBrowsing()
    expect(sent).toEqual([{ path: '/api/goods/browsing/join', body: { goodsIds: [1, 2], categoryIds: [5] } }])
    expect(useBrowsingHistory.getState()).toEqual(EMPTY_HISTORY)
  })

  test('keeps the history when it could not be sent', async () => {
    await lookAroundAndLogIn()
    online = false
    await handOverBrowsing()
    expect([goodsIds(), categoryIds()]).toEqual([[2, 1], [5]])
  })

  test('who looked at nothing sends nothing', async () => {
    useSession.setState({ token: 'a-token' })
    await handOverBrowsing()
    expect(sent).toEqual([])
  })
})
