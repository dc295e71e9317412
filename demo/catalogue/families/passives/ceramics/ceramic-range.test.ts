import { expect, test } from 'vitest'
import { ceramicSpan } from './ceramic-range.ts'
import { murataCeramics } from './murata-ceramics.ts'

test('a higher voltage never has more capacitance, and a larger chip never less', () => {
  for (const dielectric of ['C0G', 'X7R', 'X5R', 'X6S', 'X7S']) {
    const sizes = ['0402', '0603', '0805', '1206', '1210']
    for (const [position, size] of sizes.entries()) {
      const spans = [4, 6.3, 10, 16, 25, 35, 50, 100].map(
        (volts) => [volts, ceramicSpan(dielectric, size, volts)] as const,
      )
      const known = spans.flatMap(([, span]) => span?.to ?? [])
      expect(known, `${dielectric} ${size}`).toEqual(known.toSorted((a, b) => b - a))
      for (const [volts, span] of spans) {
        const larger = ceramicSpan(dielectric, sizes[position + 1] ?? size, volts)
        if (span && larger) expect(larger.to, `${dielectric} ${size} ${volts} V`).toBeGreaterThanOrEqual(span.to)
      }
    }
  }
})

test('no physically impossible parts are made', () => {
  expect(ceramicSpan('X5R', '0201', 50)?.to).toBeLessThan(1e-6)
  expect(ceramicSpan('C0G', '0402', 1000)).toBeUndefined()
  for (const family of murataCeramics) {
    for (let index = 0; index < Math.min(family.size, 2000); index++) {
      const { package: size, attributes } = family.at(index)
      if (size === '0402') expect(Number(attributes.capacitance)).toBeLessThan(25e-6)
    }
  }
})
