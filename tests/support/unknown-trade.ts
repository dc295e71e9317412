import { TradeData } from '#features/catalog/trade-data.schema.ts'

/** Trade data of which nothing is known. Made from the schema, so that a new field needs no change in the tests. */
export const UNKNOWN_TRADE = Object.fromEntries(Object.keys(TradeData.shape).map((name) => [name, null])) as TradeData // every field may be null
