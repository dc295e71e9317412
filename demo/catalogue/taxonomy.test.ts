import { describe, expect, test } from 'vitest'
import { categories, findCategoryId } from './taxonomy.ts'

describe('the category tree', () => {
  test('has three levels: 18, 108 and 386', () => {
    const counts = [1, 2, 3].map((level) => categories.filter((category) => category.level === level).length)
    expect(counts).toEqual([18, 108, 386])
  })

  test('parents come first and are one level up', () => {
    const levels = new Map<number, number>()
    for (const { id, parentId, level } of categories) {
      expect(parentId === undefined ? 0 : levels.get(parentId)).toBe(level - 1)
      levels.set(id, level)
    }
  })

  test('siblings are numbered from 1', () => {
    for (const { id } of categories) {
      const positions = categories.filter((category) => category.parentId === id).map((category) => category.position)
      expect(positions).toEqual(positions.map((_, i) => i + 1))
    }
  })

  test('a path names one category, even where third levels share a name', () => {
    const amplifier = findCategoryId(['Integrated Circuits - Analog', 'Amplifiers', 'Current Sense'])
    const resistor = findCategoryId(['Resistors', 'Chip Resistors (SMD)', 'Current Sense'])
    expect(amplifier).toBeDefined()
    expect(resistor).toBeDefined()
    expect(amplifier).not.toBe(resistor)
    expect(findCategoryId(['Resistors', 'Chip Resistors (SMD)', 'Cement'])).toBeUndefined()
  })
})
