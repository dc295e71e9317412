import { describe, expect, test } from 'vitest'
import { arrange, type NameField, readCategoryLine, readManufacturer } from './name-list.rules.ts'

const read = (cells: Partial<Record<NameField, string>>) => readManufacturer((field) => cells[field] ?? '')

describe('a line of a list of manufacturers', () => {
  test('gives a name, other names without repetition, an introduction and a rank', () => {
    expect(
      read({ name: 'Acme  Parts', aliases: 'ACME; Acme Ltd;ACME', introduction: 'Makes parts.', rank: '3' }),
    ).toEqual({
      name: 'Acme Parts',
      aliases: ['ACME', 'Acme Ltd'],
      introduction: 'Makes parts.',
      rank: 3,
    })
    expect(read({ name: 'Acme' })).toEqual({ name: 'Acme', aliases: [], introduction: undefined, rank: undefined })
  })

  test.each([
    ['no name', { name: ' - ' }, 'The name of the manufacturer is missing.'],
    ['a name that is too long', { name: 'x'.repeat(101) }, 'The name is longer than 100 characters.'],
    ['a rank that is no number', { name: 'Acme', rank: 'first' }, 'The rank is wrong: "first" is not a whole number.'],
    [
      'a very long introduction',
      { name: 'Acme', introduction: 'x'.repeat(2001) },
      'The introduction is longer than 2,000 characters.',
    ],
  ])('is refused with %s', (_, cells, reason) => {
    expect(read(cells)).toBe(reason)
  })
})

test('a line of a list of categories is a path of up to three names', () => {
  expect(readCategoryLine('Passives > Resistors')).toEqual(['Passives', 'Resistors'])
  expect(readCategoryLine('')).toBe('The category is missing.')
  expect(readCategoryLine('A > B > C > D')).toBe('The path has more than 3 levels.')
  expect(readCategoryLine('A > B > a')).toMatch(/cycle/)
})

test('siblings get the order of the list; the others follow in their old order', () => {
  const sisters = [
    { id: 1, position: 1 },
    { id: 2, position: 2 },
    { id: 3, position: 3 },
    { id: 4, position: 4 },
  ]
  expect(arrange(sisters, [3, 1])).toEqual([
    { id: 3, position: 1 },
    { id: 1, position: 2 },
    { id: 2, position: 3 },
  ])
  expect(arrange(sisters, [1, 2])).toEqual([])
})
