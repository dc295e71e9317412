/** Quantities as people write them. */

const WITH_UNIT =
  /^(?:x|×)?\s*(\d+(?:[.,]\d+)?(?:e\+?\d+)?)\s*(?:x|×|pcs?|pieces?|ea|each|units?|off|stk|st|stück|nos?)?\.?$/i
const THOUSANDS = /^\d{1,3}(?:[,'’\s]\d{3})+$|^\d{1,3}(?:\.\d{3}){2,}$/
/** A German thousand, but for 1.000, which some programs write for 1. */
const POINTED_THOUSAND = /^[1-9]\d{0,2}\.(?!000)\d{3}$/

export const MAX_PIECES = 1_000_000

/** Whole pieces: a part of one counts as one. Undefined for what is no quantity. */
export function readQuantity(text: string): number | undefined {
  const bare = text.replace(/^'/, '').trim()
  const number =
    THOUSANDS.test(bare) || POINTED_THOUSAND.test(bare) ? bare.replace(/\D/g, '') : WITH_UNIT.exec(bare)?.[1]
  if (number === undefined) return undefined
  const count = Math.ceil(Number(number.replace(',', '.')))
  return count <= MAX_PIECES ? count : undefined
}
