import { expect, test } from 'vitest'
import { StockReader } from './read-stock.ts'

const read = (stock: string) => new StockReader().read([], stock, '')

test.each([
  ['1500', 1500],
  ['>1000', 1000],
  ['10k+', 10_000],
  ['500 auf Lager', 500],
  ['1.200 Stück', 1200],
  ['In stock: 40', 40],
  ['out of stock', 0],
  ['', undefined],
  ['n/a', undefined],
])('%j is %s without a note', (text, stock) => {
  expect(read(text)).toMatchObject({ stock, notes: [], problems: [] })
})

test.each([
  '-5',
  '−5',
  '5-',
  '12.00-',
  '(5)',
  '- 1,200',
  'in 2 Wochen',
  '8-10 weeks',
  'ab KW 12',
  'on order',
  'backorder',
  'auf Anfrage',
])('%j counts as 0, with a note', (text) => {
  expect(read(text)).toMatchObject({ stock: 0, notes: [expect.stringContaining('counts as 0')], problems: [] })
})

test.each(['plenty', 'in stock', '<10', '1.5', '-x'])('%j leaves the stock unchanged', (text) => {
  expect(read(text)).toMatchObject({ stock: undefined, notes: [], problems: [expect.stringContaining('wrong')] })
})

test('a warehouse below 0 does not lower the others', () => {
  const reader = new StockReader()
  reader.warehouses.push({ column: 0, name: 'Rotterdam' }, { column: 1, name: 'Hamburg' })
  expect(reader.read(['-5', '20'], '', '')).toMatchObject({
    stock: 20,
    trade: { warehouses: { Rotterdam: 0, Hamburg: 20 } },
    notes: ['The stock in Rotterdam of -5 is negative and counts as 0.'],
  })
})
