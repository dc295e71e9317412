import { expect, test } from 'vitest'
import { addToWarehouse, takeFromWarehouse } from './receipt.rules.ts'

const kept = { warehouses: { Rotterdam: 100, Shenzhen: 100 }, shipDays: { Shenzhen: 1, Rotterdam: 4 }, count: 200 }

test('pieces are added to their warehouse, also to a new one', () => {
  expect(addToWarehouse(kept, 'Shenzhen', 50)).toEqual({ Rotterdam: 100, Shenzhen: 150 })
  expect(addToWarehouse(kept, 'Hamburg', 50)).toEqual({ Rotterdam: 100, Shenzhen: 100, Hamburg: 50 })
  expect(addToWarehouse(kept, '', 50)).toBeNull()
})

test('what has left since the warehouses were counted is taken off first', () => {
  expect(addToWarehouse({ ...kept, count: 80 }, 'Shenzhen', 50)).toEqual({ Rotterdam: 80, Shenzhen: 50 })
  expect(addToWarehouse({ ...kept, count: 0 }, 'Shenzhen', 50)).toEqual({ Rotterdam: 0, Shenzhen: 50 })
})

test('they are taken back from it', () => {
  expect(takeFromWarehouse({ Rotterdam: 60 }, 'Rotterdam', 50)).toEqual({ Rotterdam: 10 })
  expect(takeFromWarehouse({ Rotterdam: 60 }, '', 50)).toBeNull()
})
