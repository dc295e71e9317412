import { expect, test } from 'vitest'
import { isUnnarrowed, narrowByParameters, withoutParameter } from './narrowing-way.ts'

const values = (count: number) => Array.from({ length: count }, (_, place) => place + 1)
const resistance = (count: number) => ({
  code: 'resistance',
  row: {
    valueIds: values(count),
    knownCount: 3000,
    places: [
      [3, 1],
      [4, 1],
      [11, 2],
    ] as Array<[number, number]>,
  },
})
const tolerance = {
  code: 'tolerance',
  row: {
    valueIds: values(20),
    knownCount: 60,
    places: [
      [3, 2],
      [4, 2],
    ] as Array<[number, number]>,
  },
}

test('only categories whose goods have all chosen parameters are looked through', () => {
  expect(narrowByParameters([3, 4, 11, 12], [resistance(900), tolerance]).leaves).toEqual([3, 4])
  expect(narrowByParameters([3, 4], [{ code: 'unheard-of', row: undefined }])).toMatchObject({
    leaves: [],
    allowed: [{ code: 'unheard-of', valueIds: [] }],
  })
})

test('a value is compared at its place when that is the same in all of them', () => {
  expect(narrowByParameters([3, 4], [resistance(900)]).allowed[0]?.slot).toBe(1)
  expect(narrowByParameters([3, 4, 11], [resistance(900)]).allowed[0]?.slot).toBeNull()
})

test('the rarest parameter leads, a common one never does', () => {
  expect(narrowByParameters([3], [tolerance, resistance(1)]).leadingCode).toBe('resistance')
  expect(narrowByParameters([3], [tolerance, resistance(900)]).leadingCode).toBeUndefined()
})

test('without the parameter that leads, none does', () => {
  const chosen = { brandIds: [], packageIds: [], inStock: false, rohs: false }
  const narrowed = { ...chosen, ...narrowByParameters([3], [resistance(1)]) }
  const left = withoutParameter(narrowed, 'resistance')
  expect([left.allowed, left.leadingCode, isUnnarrowed(left), isUnnarrowed(narrowed)]).toEqual([
    [],
    undefined,
    true,
    false,
  ])
})
