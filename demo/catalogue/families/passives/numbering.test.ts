import { expect, test } from 'vitest'
import type { Part } from '../../family.ts'
import { type Choice, familiesOf, type NumberingRule } from './numbering.ts'
import { spreadOver } from './spread.ts'

test.each([1, 2, 3, 10, 97, 1000, 4096])('spreading %d numbers loses and repeats none', (size) => {
  const spread = spreadOver(size)
  const places = new Set(Array.from({ length: size }, (_, index) => spread(index)))
  expect(places.size).toBe(size)
  expect(Math.max(...places)).toBe(size - 1)
})

interface Letter extends Choice {
  text: string
}
const choice = (text: string, common: boolean): Letter => ({ text, common })
const rule: NumberingRule<Letter, Letter, Letter> = {
  code: 'letters',
  blocks: [
    {
      bodies: [choice('A', true), choice('B', false)],
      values: [choice('1', true), choice('2', true), choice('3', false)],
      endings: [choice('x', true), choice('y', false)],
    },
    { bodies: [choice('C', true)], values: [choice('7', false)], endings: [choice('x', true)] },
  ],
  describe: (body, value, ending): Part => ({
    model: body.text + value.text + ending.text,
    stem: body.text + value.text,
    brand: 'Test',
    category: ['Resistors', 'Trimmers', 'Multi-turn'],
    name: 'Test',
    introduce: 'Test',
    package: 'Test',
    attributes: {},
    equivalence: 'test',
    drawing: 'test',
    marking: '',
    packing: 'Bulk',
    packCount: 1,
    usualPrice: 1,
    rohs: true,
  }),
  parse: () => undefined,
}

test('common numbers and the rest are two families without overlap or gap', () => {
  const [common, rest] = familiesOf(rule)
  const models = (family = common) => Array.from({ length: family?.size ?? 0 }, (_, index) => family?.at(index).model)
  expect(models().sort()).toEqual(['A1x', 'A2x'])
  expect(models(rest).sort()).toEqual(
    ['A1y', 'A2y', 'A3x', 'A3y', 'B1x', 'B1y', 'B2x', 'B2y', 'B3x', 'B3y', 'C7x'].sort(),
  )
})

test('an index beyond the last number is an error', () => {
  expect(() => familiesOf(rule)[0]?.at(2)).toThrow('letters has 2 numbers, none at 2')
})

test('a rule without numbers makes no family', () => {
  expect(familiesOf({ ...rule, blocks: [] })).toEqual([])
})
