import { expect, test } from 'vitest'
import { goodsOf, readModel } from '../catalogue.ts'
import { families } from '../families.ts'
import type { Part } from '../family.ts'
import { discreteFacts } from './data-sheet-facts.ts'
import { circuitFacts } from './data-sheet-facts-of-circuits.ts'
import type { Facts } from './decoder.ts'
import { passiveDecoders } from './passive-decoders.ts'
import { semiconductorDecoders } from './semiconductor-decoders.ts'

/**
 * Reads part numbers with tables of its own, from the makers' ordering guides, and compares what they say with what the
 * demo says. The families are not asked: a mistake in one of them would be in both.
 */
const decoders = [...passiveDecoders, ...semiconductorDecoders]

const close = (one: number, other: number) => Math.abs(one - other) <= 1e-6 * Math.max(Math.abs(one), Math.abs(other))

function contradictionsOf(goods: Pick<Part, 'model' | 'package' | 'attributes'>, expected: Facts): string[] {
  const actual: Record<string, number | string | undefined> = { ...goods.attributes, package: goods.package }
  return Object.entries(expected).flatMap(([code, value]) => {
    const given = actual[code]
    const agrees =
      typeof value === 'number' && typeof given === 'number'
        ? close(value, given)
        : code === 'package'
          ? String(given).startsWith(String(value))
          : given === value
    return agrees ? [] : [`${goods.model}: ${code} is ${given}, the number says ${value}`]
  })
}

test('numbers decoded by separate tables agree with the demo', () => {
  const counts = new Map<string, number>()
  const contradictions: string[] = []
  for (const goods of goodsOf(60_000, 'decoding'))
    for (const { name, brand, pattern, read } of decoders) {
      const fields = brand.test(goods.brand) ? pattern.exec(goods.model)?.groups : undefined
      if (!fields) continue
      counts.set(name, (counts.get(name) ?? 0) + 1)
      contradictions.push(...contradictionsOf(goods, read(fields)))
    }
  expect(contradictions.slice(0, 20)).toEqual([])
  expect(counts.size).toBeGreaterThanOrEqual(20)
  expect([...counts.values()].reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(6000)
})

const readFact = (word: string): [code: string, value: number | string] => {
  const [code = '', value = ''] = word.split(/=(.*)/)
  const isNumber = code !== 'package' && /^-?[\d.e-]+$/.test(value)
  return [code, isNumber ? Number(value) : value.replaceAll('"', '')]
}

const FACT = / \w+=(?:"[^"]*"|\S+)/g

test.each([discreteFacts, circuitFacts].flatMap((text) => text.trim().split('\n')))('%s', (line) => {
  const [first = ''] = line.match(FACT) ?? []
  const model = line.slice(0, line.indexOf(first))
  const facts = Object.fromEntries((line.match(FACT) ?? []).map((word) => readFact(word.trim())))
  const part = readModel(model, families)
  if (!part) throw new Error(`${model} is not read`)
  expect(contradictionsOf(part, facts)).toEqual([])
})
