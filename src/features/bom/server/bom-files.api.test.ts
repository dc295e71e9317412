import readExcelFile from 'read-excel-file/node'
import { describe, expect, test } from 'vitest'
import { createWorld } from '#tests/support/world.ts'
import { exportBom } from '../saved-bom.contract.ts'

const world = await createWorld()

const decided = (goods: { id: number; model: string }, overrides: object = {}) => ({
  ref: 'U1',
  model: goods.model,
  count: 2,
  match: 'exact' as const,
  taken: true,
  goodsId: goods.id,
  ...overrides,
})
const open = { ref: 'X9', model: 'NOSUCHPART999', match: 'none' as const, taken: false, goodsId: null }

describe('a BOM as a file', () => {
  const visitor = world.visitor()

  test('CSV: the row beside the part, nothing a spreadsheet would run', async () => {
    const goods = await world.goods({ stock: 100, tiers: [{ from: 1, price: '0.0475' }] })
    const line = decided(goods, { ref: '=HYPERLINK("http://evil.example")', description: '@SUM(A1)', brandName: '+1' })
    const { file } = await visitor.call(exportBom, {
      format: 'csv',
      name: 'Boards / 2026',
      lines: [line, open],
      boards: 5,
    })
    expect(file.saveAs).toBe('Boards _ 2026.csv')
    expect(file.private).toBe(true)
    const [head = '', row = '', last = ''] = String(file.body).split('\r\n')
    expect(head).toContain('Requested part number')
    expect(row).toContain(`"'=HYPERLINK(""http://evil.example"")"`)
    expect(row).toContain("'@SUM(A1)")
    expect(row).toContain(`${goods.model},Texas Instruments,`)
    expect(row).toContain(',10,10,0,0.0475,0.475,USD,100,')
    expect(last).toContain('NOSUCHPART999')
    expect(last).toContain('Not found')
  })

  test('XLSX: a workbook', async () => {
    const goods = await world.goods()
    const lines = [
      { ...decided(goods), ownNumber: '4711', customerRef: 'Heron' },
      { ...open, count: 3, ownNumber: '4712' },
    ]
    const { file } = await visitor.call(exportBom, { format: 'xlsx', lines })
    expect(file.saveAs).toBe('BOM.xlsx')
    const [sheet] = await readExcelFile(Buffer.from(file.body))
    const row = sheet?.data[1]
    expect(row?.slice(9, 12)).toEqual([goods.model, 'Texas Instruments', 'A part for a test'])
    expect(row?.slice(13, 15)).toEqual([2, 2])
    const columns = new Map(sheet?.data[0]?.map((heading, place) => [heading, place]))
    const cell = (line: number, heading: string) => sheet?.data[line]?.[columns.get(heading) ?? -1]
    expect(['Customer part number', 'Customer reference'].map((heading) => cell(1, heading))).toEqual(['4711', 'Heron'])
    expect(['Match', 'Quantity needed', 'Quantity to order'].map((heading) => cell(2, heading))).toEqual([
      'Not found',
      3,
      null,
    ])
    expect(cell(2, 'Customer part number')).toBe('4712')
  })
})
