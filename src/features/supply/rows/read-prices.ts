import { currencyIn, notSoldIn } from '../columns/currency-words.rules.ts'
import type { Meaning } from '../columns/map-columns.rules.ts'
import { checkTiers, fromMinimum, looksLikeTiers, readPrice, readTierList, tidyTiers } from './prices.rules.ts'
import type { RowTier } from './supply-row.ts'
import { cleanCell, readPieces } from './values.rules.ts'

export interface RowPrices {
  currency: string
  /** Empty: price on request. */
  tiers: RowTier[]
  minimum: number | undefined
  notes: string[]
}

const PLAIN = /^[\d.,]*$/

interface Written {
  count: number | undefined
  price: string
  activity: string
}

interface PriceOptions {
  currency: string
  currencies: ReadonlySet<string>
  /** Of a form: tiers that look wrong are refused, not noted. */
  strict?: boolean
}

/** All columns about prices of a line become its tiers in one currency. */
export class PriceReader {
  readonly #options: PriceOptions
  /** Columns with a price or tiers, by the currency their heading names. */
  readonly #prices: Array<{ column: number; currency: string }> = []
  readonly #activity: number | undefined
  readonly #tiers: Array<{ column: number; count: number; currency: string }> = []
  readonly #breaks: Array<{ count: number; price: number }> = []

  constructor(meanings: readonly Meaning[], options: PriceOptions) {
    this.#options = options
    const counts = new Map<number, number>()
    for (const [column, meaning] of meanings.entries()) {
      if (meaning.to === 'tierPrice') this.#tiers.push({ column, count: meaning.count, currency: meaning.currency })
      if (meaning.to === 'breakCount') counts.set(meaning.index, column)
      if (meaning.to === 'field' && meaning.field === 'price')
        this.#prices.push({ column, currency: currencyIn(meaning.hint, options.currencies) })
      if (meaning.to === 'field' && meaning.field === 'activityPrice') this.#activity = column
    }
    for (const [column, meaning] of meanings.entries()) {
      const count = meaning.to === 'breakPrice' ? counts.get(meaning.index) : undefined
      if (count !== undefined) this.#breaks.push({ count, price: column })
    }
    this.#tiers.sort((a, b) => a.count - b.count)
  }

  get hasColumns(): boolean {
    return this.#prices.length + this.#tiers.length + this.#breaks.length > 0
  }

  /** Undefined when the line has no price columns. */
  read(cells: readonly string[], currencyCell: string, minimum: number | undefined): RowPrices | string | undefined {
    if (!this.hasColumns) return undefined
    const at = (column: number | undefined) => (column === undefined ? '' : cleanCell(cells[column] ?? ''))
    const chosen = this.#chooseCurrency(at, currencyCell)
    if (typeof chosen === 'string' && chosen.includes(' ')) return chosen
    const written = this.#collect(at, chosen)
    if (typeof written === 'string') return written
    if (written.length === 0) return undefined
    return this.#build(written, chosen, minimum)
  }

  /** The currency of the line, else of the first column with a price, else of the source. An error message for an unsupported one. */
  #chooseCurrency(at: (column: number) => string, cell: string): string {
    const named = cell === '' ? '' : currencyIn(cell, this.#options.currencies) || cell.toUpperCase()
    if (this.#options.currencies.has(named)) return named
    const columns = [...this.#prices, ...this.#tiers].filter(({ column }) => at(column) !== '')
    const fromHeading = columns.map(({ currency }) => currency).filter((currency) => currency !== '')
    const fromCell = columns
      .map(({ column }) => currencyIn(at(column), this.#options.currencies))
      .find((currency) => currency !== '')
    const currency =
      named ||
      fromHeading.find((one) => one === this.#options.currency) ||
      fromHeading[0] ||
      fromCell ||
      this.#options.currency
    return this.#options.currencies.has(currency) ? currency : notSoldIn(currency, this.#options.currencies)
  }

  #collect(at: (column: number | undefined) => string, currency: string): Written[] | string {
    const fits = (own: string) => own === '' || own === currency
    const written: Written[] = []
    for (const { column, currency: own } of this.#prices) {
      const text = at(column)
      // Of two columns with prices the first counts.
      if (text === '' || !fits(own) || written.length > 0) continue
      if (!looksLikeTiers(text)) {
        written.push({
          count: undefined,
          price: text,
          activity: looksLikeTiers(at(this.#activity)) ? '' : at(this.#activity),
        })
        continue
      }
      const list = readTierList(text)
      if (typeof list === 'string') return list
      written.push(...list)
    }
    for (const { column, count, currency: own } of this.#tiers)
      if (at(column) !== '' && fits(own)) written.push({ count, price: at(column), activity: '' })
    for (const { count, price } of this.#breaks) {
      // Unused tiers are often filled with zeros.
      if (at(price) === '' || /^0+(?:[.,]0+)?$/.test(at(price))) continue
      const from = readPieces(at(count))
      if (typeof from === 'string') return `The quantity of a price is wrong: ${from}`
      written.push({ count: from, price: at(price), activity: '' })
    }
    return this.#addActivity(written, at(this.#activity))
  }

  #addActivity(written: Written[], text: string): Written[] | string {
    if (!looksLikeTiers(text)) return written
    const list = readTierList(text)
    if (typeof list === 'string') return list
    for (const { count, price } of list) {
      const tier = written.find((one) => (one.count ?? 1) === count)
      if (!tier) return `There is a promotional price for ${count} pieces and no price.`
      tier.activity = price
    }
    return written
  }

  /** That of the sign of a price, when heading or line name another one. */
  #otherCurrency(price: string, currency: string): string | undefined {
    if (PLAIN.test(price)) return undefined
    const named = currencyIn(price, this.#options.currencies)
    return named === '' || named === currency ? undefined : named
  }

  #build(written: readonly Written[], currency: string, minimum: number | undefined): RowPrices | string {
    const tiers: RowTier[] = []
    let rounded = false
    for (const { count, price, activity } of written) {
      const other = this.#otherCurrency(price, currency)
      if (other) return `The price ${price.slice(0, 40)} is in ${other}, the line in ${currency}.`
      const read = readPrice(price)
      const promo = readPrice(activity)
      if (typeof read === 'string') return read
      if (typeof promo === 'string') return promo
      if (!read || read.price === 0) continue
      if (promo && promo.price > read.price) return 'A promotional price is above the price.'
      rounded ||= read.rounded || (promo?.rounded ?? false)
      // A single price beside tiers is ignored.
      if (count === undefined && written.length > 1) continue
      tiers.push({ count: count ?? minimum ?? 1, price: read.price, activity: promo?.price ?? 0 })
    }
    const tidy = this.#options.strict ? (checkTiers(tiers) ?? { tiers, notes: [] }) : tidyTiers(tiers)
    if (typeof tidy === 'string') return tidy
    const kept = minimum === undefined ? tidy.tiers : fromMinimum(tidy.tiers, minimum)
    const notes = rounded ? ['A price was rounded to four decimals.', ...tidy.notes] : tidy.notes
    return { currency, tiers: kept, minimum: kept[0]?.count ?? minimum, notes }
  }
}
