import { expect, test } from 'vitest'
import { shelfOf, shelve } from './brand-index.ts'

test.each([
  ['Yageo', 'Y'],
  ['onsemi', 'O'],
  ['Österreichische Dioden', 'O'],
  ['3PEAK', '0-9'],
  ['长江', '#'],
  ['', '#'],
])('%s stands under %s', (name, shelf) => expect(shelfOf(name)).toBe(shelf))

test('sections follow the alphabet and keep the order of the names', () => {
  const shelves = shelve(['Vishay', 'Abracon', '3PEAK', 'Analog Devices'], (name) => name)
  expect(shelves).toEqual([
    { shelf: '0-9', items: ['3PEAK'] },
    { shelf: 'A', items: ['Abracon', 'Analog Devices'] },
    { shelf: 'V', items: ['Vishay'] },
  ])
})
