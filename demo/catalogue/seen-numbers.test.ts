import { describe, expect, test } from 'vitest'
import { large } from './fixture-families.ts'
import { SeenNumbers } from './seen-numbers.ts'

const numbered = (model: string, brand = 'Yageo') => ({ ...large.at(0), model, brand })

describe('numbers that were already used', () => {
  test('a number is new once, however it is spelt', () => {
    const seen = new SeenNumbers()
    expect(seen.add(numbered('RX-10-T'))).toBe(true)
    expect(seen.add(numbered('RX-10-T'))).toBe(false)
    expect(seen.add(numbered('rx10t'))).toBe(false)
  })

  test('the same number of another maker is another part, and so is a point', () => {
    const seen = new SeenNumbers()
    expect(seen.add(numbered('1.5SMC68CA'))).toBe(true)
    expect(seen.add(numbered('1.5SMC68CA', 'Vishay'))).toBe(true)
    expect(seen.add(numbered('1.5SMC6.8CA'))).toBe(true)
  })

  test('none of 300,000 is missed, with hardly any false positive', () => {
    const seen = new SeenNumbers()
    let mistaken = 0
    for (let i = 0; i < 300_000; i += 1) if (!seen.add(numbered(`RC0603FR-07${i}RL`))) mistaken += 1
    expect(mistaken).toBeLessThan(3)
    for (let i = 0; i < 300_000; i += 1) if (seen.add(numbered(`RC0603FR-07${i}RL`))) expect.fail(`forgot number ${i}`)
  })
})
