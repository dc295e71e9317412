import { describe, expect, test } from 'vitest'
import { createWorld } from '#tests/support/world.ts'
import { home } from '../catalog.contract.ts'

const world = await createWorld()
const { call } = world.visitor()

describe('[API-SITE-05] the home page', () => {
  test('[ENT-32, API-GOODS-17, API-GOODS-18, CONST-11] has the four lists, twelve hot models when asked', async () => {
    const shown = await call(home, { hotCount: 12 })
    expect(shown.hot).toHaveLength(12)
    expect(shown.hot[0]).toMatchObject({ goodsId: expect.any(Number), goodsModel: expect.any(String) })
    for (const group of [shown.new, shown.recommend, shown.scarcity]) expect(group.length).toBeGreaterThan(0)
    expect(shown.goodsCount).toBeGreaterThan(1000)
  })

  test('[API-GOODS-17] hotCount is the number of hot models and changes nothing else', async () => {
    const { hot, ...others } = await call(home, {})
    for (const hotCount of [3, 20]) {
      const shown = await call(home, { hotCount })
      expect(shown.hot.slice(0, 12)).toEqual(hot.slice(0, hotCount))
      expect(shown.hot.length > 12).toBe(hotCount > 12)
      expect(shown).toMatchObject(others)
    }
  })
})
