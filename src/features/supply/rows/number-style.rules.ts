import type { Field } from '../columns/column-words.ts'
import type { Meaning } from '../columns/map-columns.rules.ts'

/** How a list writes its numbers: 1.250,00 or 1,250.00. A cell such as 1,250 or 1.000 alone does not say. */

const WITHOUT_SIGNS = /[^\d.,]/g
/** Can only be a number with a decimal comma. */
const COMMA = /^(?:0,\d+|\d+,\d{1,2}|\d+,\d{4,}|\d{1,3}(?:\.\d{3})+,\d+)$/
/** Can only be a number with a decimal point. */
const POINT = /^(?:0?\.\d+|\d+\.\d{1,2}|\d+\.\d{4,}|\d{4,}\.\d+|\d{1,3}(?:,\d{3})+\.\d+)$/
/** Of pieces: 4.200 is a whole number only when the point groups thousands. */
const GROUPED_PIECES = /^[1-9]\d{0,2}(?:\.\d{3})*\.(?!000$)\d{3}$/

const bare = (cell: string) => cell.replace(WITHOUT_SIGNS, '')

/** A few cells may be written otherwise, such as prices copied from another list. */
const CLEARLY_MORE = 4

/** Whether the numbers have a decimal comma: cells say so, and at most a few say the opposite. */
export function hasDecimalComma(prices: readonly string[], pieces: readonly string[]): boolean {
  const [money, counts] = [prices.map(bare), pieces.map(bare)]
  const points = [...money, ...counts].filter((cell) => POINT.test(cell)).length
  const commas =
    money.filter((cell) => COMMA.test(cell)).length + counts.filter((cell) => GROUPED_PIECES.test(cell)).length
  return commas > 0 && commas >= CLEARLY_MORE * points
}

const THOUSANDS = /(?<![\d.,])[1-9]\d{0,2}(?:\.\d{3})+(?![\d.])/g

/** 1.250,5 as 1250.5; 0.12 has one already. */
export const withDecimalPoint = (cell: string): string =>
  POINT.test(bare(cell)) ? cell : cell.replace(THOUSANDS, (grouped) => grouped.replaceAll('.', '')).replaceAll(',', '.')

const PRICES: ReadonlySet<Field> = new Set(['price', 'activityPrice', 'cost'])
const PIECES: ReadonlySet<Field> = new Set(['stock', 'minimum', 'multiple', 'packCount', 'priceUnit'])

/** The numbers of one list, with decimal points. */
export class NumberStyle {
  #prices: number[] = []
  #pieces: number[] = []
  #hasComma = false

  setColumns(meanings: readonly Meaning[]): void {
    const columns = [...meanings.entries()]
    this.#prices = columns.flatMap(([column, meaning]) => (isPrice(meaning) ? [column] : []))
    this.#pieces = columns.flatMap(([column, meaning]) => (isCount(meaning) ? [column] : []))
  }

  learn(rows: ReadonlyArray<readonly string[]>): void {
    const cellsOf = (columns: readonly number[]) =>
      rows.flatMap((cells) => columns.map((column) => cells[column] ?? ''))
    this.#hasComma = hasDecimalComma(cellsOf(this.#prices), cellsOf(this.#pieces))
  }

  normalise(cells: readonly string[]): readonly string[] {
    if (!this.#hasComma) return cells
    const pointed = [...cells]
    for (const columns of [this.#prices, this.#pieces])
      for (const column of columns) pointed[column] = withDecimalPoint(cells[column] ?? '')
    return pointed
  }
}

const isPrice = (meaning: Meaning) =>
  meaning.to === 'tierPrice' || meaning.to === 'breakPrice' || (meaning.to === 'field' && PRICES.has(meaning.field))

const isCount = (meaning: Meaning) =>
  meaning.to === 'warehouse' || meaning.to === 'breakCount' || (meaning.to === 'field' && PIECES.has(meaning.field))
