import { expect, test } from 'vitest'
import type { ParameterFacet } from '../../filters.contract.ts'
import { packLists } from '../pack-lists.ts'
import { keepInSight } from './facet-in-sight.ts'
import { scaleOf } from './parameter-scale.ts'

const values = Array.from({ length: 30 }, (_, place) => ({
  id: place + 1,
  name: `${place} V`,
  count: place % 10,
  number: place,
}))
const facet: ParameterFacet = {
  code: 'voltage',
  name: 'Voltage',
  unit: 'V',
  unitPrefix: null,
  shownAs: 'auto',
  isLowerBound: false,
  more: false,
  values,
}
const nothing = { parameters: [], listed: undefined }

test('of a long list of numbers the five most frequent are sent, with a scale of all of them', () => {
  const { values: sent, whole } = keepInSight(facet, nothing)
  expect(sent.map(({ count }) => count)).toEqual([8, 9, 8, 9, 9])
  expect(whole).toEqual({ valueCount: 30, scale: scaleOf(values) })
})

test('chosen values are sent as well', () => {
  const { values: sent } = keepInSight(facet, { ...nothing, parameters: [{ code: 'voltage', valueIds: [1, 11] }] })
  expect(sent.map(({ id }) => id)).toEqual(expect.arrayContaining([1, 11]))
  expect(sent).toHaveLength(7)
})

test('a short list and the one that is open are sent whole', () => {
  const short = { ...facet, values: values.slice(0, 12) }
  expect(keepInSight(short, nothing)).toEqual(short)
  expect(keepInSight(facet, { ...nothing, listed: 'voltage' })).toEqual(facet)
})

test('short and long ones have the same fields, so that they are packed as columns', () => {
  const both = [facet, { ...facet, values: values.slice(0, 12) }].map((one) => keepInSight(one, nothing))
  expect(packLists({ both })).toMatchObject({ both: { $: 2, values: { $: [5, 12] } } })
})

test('values that are not all numbers have no scale', () => {
  const named = { ...facet, values: values.map((value) => ({ ...value, number: value.id > 1 ? value.number : null })) }
  const { values: sent, whole } = keepInSight(named, nothing)
  expect(whole).toEqual({ valueCount: 30, scale: null })
  expect(sent).toHaveLength(8)
})
