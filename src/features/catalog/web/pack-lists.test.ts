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

test('data is the same after packing and unpacking', () => {
  const cell = fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null), fc.constant(undefined))
  const { value } = fc.letrec<{ value: unknown }>((tie) => ({
    value: fc.oneof(
      { depthSize: 'small' },
      cell,
      fc.array(tie('value'), { maxLength: 4 }),
      fc.array(fc.record({ id: fc.integer(), name: fc.string(), inner: tie('value') }), { maxLength: 5 }),
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
