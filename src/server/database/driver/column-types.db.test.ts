import { describe, expect, test } from 'vitest'
import { createWorld } from '#tests/support/world.ts'

const { sql } = await createWorld()

const read = async (expression: string) => (await sql.unsafe<{ it: unknown }[]>(`select ${expression} it`))[0]?.it

describe('a column is read as', () => {
  test.each([
    ["'x'::text", 'x'],
    ["'x'::varchar(3)", 'x'],
    ["'x'::char(3)", 'x  '],
    ['\'x\'::"char"', 'x'],
    ["'x'::name", 'x'],
    ["'7c9e6679-7425-40de-944b-e07fc1f90ae7'::uuid", '7c9e6679-7425-40de-944b-e07fc1f90ae7'],
    ["'10.0.0.1'::inet", '10.0.0.1'],
    ["interval '1 day 2 hours'", '1 day 02:00:00'],
    ['32767::smallint', 32767],
    ["'-2147483648'::int", -2147483648],
    ['9007199254740993::bigint', '9007199254740993'],
    ['0.10::numeric(20, 4)', '0.1000'],
    ['12345678901234567890.12::numeric', '12345678901234567890.12'],
    ['1.5::real', 1.5],
    ['1e-7::float8', 1e-7],
    ["'NaN'::float8", Number.NaN],
    ["'-Infinity'::float8", Number.NEGATIVE_INFINITY],
    ['26::oid', 26],
    ['true', true],
    ['false', false],
    ['null::int', null],
    ["'\\x00ff'::bytea", Buffer.from([0, 255])],
    ['\'{"a": [1, null]}\'::json', { a: [1, null] }],
    ['\'"text"\'::jsonb', 'text'],
    ["'null'::jsonb", null],
    ["date '2024-02-29'", new Date('2024-02-29T00:00:00Z')],
    ["timestamptz '2024-02-29 12:00:00.123+02'", new Date('2024-02-29T10:00:00.123Z')],
    ["timestamp '2024-02-29 12:00:00'", new Date('2024-02-29T12:00:00')],
    ['row(1, 2)', '(1,2)'],
  ])('%s', async (expression, expected) => {
    expect(await read(expression)).toEqual(expected)
  })

  test.each([
    ["'{}'::int[]", []],
    ['array[1, -2, 3]', [1, -2, 3]],
    ['array[1, null]', [1, null]],
    [
      'array[[1, 2], [3, 4]]',
      [
        [1, 2],
        [3, 4],
      ],
    ],
    ['array[1, 2]::smallint[]', [1, 2]],
    ['array[26]::oid[]', [26]],
    ['array[9007199254740993]::bigint[]', ['9007199254740993']],
    ['array[0.10, null]::numeric(6, 2)[]', ['0.10', null]],
    ["array[1.5, 1e-7, 'NaN']::float8[]", [1.5, 1e-7, Number.NaN]],
    ['array[1.5, -1e20]::real[]', [1.5, 1e20 * -1]],
    ['array[true, false, null]', [true, false, null]],
    ["array['a', '', 'NULL', null, 'b,c', '{', '\"', '\\']", ['a', '', 'NULL', null, 'b,c', '{', '"', '\\']],
    ["array['a']::varchar[]", ['a']],
    ["array['a']::char(2)[]", ['a ']],
    ["array['a']::name[]", ['a']],
    ['array[\'a\']::"char"[]', ['a']],
    ["array['7c9e6679-7425-40de-944b-e07fc1f90ae7']::uuid[]", ['7c9e6679-7425-40de-944b-e07fc1f90ae7']],
    ["array['\\x00ff']::bytea[]", [Buffer.from([0, 255])]],
    ['array[\'{"a": 1}\', null]::json[]', [{ a: 1 }, null]],
    ['array[\'["a,b"]\']::jsonb[]', [['a,b']]],
    ["array[date '2024-02-29']", [new Date('2024-02-29T00:00:00Z')]],
    ["array[timestamptz '2024-02-29 12:00:00+00']", [new Date('2024-02-29T12:00:00Z')]],
    ["array[timestamp '2024-02-29 12:00:00']", [new Date('2024-02-29T12:00:00')]],
  ])('%s', async (expression, expected) => {
    expect(await read(expression)).toEqual(expected)
  })

  test('every array type that a table of the store has is known', async () => {
    const unknown = await sql<{ column: string }[]>`
      select table_name || '.' || column_name "column" from information_schema.columns
      where table_schema = 'public' and data_type = 'ARRAY' and udt_name not in ('_int4', '_int2', '_text', '_numeric', '_bool')`
    expect(unknown).toEqual([])
  })
})

