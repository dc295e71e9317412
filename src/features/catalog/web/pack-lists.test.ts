import fc from 'fast-check'
import { expect, test } from 'vitest'
import { packLists, unpackLists } from './pack-lists.ts'

test('a list of like objects is written as columns', () => {
  const data = { list: [1, 2, 3].map((id) => ({ id, brand: { name: `n${id}` }, tiers: [] as number[] })) }
  expect(packLists(data)).toEqual({
    list: { $: 3, id: [1, 2, 3], brand: { $: 3, name: ['n1', 'n2', 'n3'] }, tiers: [[], [], []] },
    isPacked: true,
  })
})

test('a list of lists of like objects is written as columns too', () => {
  const list = [[{ count: 1 }, { count: 10 }], [], [{ count: 5 }]].map((tiers, id) => ({ id, tiers }))
  expect(packLists({ list })).toEqual({
    list: { $: 3, id: [0, 1, 2], tiers: { $: [2, 0, 1], count: [1, 10, 5] } },
    isPacked: true,
  })
  expect(unpackLists(packLists({ list }))).toEqual({ list })
})

test('a field with one value for all is written once, and so is the common beginning of texts', () => {
  const list = [7, 12].map((id) => ({ currency: 'USD', note: null, file: `/api/manual?id=${id}` }))
  expect(packLists({ list })).toEqual({
    list: { $: 2, currency: 'USD', note: null, file: { $: '/api/manual?id=', ends: ['7', '12'] } },
    isPacked: true,
  })
  expect(unpackLists(packLists({ list }))).toEqual({ list })
})

test('data is the same after packing and unpacking', () => {
  const cell = fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null), fc.constant(undefined))
  const { value } = fc.letrec<{ value: unknown }>((tie) => ({
    value: fc.oneof(
      { depthSize: 'small' },
      cell,
      fc.array(tie('value'), { maxLength: 4 }),
      fc.array(
        fc.string().map((end) => `/pictures/${end}`),
        { maxLength: 4 },
      ),
      fc.array(fc.record({ same: fc.constant('x'), one: fc.constantFrom(0, -0, null, undefined, Number.NaN) })),
      fc.array(fc.record({ id: fc.integer(), name: fc.string(), inner: tie('value') }), { maxLength: 5 }),
      fc.array(fc.array(fc.record({ id: fc.integer(), inner: tie('value') }), { maxLength: 3 }), { maxLength: 4 }),
      fc.dictionary(
        fc.string().filter((key) => key !== '$' && key !== '__proto__'),
        tie('value'),
        { maxKeys: 4, noNullPrototype: true },
      ),
    ),
  }))
  fc.assert(
    fc.property(value, (inner) => {
      expect(unpackLists(packLists({ inner }))).toStrictEqual({ inner })
    }),
  )
})

test('what was not packed is returned as it is, what was packed is unpacked once', () => {
  const data = { list: [{ a: 1 }, { a: 2 }] }
  expect(unpackLists(data)).toBe(data)
  const packed = packLists(data)
  expect(unpackLists(packed)).toBe(unpackLists(packed))
})
