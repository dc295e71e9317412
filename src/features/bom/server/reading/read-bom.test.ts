import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { writeXlsx } from '#server/sheets/write-xlsx.ts'
import type { UploadedBom } from '../../bom-reading.contract.ts'
import type { BomRole } from '../../reading/bom-table.ts'
import { readBom } from './read-bom.ts'

const folder = new URL('./fixtures/', import.meta.url)
const readFixture = (name: string) => readBom(readFileSync(new URL(name, folder)))
const namesOf = ({ columns }: UploadedBom, wanted: BomRole) =>
  columns.filter(({ role }) => role === wanted).map(({ name, index }) => name || `column ${index + 1}`)

interface Expected {
  model: string[]
  count: string | null
  lines: number
  headerRow: number
  notFitted?: number
  skipped?: number
}
/** Expected results by path inside the fixtures. */
const expected = ['', 'languages/', 'lists/'].flatMap((part) => {
  const files: Record<string, Expected> = JSON.parse(readFileSync(new URL(`${part}expected.json`, folder), 'utf8'))
  return Object.entries(files).map(([name, right]) => [part + name, right] as const)
})

test.each(expected)('%s: heading, part numbers, quantity and lines are found', (name, right) => {
  const bom = readFixture(name)
  expect({
    model: namesOf(bom, 'model'),
    count: namesOf(bom, 'count')[0] ?? null,
    lines: bom.lines.length,
    headerRow: bom.headerRow,
    notFitted: bom.lines.filter(({ fitted }) => !fitted).length,
    skipped: bom.skipped.length,
  }).toEqual({ notFitted: 0, skipped: 0, ...right })
})

