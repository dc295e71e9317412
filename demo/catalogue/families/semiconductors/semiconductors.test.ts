import { describe, expect, test } from 'vitest'
import type { Family } from '../../family.ts'
import { semiconductors } from './semiconductors.ts'

const SAMPLES = 200

function spreadIndexes({ size }: Family): number[] {
  const count = Math.min(SAMPLES, size)
  return Array.from({ length: count }, (_, i) => Math.floor((i * size) / count))
}

describe('the semiconductor families', () => {
  test('offer at least 150,000 numbers under codes of their own', () => {
    expect(semiconductors.reduce((sum, family) => sum + family.size, 0)).toBeGreaterThanOrEqual(150_000)
    expect(new Set(semiconductors.map((family) => family.code)).size).toBe(semiconductors.length)
  })

  test.each(semiconductors.map((family) => [family.code, family] as const))(
    '%s gives every index a number of its own and reads it back',
    (_, family) => {
      const parts = spreadIndexes(family).map((index) => family.at(index))
      expect(new Set(parts.map((part) => part.model)).size).toBe(parts.length)
      expect(parts.map((part) => family.parse(part.model))).toEqual(parts)
    },
  )

  test.each(semiconductors.map((family) => [family.code, family] as const))(
    '%s has nothing beyond its size',
    (_, family) => {
      expect(() => family.at(family.size - 1)).not.toThrow()
      expect(() => family.at(family.size)).toThrow(RangeError)
    },
  )

  test('describe a part within microseconds', () => {
    const work = semiconductors.map((family) => ({ family, indexes: spreadIndexes(family) }))
    for (const { family, indexes } of work) for (const index of indexes) family.at(index)
    const started = process.cpuUsage()
    let count = 0
    for (const { family, indexes } of work) {
      for (const index of indexes) family.at(index)
      count += indexes.length
    }
    // Processor time, which a busy machine hardly changes. Ten millionths are the aim; an old machine gets three times as much.
    expect(process.cpuUsage(started).user / count).toBeLessThan(30)
  })

  test('state temperatures, mounting and a price that fit together', () => {
    const misfits: string[] = []
    for (const family of semiconductors) {
      for (const index of spreadIndexes(family).slice(0, 40)) {
        const { attributes, model, usualPrice, packCount } = family.at(index)
        const fits =
          Number(attributes.temperatureMin) < Number(attributes.temperatureMax) &&
          ['Surface mount', 'Through hole'].includes(String(attributes.mounting)) &&
          usualPrice > 0 &&
          packCount > 0
        if (!fits) misfits.push(model)
      }
    }
    expect(misfits).toEqual([])
  })

  test('do not read unknown numbers', () => {
    for (const stranger of ['', 'RC0603FR-0710KL', 'GRM188R71H104KA93D', 'B4B-XH-A(LF)(SN)', 'hello world', '12345']) {
      expect(semiconductors.filter((family) => family.parse(stranger))).toEqual([])
    }
  })
})
