import { expect, test } from 'vitest'
import { readCategoryState } from '../category/category-choice.ts'
import { similarAddress, similarRows } from './similar-choice.ts'

const part = {
  packageId: 9,
  package: 'SOIC-8',
  parameters: [
    { code: 'channels', name: 'Channels', value: '2', valueId: 5 },
    { code: 'supplyMin', name: 'Supply voltage, min', value: '-3 V', valueId: 6 },
    { code: 'supplyMax', name: 'Supply voltage, max', value: '32 V', valueId: 7 },
  ],
}

test('two ends of one range are one row', () => {
  expect(similarRows(part).map(({ name, value }) => [name, value])).toEqual([
    ['Package', 'SOIC-8'],
    ['Channels', '2'],
    ['Supply voltage', '−3 V to 32 V'],
  ])
})

test('what is ticked filters the category as its own page reads it, with the price at the quantity', () => {
  const address = similarAddress(3, similarRows(part), 250)
  const state = readCategoryState(new URL(address, 'http://store').searchParams)
  expect(address).toMatch(/^\/category\/detail\/3\?/)
  expect(state).toMatchObject({
    packageIds: [9],
    quantity: 250,
    parameters: [
      { code: 'channels', valueIds: [5] },
      { code: 'supplyMin', valueIds: [6] },
      { code: 'supplyMax', valueIds: [7] },
    ],
  })
})
