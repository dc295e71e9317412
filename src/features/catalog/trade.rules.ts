import type { TradeData } from './trade-data.schema.ts'

/** Trade data that categories can be filtered by: parameters of the part as well, by their codes. */
export const TRADE_PARAMETERS = {
  eccn: 'eccn',
  originCountry: 'origin_country',
  msl: 'msl',
  reach: 'reach',
} as const satisfies Record<string, string>

export const TRADE_CODES: readonly string[] = Object.keys(TRADE_PARAMETERS)

export interface TradeFact {
  name: string
  value: string
}

/** 0.0021 g is written in milligrams. */
export const weightText = (grams: number): string =>
  grams < 0.1 ? `${Number((grams * 1000).toPrecision(3))} mg` : `${grams} g`

/** Trade data as rows of a list; what is not known has no row. */
export function tradeFacts(trade: TradeData | null): TradeFact[] {
  if (!trade) return []
  const rows: Array<[name: string, value: string | null]> = [
    ['ECCN', trade.eccn],
    ['HTS code', trade.hts],
    ['Country of origin', trade.originCountry],
    ['REACH', trade.reach],
    ['Moisture sensitivity level', trade.msl],
    ['Unit weight', trade.weightGrams === null ? null : weightText(trade.weightGrams)],
    ['Series', trade.series],
    ['Date code', trade.dateCode],
    ['Lot', trade.lot],
    ['Non-cancellable, non-returnable', trade.isNonCancellable ? 'Yes' : null],
  ]
  return rows.flatMap(([name, value]) => (value === null ? [] : [{ name, value }]))
}
