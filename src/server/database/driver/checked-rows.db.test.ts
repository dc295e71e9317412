import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { DECLARED_ROWS, type DeclaredRow, findContradictions, type Kind } from '#tests/support/runner/check-rows.ts'

const INT = 23
const NUMERIC = 1700
const INT_ARRAY = 1007
const JSONB = 3802

const check = (kinds: Kind[], dataTypeID: number, value: unknown) =>
  findContradictions({ place: 'here', columns: { it: kinds } }, [{ name: 'it', dataTypeID }], [{ it: value }])

describe('a row that is declared', () => {
  test.each<[string, Kind[], number, unknown]>([
    ['a number', ['number'], INT, 1],
    ['a number that may be missing', ['number', 'null'], INT, null],
    ['money as text', ['string'], NUMERIC, '1.00'],
    ['a list of numbers', [{ list: ['number'] }], INT_ARRAY, [1]],
    ['anything', ['anything'], INT, null],
    ['JSON, of which nothing is known', [{ list: ['string'] }], JSONB, ['a']],
  ])('as it is: %s', (_name, kinds, oid, value) => {
    expect(check(kinds, oid, value)).toEqual([])
  })

  test.each<[string, Kind[], number, unknown]>([
    ['money as a number', ['number'], NUMERIC, '1.00'],
    ['a null that is not declared', ['number'], INT, null],
    ['a list of texts that are numbers', [{ list: ['string'] }], INT_ARRAY, [1]],
    ['a list that is none', [{ list: ['number'] }], INT, 1],
    ['a null in JSON that is not declared', ['json'], JSONB, null],
  ])('other than it is: %s', (_name, kinds, oid, value) => {
    expect(check(kinds, oid, value)).toHaveLength(1)
  })

  test('with a column too many or too few', () => {
    const declared = { place: 'here', columns: { a: ['number'], b: ['number'] } satisfies Record<string, Kind[]> }
    const columns = [
      { name: 'a', dataTypeID: INT },
      { name: 'c', dataTypeID: INT },
    ]
    expect(findContradictions(declared, columns, [])).toEqual(['here: no column b', 'here: column c is not declared'])
  })
})

test('the row types of the store are read from its sources', () => {
  const declared = Object.values<DeclaredRow[]>(JSON.parse(readFileSync(DECLARED_ROWS, 'utf8'))).flat()
  expect(declared.length).toBeGreaterThan(150)
  const order = declared.find(({ place }) => place.startsWith('src/features/orders/server/orders.queries.ts'))
  expect(order?.columns).toMatchObject({ orderId: ['number'] })
})
