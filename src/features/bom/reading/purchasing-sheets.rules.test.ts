import { describe, expect, test } from 'vitest'
import { aboutTheWhole } from './about-the-whole.rules.ts'
import type { BomRows } from './bom-table.ts'
import { columnNames, detectLayout } from './detect.rules.ts'
import { interpretBom } from './interpret.rules.ts'

const read = (rows: BomRows) => interpretBom(rows, detectLayout(rows))
const table = (text: string): string[][] => text.split('\n').map((line) => line.split('|').map((cell) => cell.trim()))

describe('rows of one item', () => {
  const read3 = (text: string) =>
    read(table(text)).lines.map(({ model, count, alternatives }) => [model, count, ...alternatives])

  test('the same own number and quantity with another maker is an approved source', () => {
    expect(
      read3(
        'IPN|Description|Qty|Manufacturer|MPN\n100-001|CAP|2|Murata|GRM188R71H104KA93D\n100-001|CAP|2|Samsung|CL10B104KB8NNNC\n100-002|OPAMP|1|TI|LM358DR',
      ),
    ).toEqual([
      ['GRM188R71H104KA93D', 2, 'CL10B104KB8NNNC'],
      ['LM358DR', 1],
    ])
  })

  test('the same part twice is two lines', () => {
    expect(read3('IPN|Qty|MPN\n100-001|2|LM358DR\n100-001|2|LM358DR')).toEqual([
      ['LM358DR', 2],
      ['LM358DR', 2],
    ])
  })

  test('a row without item and quantity gives another source of the line above', () => {
    expect(read3('No|MPN|Maker|Qty|Remark\n1|LM358DR|TI|1|\n|LM358DT|ST||or the like\n2|NE555P|TI|4|')).toEqual([
      ['LM358DR', 1, 'LM358DT'],
      ['NE555P', 4],
    ])
  })
})

test('another board with other parts at the same references is not a repetition', () => {
  const { lines } = read(
    table('Board A||\nMPN|Qty|Ref\nLM358DR|1|U1\n||\nBoard B||\nMPN|Qty|Ref\nNE555P|1|U1\nLM358DR|2|U2,U3'),
  )
  expect(lines.map(({ model, count }) => [model, count])).toEqual([
    ['LM358DR', 1],
    ['NE555P', 1],
    ['LM358DR', 2],
  ])
})

test('totals of a purchasing sheet are not lines, in any column', () => {
  const { lines } = read(
    table(
      'Pos|Menge|Bezeichnung|Herstellernr.|Preis\n1|2|OpAmp|LM358DR|0,30\n2||Subtotal ICs||0,30\n||Zwischensumme||0,30\n||MwSt. 19 %||0,06\n3|1|Timer|NE555P|0,20\n||Gesamtbetrag||0,56',
    ),
  )
  expect(lines.map(({ model }) => model)).toEqual(['LM358DR', 'NE555P'])
})

describe('columns by what they hold', () => {
  const rolesOf = (text: string) => detectLayout(table(text)).roles

  test('part numbers that are references are references', () => {
    expect(rolesOf('メーカー型番|員数|部品番号\nLM358DR|2|U1,U2\nNE555P|1|U3')).toEqual(['model', 'count', 'ref'])
    expect(rolesOf('Referencia|Cant.|MPN\nU1|1|LM358DR\nU2|1|NE555P')).toEqual(['ref', 'count', 'model'])
  })

  test('an article number beside the number of the maker is the own one', () => {
    expect(rolesOf('Artikelnummer|Menge|Herstellernr.\nK-00001|2|LM358DR\nK-00002|1|NE555P')).toEqual([
      'ownNumber',
      'count',
      'model',
    ])
  })

  test('an unknown heading over part numbers', () => {
    expect(rolesOf('Das Teil|Menge\nLM358DR|2\nNE555P|1')).toEqual(['model', 'count'])
  })

  test('one known heading among unknown ones, but not a cell of a list without headings', () => {
    const heading = 'Item|Herstellernr.|X'
    expect(read(table(`${heading}\n1|LM358DR|red\n2|NE555P|blue`)).lines.map(({ model }) => model)).toEqual([
      'LM358DR',
      'NE555P',
    ])
    expect(rolesOf('part|LM358DR|2\nother|NE555P|1')).toContain('model')
    expect(read(table('part|LM358DR|2\nother|NE555P|1')).lines).toHaveLength(2)
  })

  test('the order quantity stays one when no cell can be read', () => {
    expect(rolesOf('MPN|Order Qty\nLM358DR|1 reel\nNE555P|2 reels')).toEqual(['model', 'count'])
  })
})

test('makers before their numbers in one cell', () => {
  const [line] = read(table('Ref|Qty|MPN\nU1|1|TI: LM358DR; ST: LM358DT')).lines
  expect(line).toMatchObject({
    model: 'LM358DR',
    brandName: 'TI',
    alternatives: ['LM358DT'],
    alternativeBrands: ['ST'],
  })
})

test('a slash divides numbers only where it divides their makers', () => {
  const { lines } = read(
    table(
      'Ref|Qty|MPN|Manufacturer\nU1|1|LM358DR/LM358DT|TI/ST\nV1|1|MHE2-M1SH-3/2G-M7-K-RR|Festo\nX1|1|https://a.example/C10899|',
    ),
  )
  expect(lines.map(({ model, alternatives }) => [model, ...alternatives])).toEqual([
    ['LM358DR', 'LM358DT'],
    ['MHE2-M1SH-3/2G-M7-K-RR'],
    ['https://a.example/C10899'],
  ])
})

test('a column of makers is found without a heading', () => {
  const [line] = read(table('LM358DR|Texas Instruments|100\nNE555P|TI|20')).lines
  expect(line).toMatchObject({ model: 'LM358DR', brandName: 'Texas Instruments', count: 100 })
})

const notesOf = (heading: string) => {
  const rows = [heading.split(','), ['LM358DR', '2', '4'], ['CL10B104KB8NNNC', '3', '5']]
  return aboutTheWhole(detectLayout(rows), 2, columnNames(rows, 0)).map(({ text }) => text)
}

test('two columns that may both be the quantity are reported', () => {
  expect(notesOf('MPN,Qty Basic,Qty Pro')).toEqual([
    'Several columns may be the quantity. “Qty Basic” is used, not “Qty Pro”. Please check.',
  ])
})

test.each(['MPN,Qty,Total Qty', 'MPN,Qty per board,Quantity', 'MPN,Qty 1,Qty 100', 'MPN,Quantity,Stock Qty'])(
  'no doubt about the quantity: %s',
  (heading) => {
    expect(notesOf(heading)).toEqual([])
  },
)
