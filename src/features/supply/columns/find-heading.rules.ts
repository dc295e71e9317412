import { mapColumns } from './map-columns.rules.ts'

/** Which of the first rows names the columns: the one with most known headings, if it knows the number of the part. */
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
  // Without one the first row is taken for it: staff may say what its columns mean.
  const row = Math.max(best.row, 0)
  return { row, headings: [...(rows[row] ?? [])], known: best.known }
}
