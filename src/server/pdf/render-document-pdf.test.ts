import { expect, test } from 'vitest'
import { pdfText } from '#tests/support/pdf-text.ts'
import { renderDocumentPdf } from './render-document-pdf.ts'

const HEAD = { name: 'Shop', lines: [], foot: '', accent: '' }
const COLUMNS = [
  { head: 'Part', width: 400 },
  { head: 'Count', width: 90, right: true },
]

test('a row of many lines is not divided between pages, and details follow with a head of their own', async () => {
  const rows = Array.from({ length: 12 }, (_, row) => [
    Array.from({ length: 12 }, (_, line) => `row ${row} line ${line}`).join('\n'),
    '1',
  ])
  const pdf = await renderDocumentPdf(HEAD, {
    title: 'List',
    number: 'N-1',
    facts: [],
    blocks: [],
    columns: COLUMNS,
    rows,
    totals: [['Pieces', '12']],
    details: { head: 'Customs', columns: COLUMNS, rows: [['8542.31', '1']] },
    notes: [],
  })
  const pages = pdfText(pdf).split(/N-1 +page \d of \d/)
  expect(pages.length).toBeGreaterThan(2)
  for (let row = 0; row < rows.length; row += 1) {
    const holding = pages.filter((page) => page.includes(`row ${row} line`))
    expect(holding).toHaveLength(1)
    expect(holding[0]).toContain(`row ${row} line 11`)
  }
  expect(pages.at(-2)).toMatch(/Pieces[\s\S]*Customs\nPart\nCount\n8542\.31/)
})

const PARTY = [
  'Źródło Łódź Sp. z o.o.',
  'Ελένη Νίκης 25',
  'Щёлковский завод',
  'Nguyễn Thị Đặng',
  '深圳市华强北电子有限公司',
]

test('names and addresses are printed and copied as they were written, in one line each', async () => {
  const pdf = await renderDocumentPdf(
    { ...HEAD, name: 'Część Ω', foot: 'Sąd Łódź' },
    {
      title: 'Invoice',
      number: 'N-Ł-1',
      facts: [['PO number', 'PO-采购-1']],
      blocks: [{ head: 'Bill to', lines: PARTY }],
      columns: COLUMNS,
      rows: [['10 kΩ ≥ 5 µF 村田', '1']],
      totals: [['Total', '€ 1.00']],
      notes: ['Дякуємо — 谢谢'],
    },
  )
  const lines = pdfText(pdf)
    .split('\n')
    .map((line) => line.trim())
  const expected = [
    'Część Ω',
    'N-Ł-1',
    'PO-采购-1',
    ...PARTY,
    '10 kΩ ≥ 5 µF 村田',
    '€ 1.00',
    'Дякуємо — 谢谢',
    'Sąd Łódź',
  ]
  expect(lines).toEqual(expect.arrayContaining(expected))
})
