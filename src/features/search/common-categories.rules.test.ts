import { expect, test } from 'vitest'
import { inCommonCategories, isImpossible } from './common-categories.rules.ts'

const known = (condition: object, ...categories: number[]) => ({ condition, kinds: new Set(categories) })

test('a kind of part that is one of several meanings is looked for only in categories that all conditions have', () => {
  const smd = known({ leaves: [1, 2], packageIds: [7] }, 1, 2, 3)
  const current = known({ valueIds: [8, 9] }, 2, 3)
  const [kind, rating] = inCommonCategories([smd, current])
  expect(kind?.condition).toEqual({ leaves: [2], packageIds: [7] })
  expect(rating).toBe(current)
})

test('one condition alone, and conditions that nothing meets, stay as they are', () => {
  const [one, other] = [known({ leaves: [1, 2] }, 1), known({ valueIds: [8] }, 3)]
  expect(inCommonCategories([one])).toEqual([one])
  expect(inCommonCategories([one, other])).toEqual([one, other])
  expect([isImpossible([one]), isImpossible([one, other]), isImpossible([{ condition: { text: 'hub' } }])]).toEqual([
    false,
    true,
    false,
  ])
})