describe('a value arrives as it was given', () => {
  test.each([
    ['text', 'it\'s "quoted" \\ $1 ; -- é 😀'],
    ['text', ''],
    ['int', 42],
    ['float8', 1e21],
    ['float8', -0.1],
    ['float8', Number.NaN],
    ['boolean', true],
    ['boolean', false],
    ['timestamptz', new Date('2024-02-29T12:00:00.123Z')],
    ['bytea', Buffer.from([0, 1, 255])],
    ['text', null],
    ['int[]', []],
    ['int[]', [1, null, 3]],
    ['float8[]', [1.5, 1e-7]],
    ['boolean[]', [true, false]],
    ['text[]', ['a', 'NULL', null, '', 'b,c', '{}', '"', '\\', "'"]],
    ['timestamptz[]', [new Date('2024-02-29T12:00:00Z')]],
    ['bytea[]', [Buffer.from([0, 255])]],
    [
      'int[]',
      [
        [1, 2],
        [3, 4],
      ],
    ],
  ])('%s: %j', async (type, value) => {
    const [row] = await sql<{ it: unknown }[]>`select ${value}::${sql.unsafe(type)} it`
    expect(row?.it).toEqual(value)
  })

  test('a bigint and a number beyond the safe ones', async () => {
    const [row] = await sql`select ${9007199254740993n} a, ${2n ** 63n - 1n}::bigint b`
    expect(row).toEqual({ a: '9007199254740993', b: '9223372036854775807' })
  })

  test.each([{ a: [1, 'x', null] }, ['list'], 'text', 5, null, true])('JSON: %j', async (value) => {
    const [row] = await sql<
      { it: unknown; type: string }[]
    >`select ${sql.json(value)} it, pg_typeof(${sql.json(value)})::text "type"`
    expect(row).toEqual({ it: value, type: 'jsonb' })
  })

  test('the type of a value is given where the text does not determine it', async () => {
    const [row] = await sql<{ types: string[] }[]>`
      select array[pg_typeof(${true}), pg_typeof(${new Date()}), pg_typeof(${5n}), pg_typeof(${Buffer.from('x')})]::text[] types`
    expect(row?.types).toEqual(['boolean', 'timestamp with time zone', 'bigint', 'bytea'])
  })
})

describe('a value that no statement can take', () => {
  const missing: { name?: string } = {}

  test('undefined is refused before anything is sent', async () => {
    await expect(sql`select ${missing.name as string}::text`).rejects.toMatchObject({ code: 'UNDEFINED_VALUE' })
    await expect(sql`select ${[missing.name as string]}::text[]`).rejects.toMatchObject({ code: 'UNDEFINED_VALUE' })
    await expect(sql`select ${new Date('never')}`).rejects.toThrow(/Invalid time value/)
    expect(() => sql.json(undefined)).toThrow(/undefined/)
  })

  test.each([
    ['a NUL in a text', () => sql`select ${'a\0b'}::text`, '22021'],
    ['a number that is no integer', () => sql`select ${1.5}::int`, '22P02'],
    ['a number out of range', () => sql`select ${2 ** 31}::int`, '22003'],
    ['a text instead of a number', () => sql`select ${'1; drop table goods'}::int`, '22P02'],
  ])('%s is refused by the database, and the connection goes on', async (_name, statement, code) => {
    await expect(statement()).rejects.toMatchObject({ code })
    expect(await sql`select 1 one`).toEqual([{ one: 1 }])
  })
})
