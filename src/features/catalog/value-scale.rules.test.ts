import { describe, expect, test } from 'vitest'
import { type CountedValue, drawScale } from './value-scale.rules.ts'

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

  test('stand for themselves while they are few', () => {
    const values = Array.from({ length: 300 }, (_, place) => number(place + 1, place + 1, 2))
    expect(drawScale(values, NONE).map(({ around, count }) => around - count)).toEqual(Array(300).fill(0))
  })
})

describe('thousands of numbers', () => {
  const many = Array.from({ length: 5000 }, (_, place) => number(place + 1, 100 + place / 100, 1 + (place % 7)))

  test('become a scale on which nobody is forgotten', () => {
    const drawn = drawScale(many, NONE)
    expect(drawn.length).toBeLessThanOrEqual(182)
    const sum = (counts: number[]) => counts.reduce((a, b) => a + b)
    expect(sum(drawn.map(({ around }) => around))).toBe(sum(many.map(({ count }) => count)))
    expect(drawn.every(({ count, around }) => around >= count)).toBe(true)
  })

  test('keep their ends, and whatever was picked', () => {
    const drawn = drawScale(many, new Set([2500]))
    expect([drawn[0]?.valueId, drawn.at(-1)?.valueId]).toEqual([1, 5000])
    expect(drawn.find(({ valueId }) => valueId === 2500)).toMatchObject({
      count: 1 + (2499 % 7),
      around: 1 + (2499 % 7),
    })
  })

  test('the most frequent one stands for its neighbours', () => {
    const inside = drawScale(many, NONE).slice(1, -1)
    expect(inside.every(({ count }) => count === 7)).toBe(true)
  })

  test('over decades are parted by their size, else by their distance', () => {
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