describe('formats of CAD programs', () => {
  test('Kitspace: ranges are expanded, pairs of maker and number are alternatives', () => {
    expect(readFixture('kitspace.tsv').lines.slice(0, 2)).toEqual([
      {
        row: 1,
        ref: ['C1', 'C2', 'C3', 'C4'],
        model: 'GRM155R71C104KA88D',
        alternatives: ['CL05B104KO5NNNC'],
        alternativeBrands: ['Samsung'],
        brandName: 'Murata',
        count: 4,
        description: '100nF 16V X7R 0402',
        package: '',
        sku: '490-3261-1-ND',
        fitted: true,
        ownNumber: '',
        customerRef: '',
        questions: [],
      },
      expect.objectContaining({ model: 'PMEG4010BEA,115', alternatives: [], count: 2 }),
    ])
  })

  test('KiCad: parts listed alone and in groups are counted once', () => {
    const { lines, skipped } = readFixture('kicad-grouped.csv')
    expect(lines.flatMap(({ ref }) => ref)).toEqual(['C1', 'C2', 'R1', 'U1'])
    expect(skipped.map(({ why }) => why)).toEqual(['title', 'heading', 'repeated', 'repeated', 'repeated'])
  })

  test('KiBoM: the notes below the lines are outside of them', () => {
    const { lastRow, rows } = readFixture('kibom.csv')
    expect([lastRow, rows.length]).toEqual([3, 16])
  })

  test('EasyEDA: UTF-16 with tabs under the name of CSV', () => {
    const { format, lines } = readFixture('easyeda.csv')
    expect(format).toEqual({ kind: 'text', encoding: 'UTF-16', delimiter: '\t' })
    expect(lines[1]).toMatchObject({
      model: '0402WGF5101TCE',
      brandName: 'UNI-ROYAL(厚声)',
      description: '5.1kΩ',
      sku: 'C25905',
    })
  })

  test('Latin-1 with semicolons: signs, and a thousand as German writes it', () => {
    const { format, lines } = readFixture('languages/german-latin1.csv')
    expect(format).toEqual({ kind: 'text', encoding: 'Windows-1252', delimiter: ';' })
    expect(lines).toMatchObject([
      { model: '885012207026', brandName: 'Würth Elektronik', description: 'Kondensator 10 µF ±10 %', count: 2 },
      { count: 1200 },
      { count: 1 },
    ])
  })

  test('a handwritten list: cells of two lines, 2x, inches', () => {
    expect(readFixture('hand-made.csv').lines).toMatchObject([
      { model: 'TPS62130RGTR', description: 'Step-down converter 3.3 V, 2 A', sku: '595-TPS62130RGTR', count: 1 },
      { model: 'LQH44PN2R2MP0L', count: 1 },
      { model: '77311-118-02LF', description: '2.54" pitch header', count: 2 },
    ])
  })

  test('numbers keep their zeros and are no powers of ten', () => {
    expect(readFixture('leading-zeros.csv').lines.map(({ model }) => model)).toEqual(['09670095615', '00850006', '1E3'])
    expect(readFixture('excel-said.csv').lines.map(({ model }) => model)).toEqual(['0430450400', '-0402'])
  })

  test('all notations for not fitted', () => {
    const { lines } = readFixture('not-fitted.tsv')
    expect(lines.map(({ ref, fitted }) => [ref[0], fitted])).toEqual([
      ['C1', true],
      ['R1', false],
      ['JP1', false],
      ['U2', false],
      ['R9', false],
    ])
  })

  test.each([
    ['languages/chinese-gbk.csv', 'GBK'],
    ['languages/chinese-gbk-short.csv', 'GBK'],
    ['languages/japanese-shift-jis.csv', 'Shift-JIS'],
    ['languages/japanese-half-width.csv', 'Shift-JIS'],
    ['languages/french-latin1.csv', 'Windows-1252'],
    ['languages/german-quantities.csv', 'Windows-1252'],
    ['languages/spanish-utf16.csv', 'UTF-16'],
  ])('%s is read as %s', (name, encoding) => {
    expect(readFixture(name).format.encoding).toBe(encoding)
  })

  test('German quantities: decimal commas, thousands, and the references where the cell is empty', () => {
    expect(readFixture('languages/german-quantities.csv').lines.map(({ count }) => count)).toEqual([
      4, 1000, 1500, 2000, 1,
    ])
  })

  test('second sources in rows below and in columns beside are alternates with their makers', () => {
    const alternates = (name: string) =>
      readFixture(name).lines.map(({ count, alternatives, alternativeBrands }) => [
        count,
        ...alternatives.map((model, place) => `${alternativeBrands[place]} ${model}`),
      ])
    expect(alternates('second-source-rows.csv')).toEqual([
      [2, 'Samsung CL10B104KB8NNNC', 'Kemet C0603C104K5RACTU'],
      [1, 'ST LM358DT'],
      [10],
    ])
    expect(alternates('altium-avl.csv')).toEqual([[2, 'Samsung CL10B104KB8NNNC'], [1], [1]])
  })

  test('an unbalanced quote is reported, and no line is lost', () => {
    const { lines, warnings } = readFixture('unbalanced-quote.csv')
    expect(lines.map(({ count }) => count)).toEqual([1, 1, 2])
    expect(warnings).toEqual([
      { row: 1, text: 'A quotation mark is opened here and not closed. Please check this row.' },
    ])
  })
})

describe('options of the caller', () => {
  const text = Buffer.from('A,B\nLM358DR,4\nNE555P,7\n')

  test('heading, rows and roles', () => {
    const bom = readBom(text, { headerRow: 0, lastRow: 1, roles: ['model', 'count'] })
    expect(bom).toMatchObject({ headerRow: 0, firstRow: 1, lastRow: 1 })
    expect(bom.lines).toMatchObject([{ model: 'LM358DR', count: 4 }])
  })

  test('a text without a heading and numbers explains what to do', () => {
    expect(readBom(Buffer.from('hello\nworld\n')).warnings[0]?.text).toBe(
      'No line names a part. Please check the heading and the columns.',
    )
  })
})

test('a workbook under the name of a text is a workbook', async () => {
  const rows = [
    ['MPN', 'Qty', 'Ref'],
    ['0430450400', 2, 'J1 J2'],
    ['1E3', 1, 'X1'],
  ]
  const bom = readBom(await writeXlsx([{ name: 'Parts', rows }]))
  expect(bom).toMatchObject({ format: { kind: 'xlsx' }, sheets: { names: ['Parts'], chosen: 'Parts' } })
  expect(bom.lines).toMatchObject([
    { model: '0430450400', count: 2 },
    { model: '1E3', count: 1 },
  ])
})
