import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { describe, expect, test } from 'vitest'
import { normaliseModel } from '../../src/shared/mpn.ts'
import { type Assortment, type DemoGoods, goodsOf } from './catalogue.ts'
import { clashing, large, otherMaker, small } from './fixture-families.ts'

const SEED = 'ohmstead'

const fixture: Assortment = {
  families: [large, small, clashing, otherMaker],
  knownModels: { large: ['RX-7', 'RX7', 'no such part'], small: ['CX-1', 'CX-3-T'], nobody: ['XX-1'] },
  showcase: { new: ['CX-1'], recommend: ['RX-100'], hot: ['CX-1'], scarcity: [] },
}

const identity = (goods: DemoGoods) => `${goods.brand} ${normaliseModel(goods.model)}`
const made = (size: number, seed = SEED) => [...goodsOf(size, seed, fixture)]

describe('the goods of a demo store', () => {
  test.each([0, 1, 3, 4, 5, 100, 2_000, 20_000])('a store of %i goods has that many, no number twice', (size) => {
    const goods = made(size)
    expect(goods).toHaveLength(size)
    expect(new Set(goods.map(identity)).size).toBe(size)
  })

  test('the same seed gives the same store, another seed other stock and prices for the same parts', () => {
    expect(made(500)).toEqual(made(500))
    const others = made(500, 'another')
    expect(others.map((goods) => goods.model)).toEqual(made(500).map((goods) => goods.model))
    expect(others.map((goods) => goods.stock)).not.toEqual(made(500).map((goods) => goods.stock))
  })

  test('a part is the same in a small and in a large store', () => {
    const inLarge = new Map(made(20_000).map((goods) => [identity(goods), goods]))
    const both = made(1_000).filter((goods) => inLarge.has(identity(goods)))
    expect(both.length).toBeGreaterThan(990)
    for (const goods of both) expect(inLarge.get(identity(goods))).toEqual(goods)
  })

  test('showcased and known parts come first and once; unreadable ones are skipped', () => {
    expect(made(5).map((goods) => goods.model)).toEqual(['CX-1', 'RX-100', 'RX-7', 'CX-3-T', expect.any(String)])
    expect(made(1)[0]).toMatchObject({ model: 'CX-1', showcases: ['new', 'hot'] })
    expect(made(3)[2]).toMatchObject({ model: 'RX-7', showcases: [] })
  })

  test('two makers may use the same number, one maker may not', () => {
    const families = [{ ...large, size: 2_000 }, small, clashing, otherMaker]
    const goods = [...goodsOf(5_000, SEED, { ...fixture, families })]
    // All of the 2,000 numbers, the other maker's 1,000 and the 100; none of the 100 that clash.
    expect(goods).toHaveLength(3_100)
    expect(goods.filter((one) => one.model === 'RX-12').map((one) => one.brand)).toEqual(['Yageo', 'Panasonic'])
    expect(new Set(goods.map(identity)).size).toBe(3_100)
  })

  test('memory does not grow with the size', () => {
    setFlagsFromString('--expose-gc')
    // The function appears in contexts made after the flag was set.
    const collectGarbage: () => void = runInNewContext('gc')
    const heapAfter = (count: number) => {
      const goods = goodsOf(110_000, SEED, fixture)
      for (let i = 0; i < count; i += 1) goods.next()
      collectGarbage()
      const { heapUsed } = process.memoryUsage()
      goods.next()
      return heapUsed
    }
    const few = heapAfter(1_000)
    // Remembering 80,000 numbers would take some 8 MB.
    expect(heapAfter(81_000) - few).toBeLessThan(2e6)
  })

  test('each row is complete', () => {
    expect(made(2)[1]).toMatchObject({
      model: 'RX-100',
      stem: 'RX100',
      brand: 'Yageo',
      category: ['Resistors', 'Chip Resistors (SMD)', 'Thick Film'],
      package: '0603',
      coverPic: '/pictures/chip/0603/100.svg',
      attributes: { resistance: 100, tolerance: 1, packing: 'Tape & reel', packCount: 5000 },
      rohs: true,
    })
    expect(made(1)[0]?.coverPic).toBe('/pictures/chip/0603/-.svg')
  })
})
