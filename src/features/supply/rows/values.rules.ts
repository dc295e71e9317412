import { DELISTED, UNKNOWN_LIFECYCLE } from '#features/catalog/availability.rules.ts'
import { readDisarmed } from '#shared/csv/csv.ts'

/** Small vocabularies of supplier lists: RoHS, lifecycles, countries, weights. */

const YES =
  /^(?:y|yes|true|1|x|ja|oui|si|(?:ro ?hs ?[23]? )?compliant(?: (?:by|with) exemptions?)?|ro ?hs ?[23]?|pass|lead[- ]?free|✓|✔)$/i
const NO = /^(?:n|no|false|0|nein|non|(?:ro ?hs )?(?:not|non)[- ]?compliant|(?:non|not)[- ]ro ?hs|fail|contains lead)$/i
const UNKNOWN =
  /^(?:[-–—?]|unknown|undefined|n\/?a|none|tbd|(?:ro ?hs )?exempt|not (?:known|stated|applicable|determined)|vendor undefined)$/i
/** "Lead free / RoHS Compliant": only what is said about RoHS counts. */
const ABOUT_LEAD = /^(?:lead[- ]?free|contains lead|not applicable|vendor undefined)\s*\/\s*/i

/** Whether a part complies with RoHS; undefined when the text leaves it open, or an error message. */
export function readRohs(text: string): boolean | undefined | string {
  const said = text.replace(ABOUT_LEAD, '')
  if (said === '' || UNKNOWN.test(said)) return undefined
  if (YES.test(said)) return true
  return NO.test(said) ? false : `"${text.slice(0, 40)}" is neither yes nor no.`
}

const LIFECYCLES: ReadonlyArray<readonly [name: string, words: RegExp]> = [
  ['NRND', /^(?:nrnd|not (?:recommended )?for new designs?|not recommended.*)$/i],
  ['Last time buy', /^(?:ltb|last time buy|last buy|eol announced|end of life announced|pcn.*)$/i],
  ['Obsolete', /^(?:obsolete|discontinued.*|eol|end of life|inactive|phased? ?out|abgekündigt)$/i],
  [DELISTED, /^(?:no longer in (?:our )?range|delisted)$/i],
  ['Active', /^(?:active|in production|production|current|new(?: product)?|preview|mass production|aktiv|released)$/i],
]

export function readLifecycle(text: string): string | undefined {
  if (text === '' || /^(?:-|unknown|n\/?a)$/i.test(text)) return undefined
  return LIFECYCLES.find(([, words]) => words.test(text))?.[0]
}

/** What staff choose: unlike a list, they can take it back. */
export const chooseLifecycle = (text: string): string | undefined =>
  text === UNKNOWN_LIFECYCLE ? UNKNOWN_LIFECYCLE : readLifecycle(text)

const GRAMS: Readonly<Record<string, number>> = {
  mg: 0.001,
  g: 1,
  gram: 1,
  grams: 1,
  kg: 1000,
  oz: 28.349523125,
  lb: 453.59237,
}

/** Grams of one piece, or an error message. The unit may be in the heading. */
export function readWeight(text: string, hint: string): number | string | undefined {
  if (text === '' || text === '-') return undefined
  const [, digits = '', unit = ''] = /^([\d.,]+(?:e-?\d+)?)\s*([a-z]*)$/i.exec(text) ?? []
  const grams = Number(digits.replace(',', '.')) * (GRAMS[(unit || hint || 'g').toLowerCase()] ?? Number.NaN)
  if (!Number.isFinite(grams)) return `"${text.slice(0, 40)}" is not a weight.`
  return grams > 0 ? Number(grams.toPrecision(6)) : 'The weight is zero.'
}

const OTHER_COUNTRY_NAMES: ReadonlyArray<readonly [name: string, code: string]> = [
  ['UK', 'GB'],
  ['USA', 'US'],
  ['P.R. CHINA', 'CN'],
  ['CHINA MAINLAND', 'CN'],
  ['SOUTH KOREA', 'KR'],
  ['KOREA', 'KR'],
  ['CZECH REPUBLIC', 'CZ'],
  ['TURKEY', 'TR'],
  ['HONG KONG', 'HK'],
]

