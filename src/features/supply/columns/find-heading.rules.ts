import { currencyIn } from './currency-words.rules.ts'
import { mapColumns } from './map-columns.rules.ts'

/** Finds the heading row: the first rows are scored by known headings; a part number column is required. */
export function findHeading(rows: readonly (readonly string[])[]): {
  row: number
  headings: string[]
  /** How many of the headings are known. */
  known: number
} {
  let best = { row: -1, known: 0 }
  for (const [row, cells] of rows.entries()) {
    const meanings = mapColumns(cells)
    const fields = meanings.filter((meaning) => meaning.to !== 'parameter' && meaning.to !== 'nothing')
    const hasModel = meanings.some((meaning) => meaning.to === 'field' && meaning.field === 'model')
    if (hasModel && fields.length > best.known && fields.length > 1) best = { row, known: fields.length }
  }
  // Falls back to the first row, so that staff can map its columns.
  const row = Math.max(best.row, 0)
  const headings = [...(rows[row] ?? [])]
  const second = best.row < 0 ? undefined : joinSecondRow(headings, rows[row + 1] ?? [])
  if (second) return { row: row + 1, headings: second, known: best.known }
  return {
    row,
    headings: headings.map((heading, column) => withCurrency(heading, rows[row - 1] ?? [], column)),
    known: best.known,
  }
}

/** The second row of a heading with merged cells: "1+", "100+" below "Unit price (EUR)". A row of goods has a part number. */
function joinSecondRow(headings: readonly string[], below: readonly string[]): string[] | undefined {
  const upper = mapColumns(headings)
  const isGoods = upper.some((meaning, column) => meaning.to === 'field' && meaning.field === 'model' && below[column])
  const filled = below.filter((cell) => cell !== '')
  const isHeading = mapColumns(filled).every(({ to }) => to === 'tierPrice' || to === 'field' || to === 'warehouse')
  if (isGoods || filled.length === 0 || !isHeading) return undefined
  const columns = Math.max(headings.length, below.length)
  return Array.from({ length: columns }, (_, column) =>
    below[column] ? withCurrency(below[column], headings, column) : (headings[column] ?? ''),
  )
}

/** A price of a quantity has the currency that the row above names, in its column or in a merged cell that begins further left. */
function withCurrency(heading: string, above: readonly string[], column: number): string {
  const [meaning] = mapColumns([heading])
  if (meaning?.to !== 'tierPrice' || meaning.currency !== '') return heading
  const group = above.slice(0, column + 1).findLast((cell) => cell !== '') ?? ''
  const currency = currencyIn(group)
  return currency === '' ? heading : `${heading} ${currency}`
}
