import { describe, expect, test } from 'vitest'
import { hashToBigint } from '../../src/shared/text/text-hash.ts'
import { Dice, hashText } from './random.ts'

describe('repeatable random numbers', () => {
  test('the same text and seed give the same number, another seed another one', () => {
    expect(hashText('Yageo RC0603FR-0710KL', 7)).toBe(hashText('Yageo RC0603FR-0710KL', 7))
    expect(hashText('Yageo RC0603FR-0710KL', 7)).not.toBe(hashText('Yageo RC0603FR-0710KL', 8))
  })

  test('part numbers that differ in one digit are far apart', () => {
    const hashes = Array.from({ length: 50_000 }, (_, i) => hashText(`RC0603FR-07${i}RL`))
    // 50,000 random 32-bit numbers meet about 0.3 times.
    expect(new Set(hashes).size).toBeGreaterThan(49_994)
    const ones = hashes.reduce((sum, hash) => sum + (hash & 1), 0)
    expect(Math.abs(ones - 25_000)).toBeLessThan(800)
  })

  test('64-bit hashes fit a bigint column and use both signs', () => {
    const hashes = Array.from({ length: 2_000 }, (_, i) => BigInt(hashToBigint(`resistor ${i}`)))
    expect(new Set(hashes).size).toBe(2_000)
    expect(hashes.every((hash) => BigInt.asIntN(64, hash) === hash)).toBe(true)
    expect(hashes.some((hash) => hash < 0n) && hashes.some((hash) => hash > 0n)).toBe(true)
  })

  test('dice with the same start roll the same, and roll evenly', () => {
    const one = new Dice(42)
    const other = new Dice(42)
    const buckets = new Array<number>(10).fill(0)
    for (let i = 0; i < 20_000; i += 1) {
      const face = one.below(10)
      expect(other.below(10)).toBe(face)
      buckets[face] = (buckets[face] ?? 0) + 1
    }
    for (const count of buckets) expect(Math.abs(count - 2_000)).toBeLessThan(200)
  })

  test('the bell curve is centred and one wide', () => {
    const dice = new Dice(1)
    const draws = Array.from({ length: 20_000 }, () => dice.normal())
    const mean = draws.reduce((sum, draw) => sum + draw, 0) / draws.length
    const spread = Math.sqrt(draws.reduce((sum, draw) => sum + draw * draw, 0) / draws.length)
    expect(mean).toBeCloseTo(0, 1)
    expect(spread).toBeCloseTo(1, 1)
    expect(draws.every(Number.isFinite)).toBe(true)
  })
})
