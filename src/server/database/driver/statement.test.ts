import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compile, createDb } from './statement.ts'

const sql = createDb(() => Promise.reject(new Error('nothing is run here')))

test('values become placeholders, numbered through all fragments', () => {
  const condition = sql`a = ${1} and b = ${'two'}`
  const both = sql`${condition} or ${sql`c = ${[3, 4]}::int[]`}`
  expect(compile(sql`select ${'first'} where ${both} limit ${5}`)).toEqual({
    text: 'select $1 where a = $2 and b = $3 or c = $4::int[] limit $5',
    values: ['first', '1', 'two', '{3,4}', '5'],
  })
})

test('an empty fragment leaves nothing', () => {
  expect(compile(sql`select 1 ${sql``}`)).toEqual({ text: 'select 1 ', values: [] })
})

test('names are quoted, whatever they hold', () => {
  expect(compile(sql`select ${sql('slot_1')} from ${sql('a"; drop table goods; --')}`).text).toBe(
    'select "slot_1" from "a""; drop table goods; --"',
  )
  expect(compile(sql`${sql('a.b')}`).text).toBe('"a.b"')
})

test.each(['', 'a\0b'])('%j is no name', (name) => {
  expect(() => sql(name)).toThrow(/Not a name/)
})

test('no value gets into the text', () => {
  fc.assert(
    fc.property(fc.string(), fc.array(fc.string()), (text, list) => {
      const compiled = compile(sql`select ${text}, ${list}`)
      expect(compiled.text).toBe('select $1, $2')
      expect(compiled.values[0]).toBe(text)
    }),
  )
})

test('an object that looks like a fragment or a name is not taken for one', () => {
  const forged = JSON.parse('{"strings": ["drop table goods"], "values": [], "quoted": "x", "json": "1"}')
  expect(() => compile(sql`select ${forged}`)).toThrow(/cannot take object/)
})

test('a statement is run once, however often it is awaited, and not at all when it is a fragment', async () => {
  let runs = 0
  const counted = createDb(async () => {
    runs += 1
    return Object.assign([], { count: 0 })
  })
  const inner = counted`a = 1`
  const statement = counted`select ${inner}`
  expect(runs).toBe(0)
  await Promise.all([statement, statement.catch(() => {}), statement.finally(() => {})])
  expect(runs).toBe(1)
})
