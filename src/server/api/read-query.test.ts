import { expect, test } from 'vitest'
import { z } from 'zod'
import { writeQuery } from '#shared/endpoint.ts'
import { readQuery } from './read-query.ts'

const Input = z.object({
  goodsId: z.int(),
  model: z.string(),
  inStock: z.boolean().default(false),
  pageSize: z.int().optional(),
  lines: z.array(z.object({ goodsId: z.int(), count: z.int() })).optional(),
})

test('the server reads the query the browser writes', () => {
  const input = { goodsId: 7, model: 'A&B=C+D %', inStock: true, lines: [{ goodsId: 1, count: 2 }] }
  const query = Object.fromEntries(writeQuery(input))
  expect(readQuery(Input, query)).toEqual(input)
})

test('letters for a number stay text, and the contract refuses the field', () => {
  const read = readQuery(Input, { goodsId: 'abc', model: 'x' })
  expect(Input.safeParse(read).error?.issues[0]?.path).toEqual(['goodsId'])
})

test.each(['1e3', '0x10', ' 5', '5 ', '', '١'])('"%s" is not read as a number', (text) => {
  expect(readQuery(Input, { goodsId: text })).toEqual({ goodsId: text })
})

test('a number of digits given for text stays text', () => {
  expect(readQuery(Input, { model: '0402' })).toEqual({ model: '0402' })
})

test('names the contract does not know are dropped, and a repeated name keeps its last value', () => {
  expect(readQuery(Input, { __proto__: 'x', other: '1', goodsId: ['1', '2'] })).toEqual({ goodsId: 2 })
})

test('a list is given as JSON, or one by one under the same name', () => {
  const Ids = z.object({ brandId: z.array(z.int()).default([]) })
  expect(readQuery(Ids, { brandId: '5' })).toEqual({ brandId: [5] })
  expect(readQuery(Ids, { brandId: ['5', '7'] })).toEqual({ brandId: [5, 7] })
  expect(readQuery(Ids, Object.fromEntries(writeQuery({ brandId: [5, 7] })))).toEqual({ brandId: [5, 7] })
  expect(Ids.safeParse(readQuery(Ids, { brandId: ['5', 'x'] })).error?.issues[0]?.path).toEqual(['brandId', 1])
})

test('broken JSON stays text and is refused by the contract', () => {
  expect(Input.safeParse(readQuery(Input, { goodsId: '1', model: 'x', lines: '[{' })).success).toBe(false)
})

test('one of a few numbers is read as that number, and any other stays text', () => {
  const Tabs = z.object({ status: z.literal([0, 1, 100]).default(0) })
  expect(readQuery(Tabs, { status: '100' })).toEqual({ status: 100 })
  expect(readQuery(Tabs, { status: '01' })).toEqual({ status: '01' })
})

test('an empty filter is no filter; a required value and a text may not be left out', () => {
  const Filters = z.object({
    orderId: z.int(),
    status: z.enum(['open', 'closed']).optional(),
    from: z.iso.date().optional(),
    page: z.int().min(1).default(1),
    brandId: z.array(z.int()).default([]),
    inStock: z.boolean().optional(),
    keyword: z.string().default('all'),
  })
  const read = readQuery(Filters, {
    orderId: '',
    status: '',
    from: '',
    page: '',
    brandId: '',
    inStock: '',
    keyword: '',
  })
  expect(read).toEqual({ orderId: '', keyword: '' })
})
