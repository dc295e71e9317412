import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readJsonLines } from './read-json-lines.ts'
import type { TextEncoding } from './text-encoding.ts'

const folder = await mkdtemp(join(tmpdir(), 'ohmstead-lines-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

async function rowsOf(content: Buffer, encoding: TextEncoding = 'utf-8') {
  const path = join(folder, 'list.jsonl')
  await writeFile(path, content)
  let bytes = 0
  const table = await readJsonLines(path, encoding, (more) => {
    bytes += more
  })
  const rows = []
  for await (const some of table.rows) rows.push(...some)
  expect(bytes).toBe(content.length)
  return { rows, headings: table.headings }
}

const cellsOf = ({ rows }: Awaited<ReturnType<typeof rowsOf>>) => rows.map(({ cells }) => cells.join())

test('lines and characters that lie across two chunks of the file are read whole, in order', async () => {
  // Three bytes each, at ever other places: some are cut.
  const lines = Array.from({ length: 3000 }, (_, n) => JSON.stringify({ mpn: `P-${n}`, name: '漢'.repeat(n % 200) }))
  const text = `\uFEFF${lines.join('\r\n')}`
  const wanted = Array.from({ length: 3000 }, (_, n) => `P-${n},${'漢'.repeat(n % 200)}`)
  expect(cellsOf(await rowsOf(Buffer.from(text)))).toEqual(wanted)
  expect(cellsOf(await rowsOf(Buffer.from(text, 'utf16le'), 'utf-16le'))).toEqual(wanted)
})

test('a line that is too long, broken or no object is reported with its number, and the others are read', async () => {
  const { rows } = await rowsOf(
    Buffer.concat([
      Buffer.from(`{"mpn":"A","name":"${'漢'.repeat(900_000)}"}\n\n`),
      Buffer.from(`{"mpn":"${'x'.repeat(1_000_001)}"}\n`),
      Buffer.from(`{"mpn":"${'x'.repeat(9_000_000)}"}\n`),
      Buffer.from([...Buffer.from('{"mpn":"'), 0xff, ...Buffer.from('"}\n')]),
      Buffer.from('[1]\n{"mpn":\n{"mpn":"Z"}'),
    ]),
  )
  expect(rows.map(({ line, problem, cells }) => [line, problem ?? cells[0]])).toEqual([
    [1, 'A'],
    [3, 'The line is longer than 1,000,000 characters.'],
    [4, 'The line is longer than 1,000,000 characters.'],
    [5, 'A character is broken: the line is not in the encoding of the file.'],
    [6, 'The line is not a JSON object.'],
    [7, 'The line is not valid JSON.'],
    [8, 'Z'],
  ])
})

test('a row names the columns that it fills', async () => {
  const lines = [
    '{"mpn":"A","stocks":{"Here":1}}',
    '{"parameters":{"a":"1"},"attributes":{"a":"2"},"name":"","mpn":"B"}',
  ]
  const { rows, headings } = await rowsOf(Buffer.from(lines.join('\n')))
  expect(headings).toEqual(['mpn', 'warehouse:Here', 'parameter:a', 'name'])
  expect(rows.map(({ cells, filled }) => filled?.map((column) => cells[column]))).toEqual([
    ['A', '1'],
    ['2', 'B'],
  ])
})

test('a category given as a list is a path', async () => {
  const { rows, headings } = await rowsOf(Buffer.from('{"mpn":"A","category":["Logic","Gates"]}\n'))
  expect([headings, rows[0]?.cells]).toEqual([
    ['mpn', 'category'],
    ['A', 'Logic > Gates'],
  ])
})
