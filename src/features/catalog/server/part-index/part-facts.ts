import { isDiscontinued } from '../../availability.rules.ts'
import type { Columns, Part } from '../../index/part-index.types.ts'
import { stemsOf } from '../../index/words.ts'
import { priceBandOf } from '../../prices/price-bands.rules.ts'
import type { PartRow } from './part-index.queries.ts'

const MAX_KNOWN = 100_000
/** A text that is made anew is compared character by character: a build took a tenth longer. */
const wordFacts = new Map<string, string>()

function wordFact(stem: string): string {
  const before = wordFacts.get(stem)
  if (before) return before
  const own = `word:${stem}`
  if (wordFacts.size >= MAX_KNOWN) wordFacts.clear()
  wordFacts.set(stem, own)
  return own
}

/** What parts are found by. Values are in a group for each parameter, `p31`, so that each has a facet of its own. */
export const fact = {
  category: (id: number) => `category:${id}`,
  brand: (id: number) => `brand:${id}`,
  package: (id: number) => `package:${id}`,
  lifecycle: (id: number) => `lifecycle:${id}`,
  rohs: 'rohs:yes',
  discontinued: 'discontinued:yes',
  /** A range of prices. */
  priceBand: (band: number) => `priceBand:${band}`,
  value: (attributeId: number, valueId: number) => `${valueGroup(attributeId)}:${valueId}`,
  /** A stem of the description. */
  word: wordFact,
}

export const valueGroup = (attributeId: number) => `p${attributeId}`

/** The number in a fact: of a category, a maker, a value. */
export const idOf = (text: string): number => Number(text.slice(text.indexOf(':') + 1))

export const COLUMNS = ['stock', 'popularity', 'price', 'highestPrice'] as const

/** More than any popularity. */
const IN_STOCK = 2 ** 32

export const rankOf = ({ stock, popularity }: Columns): number =>
  (stock !== null && stock !== undefined && stock > 0 ? IN_STOCK : 0) + (popularity ?? 0)

/** `factsOfValue` has the facts of a value that is part of the row. */
export const partOf = (row: PartRow, factsOfValue: (valueId: number) => readonly string[]): Part => ({
  id: row.goodsId,
  facts: [
    fact.category(row.categoryId),
    fact.brand(row.brandId),
    fact.package(row.packageId),
    ...(row.lifecycleId === null ? [] : [fact.lifecycle(row.lifecycleId)]),
    ...(isDiscontinued(row.lifecycle) ? [fact.discontinued] : []),
    ...(row.rohs ? [fact.rohs] : []),
    ...priceBands(row),
    ...row.valueIds.flatMap(factsOfValue),
    ...stemsOf(row.description).map(fact.word),
  ],
  columns: { stock: row.stock, popularity: row.popularity, price: row.price, highestPrice: row.highestPrice },
})

function priceBands({ currency, ownPrice }: PartRow): string[] {
  const band = ownPrice === null ? undefined : priceBandOf(currency, ownPrice)
  return band === undefined ? [] : [fact.priceBand(band)]
}
