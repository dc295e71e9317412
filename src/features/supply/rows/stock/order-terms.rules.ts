import { readPieces } from '../values.rules.ts'

const PACK =
  '(?:full )?(?:reels?|rollen?|trays?|tubes?|stangen?|bags?|beutel|box(?:es)?|packs?|packung(?:en)?|pkg|vpe|spq|bobines?|bobinas?|rotol[io])'
/** "1 Reel", "2 x VPE". */
const PACKS = new RegExp(`^(\\d{1,6})?\\s*x?\\s*${PACK}$`, 'i')
/** "3000/Reel", "3.000 pcs per reel". */
const PIECES_PER_PACK = new RegExp(
  `^(\\d[\\d.,' k]*?)\\s*(?:pcs?\\.?|pieces|stk\\.?|stück)?\\s*(?:/|per|pro|je)\\s*${PACK}$`,
  'i',
)
/** "Reel of 3000", "1 Rolle à 3.000 Stk.", "1 Reel (3000)". */
const PACK_OF = new RegExp(
  `^(\\d{1,6})?\\s*x?\\s*${PACK}\\s*(?:of|à|a|zu|mit|=|\\()\\s*(\\d[\\d.,' k]*?)\\s*(?:pcs?\\.?|pieces|stk\\.?|stück)?\\)?$`,
  'i',
)

/** Pieces of one pack, also as "3000/Reel"; an error message. */
export function readPackSize(text: string): number | string {
  const size = PIECES_PER_PACK.exec(text)?.[1] ?? PACK_OF.exec(text)?.[2]
  return readPieces(size ?? text)
}

/** Pieces of one pack, if the cell says so. */
export function knownPackSize(text: string): number | undefined {
  const size = readPackSize(text)
  return typeof size === 'number' && size > 0 ? size : undefined
}

/** Pieces of an order, also as "1 Reel" where the size of a pack is known; an error message. */
export function readOrderPieces(text: string, packSize: number | undefined): number | string {
  const [, count = '1', size] = PACK_OF.exec(text) ?? []
  if (size !== undefined) return times(count, readPieces(size))
  if (PIECES_PER_PACK.test(text)) return readPackSize(text)
  const packs = PACKS.exec(text)
  if (!packs) return readPieces(text)
  return packSize ? times(packs[1] ?? '1', packSize) : `"${text.slice(0, 40)}" does not say how many pieces that is.`
}

const times = (count: string, size: number | string): number | string =>
  typeof size === 'string' ? size : Math.max(1, Number(count)) * size

/** E, C and M of American lists: each, a hundred, a thousand. */
const UNITS: Readonly<Record<string, number>> = { e: 1, ea: 1, each: 1, c: 100, m: 1000, k: 1000 }

/** How many pieces a price is for: "100", "per 1000 pcs", "C"; an error message. */
export function readPriceUnit(text: string): number | string {
  const bare = text.replace(/^(?:per|pro|je|par|\/)\s*/i, '')
  const read = UNITS[bare.toLowerCase()] ?? readPieces(bare)
  if (typeof read === 'string') return `The price unit is wrong: ${read}`
  return read >= 1 && read <= 1_000_000 ? read : `The price unit is wrong: "${text.slice(0, 40)}".`
}

/** The price of one piece, in the same unit as the other; above zero it stays so. */
export const perPiece = (price: number, unit: number): number =>
  price === 0 ? 0 : Math.max(1, Math.floor((2 * price + unit) / (2 * unit)))

const WEEKS =
  /^(?:ca\.?|approx\.?|about)?\s*(?:\d{1,3}\s*(?:-|–|to|bis|à)\s*)?(\d{1,4})\s*\+?\s*(weeks?|wks?|w|wochen?|wo\.?|semaines?|sem\.?|semanas?|settimane?|weken|tygodni(?:e)?|days?|d|tagen?|t\.?|jours?|j\.?|días?|giorni|dagen|dni|months?|monaten?|mois|meses|mesi)?(?: aro)?$/i
const AT_ONCE = /^(?:(?:in|ex|ab|en) )?(?:stock|lager)$|^(?:sofort|immediate(?:ly)?|lagernd)$/i
const MAX_WEEKS = 520

/** Weeks of a lead time; of a range the longer one. An error message, or undefined for nothing. */
export function readLeadWeeks(text: string): number | string | undefined {
  if (/^(?:[-–—?]|n\/?a|tb[dac]|unknown|on request|auf anfrage|sur demande)$/i.test(text)) return undefined
  if (AT_ONCE.test(text)) return 0
  const [, count, unit = ''] = WEEKS.exec(text) ?? []
  if (!count) return `The lead time "${text.slice(0, 40)}" is not a number of weeks.`
  const weeks = Math.ceil(Number(count) * weeksOf(unit))
  return weeks > MAX_WEEKS ? 'The lead time is longer than ten years.' : weeks
}

function weeksOf(unit: string): number {
  if (/^mo|^me/i.test(unit)) return 30 / 7
  return /^(?:d|t\.?$|tag|j|g)/i.test(unit) ? 1 / 7 : 1
}
