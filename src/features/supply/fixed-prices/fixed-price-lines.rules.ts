import { plainHeading } from '#features/bom/reading/header-words.rules.ts'
import { currencyIn, notSoldIn } from '../columns/currency-words.rules.ts'
import { readPrice, writePrice } from '../rows/prices.rules.ts'
import { cleanCell, isFormula, readPieces } from '../rows/values.rules.ts'

/** A line of a file with fixed prices. */
export interface FixedPriceLine {
  /** In the file, counted from 1. */
  line: number
  goodsModel: string
  brandName: string
  count: number
  price: string
  currency: string
}

export interface LineProblem {
  line: number
  message: string
}

/** As `plainHeading` writes them. */
const HEADINGS = {
  number:
    /^(?:(?:mfr |mfg |manufacturer |manufacturers |maker )?(?:part|item|model|artikel)? ?(?:number|#|no|nr)|mpn|model|part|herstellernummer|teilenummer|artikelnummer)$/,
  maker: /^(?:manufacturer|mfr|mfg|maker|brand|hersteller|marke)(?: name)?$/,
  quantity: /^(?:quantity|qty|from|from quantity|break|pieces|menge|ab|ab menge|min qty|minimum)$/,
  price: /^(?:(?:unit |fixed |net |your )?price|preis|stückpreis|nettopreis)(?: each)?$/,
  currency: /^(?:currency|währung|curr)$/,
}
type Column = keyof typeof HEADINGS
const COLUMNS = Object.keys(HEADINGS) as Column[]

/** A title may stand above the headings. */
const HEADING_ROWS = 10

/** Every line that can be read, and what is wrong with the others. A text: the file as a whole cannot be read. */
export function readFixedPriceLines(
  rows: readonly (readonly string[])[],
  currencies: ReadonlySet<string>,
): { lines: FixedPriceLine[]; problems: LineProblem[] } | string {
  const found = findHeadings(rows)
  if (!found) return 'The file needs a row of headings with Number, Quantity, Price and Currency.'
  const lines: FixedPriceLine[] = []
  const problems: LineProblem[] = []
  for (const [place, row] of rows.entries()) {
    if (place <= found.row || row.every((cell) => cell.trim() === '')) continue
    const cells = (column: Column) => cleanCell((row[found.places[column] ?? -1] ?? '').trim())
    const read = readLine(cells, currencies)
    if (typeof read === 'string') problems.push({ line: place + 1, message: read })
    else lines.push({ line: place + 1, ...read })
  }
  return { lines, problems: [...problems, ...findRepeated(lines)].sort((a, b) => a.line - b.line) }
}

function findHeadings(rows: readonly (readonly string[])[]) {
  for (const [row, cells] of rows.slice(0, HEADING_ROWS).entries()) {
    const headings = cells.map(plainHeading)
    const places = Object.fromEntries(
      COLUMNS.map((column) => [column, headings.findIndex((heading) => HEADINGS[column].test(heading))]),
    )
    if (COLUMNS.every((column) => column === 'maker' || Number(places[column]) >= 0)) return { row, places }
  }
  return undefined
}

function readLine(
  cell: (column: Column) => string,
  currencies: ReadonlySet<string>,
): Omit<FixedPriceLine, 'line'> | string {
  const goodsModel = cell('number')
  if (goodsModel === '') return 'The part number is missing.'
  if (isFormula(goodsModel)) return 'The part number is a formula.'
  const count = cell('quantity') === '' ? 'it is missing.' : readPieces(cell('quantity'))
  if (typeof count === 'string') return `Quantity: ${count}`
  if (count < 1) return 'The quantity is below 1.'
  const price = readPrice(cell('price'))
  if (typeof price === 'string') return price
  if (price === undefined) return 'The price is missing.'
  if (price.rounded) return `The price ${cell('price').slice(0, 40)} has more than four decimals.`
  if (price.price === 0) return 'The price is 0.'
  const currency = currencyIn(cell('currency'), currencies)
  if (currency === '') return 'The currency is missing.'
  if (!currencies.has(currency)) return notSoldIn(currency, currencies)
  const inPrice = currencyIn(cell('price'), currencies)
  if (inPrice !== '' && inPrice !== currency) return `The price is in ${inPrice}, the currency says ${currency}.`
  return { goodsModel, brandName: cell('maker'), count, price: writePrice(price.price), currency }
}

/** The same part and quantity twice: which price holds cannot be told. */
function findRepeated(lines: readonly FixedPriceLine[]): LineProblem[] {
  const first = new Map<string, number>()
  return lines.flatMap(({ line, goodsModel, brandName, count }) => {
    const key = JSON.stringify([goodsModel.toUpperCase(), brandName.toUpperCase(), count])
    const before = first.get(key)
    if (before !== undefined)
      return [{ line, message: `${goodsModel} has a price for ${count} in line ${before} too.` }]
    first.set(key, line)
    return []
  })
}
