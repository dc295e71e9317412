import { weightText } from '#features/catalog/trade.rules.ts'
import type { TradeData } from '#features/catalog/trade-data.schema.ts'
import type { Column, DocumentContent } from '#server/pdf/render-document-pdf.ts'
import type { OrderLine } from '../order.schema.ts'

/** Trade data by the ids of the goods. */
export type LineTrade = ReadonlyMap<number, TradeData>

const COLUMNS: Column[] = [
  { head: '#', width: 24 },
  { head: 'Part number', width: 143 },
  { head: 'HTS code', width: 74 },
  { head: 'Origin', width: 42 },
  { head: 'ECCN', width: 62 },
  { head: 'MSL', width: 32 },
  { head: 'Unit weight', width: 61, right: true },
  { head: 'Net weight', width: 61, right: true },
]

/** Tariff number, origin, export control, moisture level and weights of the lines that have any of them. */
export function customsTable(lines: readonly OrderLine[], trade: LineTrade): DocumentContent['details'] {
  const rows = lines.flatMap((line, place) => {
    const known = trade.get(line.goodsId)
    if (!known) return []
    const weight = known.weightGrams
    const facts = [known.hts, known.originCountry, known.eccn, known.msl, weight && weightText(weight)]
    if (!facts.some(Boolean)) return []
    const cells = [...facts, weight && shipmentWeight(weight * line.count)]
    return [[String(place + 1), line.goodsModel, ...cells.map((cell) => cell || '-')]]
  })
  if (rows.length === 0) return undefined
  return { head: 'Customs and handling', columns: COLUMNS, rows: [...rows, ...weightRow(lines, trade)] }
}

/** The sum says when it is not of all lines. */
function weightRow(lines: readonly OrderLine[], trade: LineTrade): string[][] {
  const weights = lines.flatMap(({ goodsId, count }) => {
    const grams = trade.get(goodsId)?.weightGrams
    return grams ? [grams * count] : []
  })
  if (weights.length === 0) return []
  const of = weights.length === lines.length ? 'All lines' : `${weights.length} of ${lines.length} lines`
  return [['', of, '', '', '', '', '', shipmentWeight(weights.reduce((sum, grams) => sum + grams, 0))]]
}

/** Of many pieces: three digits are enough. */
const shipmentWeight = (grams: number): string =>
  grams < 1000 ? weightText(Number(grams.toPrecision(3))) : `${Number((grams / 1000).toPrecision(3))} kg`

/** Printed on labels, needed to trace a part back and to declare it. */
export function traceText({ goodsId }: OrderLine, trade: LineTrade): string {
  const known = trade.get(goodsId)
  return [
    known?.series && `Series ${known.series}`,
    known?.dateCode && `Date code ${known.dateCode}`,
    known?.lot && `Lot ${known.lot}`,
    known?.reach && `REACH: ${known.reach}`,
  ]
    .filter(Boolean)
    .join(', ')
}
