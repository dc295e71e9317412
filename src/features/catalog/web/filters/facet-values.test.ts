import { expect, test } from 'vitest'
import { splitValues } from './facet-values.ts'

const values = [1, 2, 3, 4].map((id) => ({ id }))
const ids = (list: Array<{ id: number }>) => list.map(({ id }) => id)
const split = (chosenIds: number[], isOpen: boolean) => {
  const { shown, folded } = splitValues(values, { first: new Set([1, 3]), chosenIds, isOpen })
  return { shown: ids(shown), folded: ids(folded) }
}

test('a closed list shows its first values and, in their own order, the chosen ones', () => {
  expect(split([2], false)).toEqual({ shown: [1, 2, 3], folded: [4] })
})

test('in an open list a chosen value stays where it was chosen', () => {
  expect(split([2], true)).toEqual({ shown: [1, 3], folded: [2, 4] })
})
