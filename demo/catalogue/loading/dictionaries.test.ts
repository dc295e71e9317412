import { describe, expect, test } from 'vitest'
import { makers } from '../makers.ts'
import { findCategoryId } from '../taxonomy.ts'
import { attributeIdOf, Dictionaries } from './dictionaries.ts'

const thickFilm = ['Resistors', 'Chip Resistors (SMD)', 'Thick Film'] as const
const thinFilm = ['Resistors', 'Chip Resistors (SMD)', 'Thin Film'] as const

describe('what goods refer to', () => {
  test('each value has one id, numbers that differ only by computing share it', () => {
    const dictionaries = new Dictionaries()
    const [one] = dictionaries.valueIds(1, { capacitance: 4.7e-6 })
    const [same] = dictionaries.valueIds(1, { capacitance: 4.7 * 1e-6 * (1 + 1e-12) })
    const [other] = dictionaries.valueIds(1, { capacitance: 4.8e-6 })
    expect(same).toBe(one)
    expect(other).not.toBe(one)
    expect(Array.from(dictionaries.values(), ({ value }) => value)).toEqual([4.7e-6, 4.8e-6])
  })

  test('the same figure of two attributes is two values', () => {
    const dictionaries = new Dictionaries()
    expect(new Set(dictionaries.valueIds(1, { voltage: 5, current: 5 })).size).toBe(2)
  })

  test('values come in the order in which attributes are shown', () => {
    const dictionaries = new Dictionaries()
    dictionaries.valueIds(1, { packCount: 5000, mounting: 'SMD', tolerance: 1, resistance: 100 })
    const [resistance, tolerance, mounting, packCount] = dictionaries.valueIds(1, {
      mounting: 'SMD',
      packCount: 5000,
      resistance: 100,
      tolerance: 1,
    })
    expect([packCount, mounting, tolerance, resistance]).toEqual([1, 2, 3, 4])
    expect(attributeIdOf('resistance')).toBeLessThan(attributeIdOf('mounting'))
  })

  test('a category knows which parameters its goods have', () => {
    const dictionaries = new Dictionaries()
    dictionaries.valueIds(3, { resistance: 1 })
    dictionaries.valueIds(3, { resistance: 2, power: 0.1 })
    expect([...(dictionaries.attributesOfCategory.get(3) ?? [])]).toEqual([
      attributeIdOf('resistance'),
      attributeIdOf('power'),
    ])
  })

  test('goods are counted for each value of a category, and the place of a parameter is known while it is one', () => {
    const dictionaries = new Dictionaries()
    const [resistance = 0] = dictionaries.valueIds(3, { resistance: 1, power: 0.1 })
    dictionaries.valueIds(3, { resistance: 1, tolerance: 5, power: 0.1 })
    dictionaries.valueIds(4, { tolerance: 5 })
    expect(dictionaries.goodsOfValue.get(3)?.get(resistance)).toBe(2)
    expect(dictionaries.goodsOfValue.get(4)?.get(resistance)).toBeUndefined()
    const slotOf = (code: string) => dictionaries.slotsOfCategory.get(3)?.get(attributeIdOf(code))
    expect(['resistance', 'tolerance', 'power'].map(slotOf)).toEqual([1, 2, 0])
  })

  test('goods are counted for their maker and for all three levels of their category', () => {
    const dictionaries = new Dictionaries()
    const brandId = dictionaries.brandId('Yageo')
    dictionaries.brandId('Yageo')
    dictionaries.categoryId(thickFilm)
    dictionaries.categoryId(thickFilm)
    dictionaries.categoryId(thinFilm)
    expect(makers[brandId - 1]?.name).toBe('Yageo')
    expect(dictionaries.goodsOfBrand.get(brandId)).toBe(2)
    const counts = dictionaries.goodsPerCategory()
    expect(counts.get(findCategoryId(thickFilm) ?? 0)).toBe(2)
    expect(counts.get(1)).toBe(3)
    expect(counts.get(2)).toBe(3)
  })

  test('a package has one id', () => {
    const dictionaries = new Dictionaries()
    expect([dictionaries.packageId('0603'), dictionaries.packageId('SOIC-8'), dictionaries.packageId('0603')]).toEqual([
      1, 2, 1,
    ])
  })

  test('an unknown maker, category or attribute is an error, not a new one', () => {
    const dictionaries = new Dictionaries()
    expect(() => dictionaries.brandId('Nobody')).toThrow('Nobody')
    expect(() => dictionaries.categoryId(['Resistors', 'Thick Film', 'Chip'])).toThrow('Thick Film')
    expect(() => attributeIdOf('weight')).toThrow('weight')
    expect(() => dictionaries.valueIds(1, { voltage: Number.NaN })).toThrow('voltage')
  })
})
