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
  return { row, headings: [...(rows[row] ?? [])], known: best.known }
}
