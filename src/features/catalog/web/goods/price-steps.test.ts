import { describe, expect, test } from 'vitest'
import { priceSteps } from './price-steps.ts'

const tier = (minBuyCount: number, price: string, activityPrice = '0') => ({
  minBuyCount,
  maxBuyCount: 0,
  price,
  activityPrice,
})

describe('the line of prices over quantities', () => {
  const steps = priceSteps([tier(1, '1'), tier(10, '0.5'), tier(100, '0.25')], 240, 100)

  test('goes down in steps and ends open', () => {
    expect(steps?.line).toMatch(/^M0 0H[\d.]+V50H[\d.]+V75H240$/)
  })

  test('gives every power of ten the same width', () => {
    const [one, ten, hundred] = steps?.ticks ?? []
    expect((ten?.x ?? 0) - (one?.x ?? 0)).toBeCloseTo((hundred?.x ?? 0) - (ten?.x ?? 0), 0)
  })

  test('finds the tier of a quantity; below the minimum there is no price', () => {
    expect(steps?.at(10)).toEqual({ x: steps?.ticks[1]?.x, y: 50 })
    expect(steps?.at(1_000_000)).toEqual({ x: 240, y: 75 })
    expect(priceSteps([tier(10, '1'), tier(100, '0.5')], 240, 100)?.at(1)).toBeUndefined()
  })

  test('is drawn from the charged prices, promotions included', () => {
    expect(priceSteps([tier(1, '1'), tier(10, '0.8', '0.5')], 240, 100)?.line).toContain('V50')
  })

  test('needs two tiers', () => {
    expect(priceSteps([tier(1, '1')], 240, 100)).toBeUndefined()
    expect(priceSteps([], 240, 100)).toBeUndefined()
  })
})
