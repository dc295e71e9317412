import { expect, test } from 'vitest'
import { chapters } from '#tests/acceptance/chapters.ts'
import { specifiedClauses } from '#tests/acceptance/clauses.ts'
import { listPassedTitles, listSourceTitles, namedClauses } from './setup/clause-titles.mjs'

test('only tests that ran and passed count', () => {
  const assertionResults = [
    { fullName: 'cart > [CART-01, CART-02] adds', status: 'passed' },
    { fullName: 'cart > [CART-03] is broken', status: 'failed' },
    { fullName: 'cart > [CART-04] is switched off', status: 'skipped' },
  ]
  expect([...namedClauses(listPassedTitles({ testResults: [{ assertionResults }] }))]).toEqual(['CART-01', 'CART-02'])
})

test('in the sources comments and tests that are switched off do not count', () => {
  const source = `
    // proves [CART-01]
    /* and
     * [CART-09] */
    test('[CART-02, CART-03] adds', () => {})
    test.skip('[CART-04] waits', () => {})
    test.todo('[CART-05] is planned')
    describe('[CART-06] a cart', () => {})
    test.each([1, 2])('[CART-07] takes %i', () => {})
    const table = [['cart', '[CART-08]']]
  `
  expect([...namedClauses(listSourceTitles(source))]).toEqual(['CART-02', 'CART-03', 'CART-06', 'CART-07', 'CART-08'])
})

test('the acceptance run drives every clause of the specification once', () => {
  const specified = specifiedClauses().map(({ id }) => id)
  expect(specified.length).toBeGreaterThan(500)
  expect(chapters.map(({ id }) => id).toSorted()).toEqual(specified.toSorted())
})
