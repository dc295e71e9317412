import { expect, test } from 'vitest'
import { readFixedPriceLines } from './fixed-price-lines.rules.ts'

const HEAD = ['Number', 'Manufacturer', 'Quantity', 'Price', 'Currency']
const read = (...rows: string[][]) => readFixedPriceLines([HEAD, ...rows], new Set(['USD', 'EUR']))

test('reads a line for each quantity; the manufacturer may be missing', () => {
  expect(read(['LM358DR', 'TI', '1', '0.10', 'USD'], [], ['LM358DR', '', '1,000', '0,085', '€'])).toEqual({
    problems: [],
    lines: [
      { line: 2, goodsModel: 'LM358DR', brandName: 'TI', count: 1, price: '0.1000', currency: 'USD' },
      { line: 4, goodsModel: 'LM358DR', brandName: '', count: 1000, price: '0.0850', currency: 'EUR' },
    ],
  })
})

test('finds the headings below a title, in any order, without the manufacturer', () => {
  const rows = [['Prices 2027'], [], ['Currency', 'Unit price', 'Qty', 'MPN'], ['USD', '2', '10', 'NE555']]
  expect(readFixedPriceLines(rows, new Set(['USD']))).toMatchObject({
    lines: [{ line: 4, goodsModel: 'NE555', count: 10 }],
  })
})

test.each([
  ['without a number', ['', '', '1', '1', 'USD'], 'The part number is missing.'],
  ['without a quantity', ['A1', '', '', '1', 'USD'], 'Quantity: it is missing.'],
  ['quantity 0', ['A1', '', '0', '1', 'USD'], 'The quantity is below 1.'],
  ['quantity that is no number', ['A1', '', 'many', '1', 'USD'], 'Quantity: "many" is not a number of pieces.'],
  ['without a price', ['A1', '', '1', '', 'USD'], 'The price is missing.'],
  ['price 0', ['A1', '', '1', '0', 'USD'], 'The price is 0.'],
  ['price that is no number', ['A1', '', '1', 'cheap', 'USD'], '"cheap" is not a price.'],
  ['negative price', ['A1', '', '1', '-2', 'USD'], 'The price -2 is negative.'],
  ['price that would be rounded', ['A1', '', '1', '0.12345', 'USD'], 'The price 0.12345 has more than four decimals.'],
  ['without a currency', ['A1', '', '1', '1', ''], 'The currency is missing.'],
  ['another currency beside the price', ['A1', '', '1', '€ 1', 'USD'], 'The price is in EUR, the currency says USD.'],
  ['formula', ['=HYPERLINK("x")', '', '1', '1', 'USD'], 'The part number is a formula.'],
])('tells the line: %s', (_name, row, message) => {
  expect(read(['OK1', '', '1', '1', 'USD'], row)).toMatchObject({ problems: [{ line: 3, message }] })
})

test('a currency the store does not sell in, and the same quantity twice', () => {
  const { problems } = read(['A1', '', '1', '1', 'USD'], ['a1', '', '1', '2', 'USD'], ['B1', '', '1', '1', 'GBP']) as {
    problems: Array<{ line: number; message: string }>
  }
  expect(problems.map(({ line }) => line)).toEqual([3, 4])
  expect(problems[0]?.message).toBe('a1 has a price for 1 in line 2 too.')
  expect(problems[1]?.message).toContain('The store sells in USD, EUR, not in GBP.')
})

test('a file without headings is refused as a whole', () => {
  expect(readFixedPriceLines([['LM358DR', '1', '0.1', 'USD']], new Set(['USD']))).toContain('row of headings')
})
