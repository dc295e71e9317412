import { EVERY_CURRENCY } from '../columns/currency-words.rules.ts'

/** Reads prices as suppliers write them, exactly, without floating point. */

export interface Tier {
  count: number
  /** In ten-thousandths of the currency. */
  price: number
}

export interface ReadPrice {
  /** In ten-thousandths. */
  price: number
  rounded: boolean
}

const MONEY = /^[-−]?(?:\d+|\d{1,3}(?:[ ,'’.\u00a0\u202f]\d{3})+)(?:[.,]\d+)?(?:e[-+]?\d{1,2})?$/i
/** "0,52 € HT", "1.20 / pc". */
const AFTER_PRICE =
  /\s*(?:\/\s*(?:pcs?|pce|piece|ea|each|unit|st(?:k|ck|ück)?)\.?|netto?|excl\.? (?:vat|tax)|h\.?t\.?|zzgl\.? mwst\.?)$/i
/** "12,-" and "12.--". */
const NO_CENTS = /(?<=\d)[.,][-–—]{1,2}$/
const ON_REQUEST =
  /^(?:[-–—]+|n\/?a|call(?: (?:us|for (?:price|pricing|quote)))?|ask(?: for (?:price|quote))?|rfq|(?:price )?(?:up)?on (?:request|application)|p\.?o\.?[ar]\.?|request(?: (?:a )?(?:quote|price))?|contact us|quote|tb[dac]|(?:preis )?(?:auf )?anfrage|(?:prix )?sur demande|(?:nous )?consulter|consultar|(?:precio )?a consultar|su richiesta|op aanvraag|na zapytanie|sob consulta|面议|询价|电询)$/i
/** At most 9 digits before the point, so that ten-thousandths stay exact. */
const MAX_WHOLE_DIGITS = 9
export const PLACES = 4

/** A price in ten-thousandths, rounded half up; an error message; or undefined for an empty cell. */
export function readPrice(text: string): ReadPrice | string | undefined {
  if (text === '') return undefined
  const plain = readPlain(text)
  if (plain !== undefined) return { price: plain, rounded: false }
  const bare = text.replace(EVERY_CURRENCY, '').trim().replace(AFTER_PRICE, '').replace(NO_CENTS, '')
  if (bare === '' || ON_REQUEST.test(bare)) return undefined
  if (!MONEY.test(bare)) return `"${text.slice(0, 40)}" is not a price.`
  if (/^[-−]/.test(bare)) return `The price ${text.slice(0, 40)} is negative.`
  const written = /e/i.test(bare) ? Number(bare.replace(',', '.')).toFixed(10) : bare
  const [whole = '', decimals = ''] = splitAtPoint(written)
  if (whole.length > MAX_WHOLE_DIGITS) return `The price ${text.slice(0, 40)} is too large.`
  const kept = Number(whole + decimals.slice(0, PLACES).padEnd(PLACES, '0'))
  const rest = decimals.slice(PLACES)
  const up = rest !== '' && rest.charCodeAt(0) >= 53 ? 1 : 0
  const price = kept + up
  const rounded = /[1-9]/.test(rest)
  // A price above zero must not be rounded to zero.
  return { price: price === 0 && rounded ? 1 : price, rounded }
}

/** Fast path for nearly all prices: up to nine digits, and a point with up to four decimals. Undefined for others. */
function readPlain(text: string): number | undefined {
  let value = 0
  let point = -1
  for (let i = 0; i < text.length; i += 1) {
    const digit = text.charCodeAt(i) - 48
    if (digit >= 0 && digit <= 9) value = value * 10 + digit
    else if (digit === -2 && point < 0) point = i
    else return undefined
  }
  const whole = point < 0 ? text.length : point
  const decimals = point < 0 ? 0 : text.length - point - 1
  if (whole < 1 || whole > MAX_WHOLE_DIGITS || decimals > PLACES || (point >= 0 && decimals === 0)) return undefined
  return value * (SCALES[decimals] ?? 1)
}
const SCALES = [10_000, 1000, 100, 10, 1]

/** 1,234.56 and 1.234,56 and 1 234: of two different separators the last is the decimal one; a single comma before three digits groups thousands. */
function splitAtPoint(text: string): [whole: string, decimals: string] {
  const bare = text.replace(/[\s'’\u00a0\u202f]/g, '')
  const last = Math.max(bare.lastIndexOf('.'), bare.lastIndexOf(','))
  if (last < 0) return [bare.replace(/^0+(?=\d)/, ''), '']
  const sign = bare.charAt(last)
  const other = sign === '.' ? ',' : '.'
  const times = bare.split(sign).length - 1
  const isThousands = times > 1 || (sign === ',' && !bare.includes(other) && /^[1-9]\d{0,2},\d{3}$/.test(bare))
  const digits = (part: string) => part.replace(/\D/g, '').replace(/^0+(?=\d)/, '')
  return isThousands ? [digits(bare), ''] : [digits(bare.slice(0, last)) || '0', bare.slice(last + 1)]
}

/** Ten-thousandths as a decimal text for the database. */
export function writePrice(price: number): string {
  const fraction = price % 10_000
  return fraction === 0
    ? String(price / 10_000)
    : `${(price - fraction) / 10_000}.${String(10_000 + fraction).slice(1)}`
}

const BETWEEN_TIERS = /\s*[;|\n]\s*/
const PLAIN_TIERS = /^\d{1,9}:\d[\d.]*(?::\d[\d.]*)?(?:;|$)/
const PLAIN_TIER = /^(\d{1,9}):(\d[\d.]*)(?::(\d[\d.]*))?$/
const COUNT_AND_PRICE = /^\s*(\d{1,9})\s*\+?\s*(?:pcs?)?\s*[:=@]\s*([^:]+?)(?:\s*:\s*([^:]+?))?\s*$/

export const looksLikeTiers = (text: string): boolean =>
  text !== '' &&
  (text.includes(':') || text.includes('=') || text.includes('@')) &&
  (PLAIN_TIERS.test(text) || COUNT_AND_PRICE.test(text.split(BETWEEN_TIERS, 1)[0] ?? ''))

interface WrittenTier {
  count: number
  price: string
  activity: string
}

/** "1:0.10;10:0.08", a third number is the promotional price: "1:0.10:0.09". */
export function readTierList(text: string): WrittenTier[] | string {
  const tiers: WrittenTier[] = []
  for (const part of text.includes('|') || text.includes('\n') ? text.split(BETWEEN_TIERS) : text.split(';')) {
    const tier = readTier(part)
    if (!tier) {
      if (part.trim() === '') continue
      return `"${part.slice(0, 40)}" is not a price tier such as 10:0.08.`
    }
    tiers.push(tier)
  }
  return tiers
}

function readTier(part: string): WrittenTier | undefined {
  const [, count, price = '', activity = ''] = PLAIN_TIER.exec(part) ?? COUNT_AND_PRICE.exec(part) ?? []
  return count ? { count: Number(count), price, activity } : undefined
}

/** What is wrong with tiers that a person enters: they must be in order, and prices must fall with the quantity. */
export function checkTiers(tiers: readonly Tier[]): string | undefined {
  for (let i = 0; i < tiers.length; i += 1) {
    const [before, tier] = [tiers[i - 1], tiers[i]]
    if (!tier) continue
    if (tier.count < 1) return 'A price tier begins below 1 piece.'
    if (before && tier.count === before.count) return `There are two prices for ${tier.count} pieces.`
    if (before && tier.count < before.count) return 'The price tiers are out of order.'
    if (before && tier.price > before.price)
      return `The price tiers are out of order: a piece costs more from ${tier.count} than from ${before.count}.`
  }
  return undefined
}

/**
 * Tiers of a list, sorted, with notes about what was corrected or looks wrong. An error message when it is open which of
 * two prices is meant.
 */
export function tidyTiers<T extends Tier>(written: readonly T[]): { tiers: T[]; notes: string[] } | string {
  if (checkTiers(written) === undefined) return { tiers: [...written], notes: [] } // nearly all lists are so already
  const notes: string[] = []
  if (written.some(({ count }) => count < 1))
    notes.push('A price from 0 pieces was imported as the price from 1 piece.')
  const sorted = written.map((tier) => (tier.count < 1 ? { ...tier, count: 1 } : tier))
  if (sorted.some(({ count }, place) => count < (sorted[place - 1]?.count ?? 0)))
    notes.push('The price tiers were not in the order of their quantities and were sorted.')
  sorted.sort((a, b) => a.count - b.count)
  const tiers: T[] = []
  for (const tier of sorted) {
    const before = tiers.at(-1)
    if (before?.count === tier.count) {
      const prices = `${writePrice(before.price)} and ${writePrice(tier.price)}`
      if (before.price !== tier.price) return `There are two prices for ${tier.count} pieces: ${prices}.`
      notes.push(`The price for ${tier.count} pieces is given twice and was imported once.`)
      continue
    }
    if (before && tier.price > before.price)
      notes.push(
        `A piece costs more from ${tier.count} (${writePrice(tier.price)}) than from ${before.count} (${writePrice(before.price)}). The prices were imported as written: please check them.`,
      )
    tiers.push(tier)
  }
  return { tiers, notes }
}

/** Tiers as an order of at least `minimum` pieces sees them. */
export function fromMinimum<T extends Tier>(tiers: T[], minimum: number): T[] {
  if (tiers[0]?.count === minimum) return tiers // nearly all lists are so already
  const below = tiers.filter((tier) => tier.count <= minimum).at(-1)
  const above = tiers.filter((tier) => tier.count > minimum)
  return below ? [{ ...below, count: minimum }, ...above] : above
}