let countryCodes: ReadonlyMap<string, string> | undefined
/** By code and by name. Made when first needed: it takes 40 ms, which every start of a process would wait for. */
function codesOfCountries(): ReadonlyMap<string, string> {
  if (countryCodes) return countryCodes
  const names = new Intl.DisplayNames(['en'], { type: 'region' })
  const codes = new Map<string, string>()
  for (let a = 65; a <= 90; a += 1)
    for (let b = 65; b <= 90; b += 1) {
      const code = String.fromCharCode(a, b)
      const name = names.of(code)
      if (name && name !== code && !/unknown|outlying|pseudo/i.test(name)) {
        codes.set(code, code)
        codes.set(name.toUpperCase(), code)
      }
    }
  for (const [name, code] of OTHER_COUNTRY_NAMES) codes.set(name, code)
  countryCodes = codes
  return codes
}

/** Two letters of a country, or an error message. */
export function readCountry(text: string): string | undefined | { code: string } {
  if (text === '' || /^(?:-|unknown|n\/?a|various|multiple)$/i.test(text)) return undefined
  const code = codesOfCountries().get(text.toUpperCase())
  return code ? { code } : `"${text.slice(0, 40)}" is not a country.`
}

/** Most counts. */
const DIGITS = /^\d{1,9}$/
const WHOLE = /^\d{1,3}(?:[ ,.'’]\d{3})+$|^\d{1,10}$/

/** 1k, 2.5 K */
const THOUSANDS = /^(\d{1,6})(?:[.,](\d{1,3}))?\s*k$/i
const SOLD_OUT =
  /^(?:out of stock|sold out|no stock|nicht (?:lieferbar|auf lager|vorrätig)|ausverkauft|(?:en )?rupture(?: de stock)?|épuisé|agotado|sin stock|esaurito|niet op voorraad|uitverkocht|brak|esgotado|缺货|无货)$/i

/** Whole pieces: 1,000 and 1000 and 1000.0 and 1k; or an error message. */
export function readPieces(text: string, most = 2_000_000_000): number | string {
  if (DIGITS.test(text) && Number(text) <= most) return Number(text)
  const bare = text
    .replace(
      /\s*(?:pcs?\.?|pieces|units|ea|st(?:c?k|ü?ck)?\.?|pièces|pz|szt\.?)$|\s*(?:in stock|available|auf lager|lagernd|verfügbar|en stock)$/gi,
      '',
    )
    .replace(/^in stock:?\s*(?=\d)/i, '')
    .replace(/^(?:[>+≥~≈]|ca\.?|approx\.?|about|circa|env\.?)\s*|\+$/gi, '')
    .replace(/(?<=\d)[\u00a0\u202f](?=\d{3})/g, ' ')
    .replace(/\.0+$|,0{1,2}$/, '')
    .trim()
  const [, thousands, part = ''] = THOUSANDS.exec(bare) ?? []
  if (thousands) return readPieces(thousands + part.padEnd(3, '0'), most)
  if (SOLD_OUT.test(bare)) return 0
  if (/^[-−]\d/.test(bare)) return `"${text.slice(0, 40)}" is negative.`
  if (!WHOLE.test(bare)) return `"${text.slice(0, 40)}" is not a number of pieces.`
  const count = Number(bare.replace(/\D/g, ''))
  return count <= most ? count : `"${text.slice(0, 40)}" is too large.`
}

const PACKINGS: ReadonlyArray<readonly [name: string, words: RegExp]> = [
  ['Tape & reel', /^(?:tape (?:&|and) reel.*|tr|t&r|reel|full reel|reels?)$/i],
  ['Cut tape', /^(?:cut tape.*|ct)$/i],
  ['Tube', /^(?:tube|rail|stick)$/i],
  ['Tray', /^tray$/i],
  ['Bulk', /^(?:bulk|loose)$/i],
  ['Box', /^(?:box|ammo(?: pack)?|carton)$/i],
  ['Bag', /^bag$/i],
]
export const readPacking = (text: string): string => PACKINGS.find(([, words]) => words.test(text))?.[0] ?? text

/** Whether spreadsheets would run the text as a formula. A number written as text (="0402") is not one. */
const FORMULA = /^=|^[+@-].*[(!|]/
const TEXT_FORMULA = /^=\s*"(.*)"$/s

export const isFormula = (cell: string): boolean =>
  FORMULA.test(cell) && !TEXT_FORMULA.test(cell) && !/^[+-]?\d/.test(cell)

/** Removes the marks that keep spreadsheets from converting a text. */
export const cleanCell = (cell: string): string => {
  const first = cell.charCodeAt(0)
  if (first === 61) return TEXT_FORMULA.exec(cell)?.[1] ?? cell
  return readDisarmed(first === 39 ? cell.replace(/^'(?=\d)/, '') : cell)
}
