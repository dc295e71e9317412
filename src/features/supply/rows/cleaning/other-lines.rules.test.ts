import { expect, test } from 'vitest'
import { findOtherLine } from './other-lines.rules.ts'

const headings = ['MPN', 'Maker', 'Price', 'Stock']
const find = (cells: string[]) => {
  const filled = cells.flatMap((cell, column) => (cell === '' ? [] : [column]))
  return findOtherLine(cells, filled, headings, 0)
}

test.each([
  [['mpn', 'Maker', 'PRICE', 'Stock'], /heading/],
  [['Zwischensumme', '', '12,50', '100'], /total/],
  [['', 'Acme Total', '', '100'], /total/],
  [['Gesamtergebnis', '', '', '5'], /total/],
  [['Summe Widerstände:', '', '', '5'], /total/],
  [['Resistors 0603', '', '', ''], /title/],
  [['', '', 'All prices in USD', ''], /title/],
])('%j is not a part', (cells, note) => {
  expect(find(cells)).toMatch(note)
})

test.each([[['X1', '', '', '']], [['X1', '', '1', '']], [['', 'Acme', '1', '']], [['Totalphase-1', '', '1', '']]])(
  '%j may be a part with something missing',
  (cells) => {
    expect(find(cells)).toBeUndefined()
  },
)

test('of a list with two columns a line with one of them is not a title', () => {
  expect(findOtherLine(['Some part', ''], [0], ['MPN', 'Maker'], 0)).toBeUndefined()
})
