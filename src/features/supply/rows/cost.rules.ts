import { isCurrency } from '#shared/money/currencies.ts'
import { currencyIn } from '../columns/currency-words.rules.ts'
import { readPrice, writePrice } from './prices.rules.ts'

/** A cost may be finer than a price: a resistor on a reel costs less than a ten-thousandth. */
const PLAIN = /^\d{1,9}(?:\.\d{1,6})?$/

interface ReadCost {
  cost: string
  currency: string
}

/**
 * "0.12" or "0.8 CNY": what a piece costs the shop; a sentence for what is none, undefined for nothing. In any known
 * currency: a shop may buy in another one than it sells in.
 */
export function readCost(
  cell: string,
  otherwise: string,
  currencies?: ReadonlySet<string>,
): ReadCost | string | undefined {
  const digits = digitsIn(cell)
  if (typeof digits !== 'object') return digits && `The cost is wrong: ${digits}`
  const currency = currencyIn(cell, currencies) || otherwise
  return isCurrency(currency)
    ? { cost: digits.cost, currency }
    : `The cost is in ${currency}, which the store does not know.`
}

function digitsIn(cell: string): { cost: string } | string | undefined {
  const bare = cell.replace(/^\s*[A-Z]{3}\b|\b[A-Z]{3}\s*$/i, '').trim()
  if (PLAIN.test(bare)) return { cost: bare }
  const read = readPrice(cell)
  return typeof read === 'object' ? { cost: writePrice(read.price) } : read
}
