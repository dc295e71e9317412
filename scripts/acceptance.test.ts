import { expect, test } from 'vitest'
import { chapters } from '#tests/acceptance/chapters.ts'
import { specifiedClauses } from '#tests/acceptance/clauses.ts'

test('the acceptance run judges every clause of the specification once', () => {
  expect(specifiedClauses().length).toBeGreaterThan(500)
  const specified = specifiedClauses().map(({ id }) => id)
  expect(chapters.map(({ id }) => id).toSorted()).toEqual(specified.toSorted())
})
