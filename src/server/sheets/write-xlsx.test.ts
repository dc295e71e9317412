import readExcelFile from 'read-excel-file/node'
import { expect, test } from 'vitest'
import { writeXlsx } from './write-xlsx.ts'

const readBack = async (bytes: Uint8Array) => readExcelFile(Buffer.from(bytes))

test('what is written is read back by another reader: texts as texts, numbers as numbers', async () => {
  const rows = [
    ['Model', 'Qty'],
    ['09551667812741', 10],
    ['1E3', 0.5],
    ['µA741 "x" & <y>', null],
  ]
  expect(await readBack(await writeXlsx([{ name: 'Parts', rows }]))).toEqual([{ sheet: 'Parts', data: rows }])
})

test('a text that begins like a formula is a text', async () => {
  const rows = [['=1+1', '+1', '-1', '@SUM(A1)']]
  const bytes = await writeXlsx([{ name: 'Parts', rows }])
  expect(await readBack(bytes)).toEqual([{ sheet: 'Parts', data: rows }])
})

test('limits of Excel are respected: long texts, control characters, sheet names', async () => {
  const bytes = await writeXlsx([
    { name: 'BOM: rev/A [2026] with a very long name', rows: [['x'.repeat(40_000), 'a\u0000b']] },
  ])
  const [sheet] = await readBack(bytes)
  expect(sheet?.sheet).toBe('BOM  rev A  2026  with a very l')
  expect(sheet?.data).toEqual([['x'.repeat(32_767), 'ab']])
})

test('several sheets keep their order', async () => {
  const bytes = await writeXlsx([
    { name: 'Matched', rows: [['a']] },
    { name: 'Open', rows: [['b']] },
  ])
  expect((await readBack(bytes)).map(({ sheet }) => sheet)).toEqual(['Matched', 'Open'])
})
