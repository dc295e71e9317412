import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type CountedValue, compareNames, drawScale, listMatching } from './value-scale.rules.ts'

const number = (valueId: number, value: number, count = 1): CountedValue => ({
  valueId,
  number: value,
  text: null,
  count,
})
const text = (valueId: number, value: string): CountedValue => ({ valueId, number: null, text: value, count: 1 })
const NONE = new Set<number>()

describe('the values of a parameter', () => {
  test('are in order, numbers before words', () => {
    const drawn = drawScale([text(1, 'X7R'), number(2, 4.7), text(3, 'C0G'), number(4, -1)], NONE)
    expect(drawn.map(({ valueId }) => valueId)).toEqual([4, 2, 3, 1])
  })

  test('are listed one by one while they are few', () => {
    const values = Array.from({ length: 300 }, (_, place) => number(place + 1, place + 1, 2))
    expect(drawScale(values, NONE).map(({ around, count }) => around - (count ?? 0))).toEqual(Array(300).fill(0))
  })
})

describe('thousands of numbers', () => {
  const many = Array.from({ length: 5000 }, (_, place) => number(place + 1, 100 + place / 100, 1 + (place % 7)))

  test('become a scale that counts every part', () => {
    const drawn = drawScale(many, NONE)
    expect(drawn.length).toBeLessThanOrEqual(182)
    const sum = (counts: number[]) => counts.reduce((a, b) => a + b)
    expect(sum(drawn.map(({ around }) => around))).toBe(sum(many.map(({ count }) => count ?? 0)))
    expect(drawn.every(({ count, around }) => around >= (count ?? 0))).toBe(true)
  })

  test('keep their ends, and whatever was picked', () => {
    const drawn = drawScale(many, new Set([2500]))
    expect([drawn[0]?.valueId, drawn.at(-1)?.valueId]).toEqual([1, 5000])
    expect(drawn.find(({ valueId }) => valueId === 2500)).toMatchObject({
      count: 1 + (2499 % 7),
      around: 1 + (2499 % 7),
    })
  })

  test('the most frequent one represents its neighbours', () => {
    const inside = drawScale(many, NONE).slice(1, -1)
    expect(inside.every(({ count }) => count === 7)).toBe(true)
  })

  test('over decades are divided logarithmically, else linearly', () => {
    const decades = Array.from({ length: 1000 }, (_, place) => number(place + 1, 10 ** (place / 125)))
    const within = (values: readonly { number: number | null }[], least: number, most: number) =>
      values.filter((one) => Number(one.number) >= least && Number(one.number) < most).length
    const drawn = drawScale(decades, NONE)
    expect(within(drawn, 1, 1000) / within(drawn, 1000, 1_000_000)).toBeCloseTo(1, 0)
    const even = drawScale(many, NONE)
    expect(within(even, 100, 125) / within(even, 125, 150)).toBeCloseTo(1, 0)
  })

  test('are drawn below zero as well', () => {
    const around = Array.from({ length: 400 }, (_, place) => number(place + 1, place - 200))
    expect(drawScale(around, NONE).length).toBeLessThanOrEqual(182)
  })
})

describe('values that are looked for', () => {
  const ohms = [10_200, 4700, 47, 470, 4750, 1e6].map((value, place) => number(place + 1, value))
  const find = (typed: string, picked = NONE) =>
    listMatching(ohms, { text: typed, unit: 'Ω', picked }).map(({ valueId }) => valueId)

  test('without a text all of them are listed in order', () => expect(find('')).toEqual([3, 4, 2, 5, 1, 6]))
  test('a number in any writing finds itself and what is near it', () => {
    expect(find('4k7')).toEqual([2, 5])
    expect(find('0.0047 M')).toEqual([2, 5])
  })
  test('a part of the name is enough', () => expect(find('7')).toEqual([3, 4, 2, 5]))
  test('what is chosen stays', () => expect(find('4k7', new Set([6]))).toEqual([2, 5, 6]))
})

describe('names with numbers in them', () => {
  test.each([
    [['01005', '0201', '0402', '0603', '1206', '2512']],
    [['1.6 × 0.8 mm', '2 × 1.2 mm', '6 × 6 mm', '9.5 × 10 × 4.8 mm', '10 × 10 mm']],
    [['LQFP-48', 'LQFP-64', 'LQFP-100', 'SOIC-8', 'SOIC-14']],
    [['Male', 'Male–female']],
  ])('stand as sizes: %o', (names) => {
    expect([...names].reverse().sort(compareNames)).toEqual(names)
  })

  test('have one order', () => {
    const name = fc.stringMatching(/^(\d{1,3}(\.\d)?|[a-c ])( × (\d{1,3}|[a-c]))?$/)
    fc.assert(
      fc.property(name, name, name, (a, b, c) => {
        expect(Math.sign(compareNames(a, b)) + Math.sign(compareNames(b, a))).toBe(0)
        if (compareNames(a, b) <= 0 && compareNames(b, c) <= 0) expect(compareNames(a, c)).toBeLessThanOrEqual(0)
      }),
    )
  })
})
