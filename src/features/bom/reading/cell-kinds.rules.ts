/** Classifies a cell by its content, for columns without a clear heading. */

const UNEVEN = /\s\s|[^\S ]/

/** Line ends, no-break spaces and doubled spaces become one space. */
export const onOneLine = (text: string): string => (UNEVEN.test(text) ? text.replace(/\s+/g, ' ') : text).trim()

const PLACEHOLDER =
  /^(?:any|n\/?a|n\.a\.?|#n\/a|none|null|nil|tbd|tba|generic|unknown|various|not (?:specified|applicable|available)|[-–—~?*._/\s]+)$/i

/** Placeholder for an empty cell: `ANY`, `N/A`, `-`, `~`. */
export const isPlaceholder = (text: string): boolean => text === '' || PLACEHOLDER.test(text)

const WHOLE_NUMBER = /^\d{1,7}$/
export const isWholeNumber = (text: string): boolean => WHOLE_NUMBER.test(text)

// One letter, or one of the longer signs for a kind of part: LM358 and RP2040 are none.
const KIND =
  '(?:[A-Z]|ANT|BAT|BT|BR|BZ|CN|CON|CR|DS|FB|FD|FID|FL|HD|HDR|IC|JP|LD|LED|LS|MK|MP|OSC|PS|RN|RT|RV|SJ|SP|SW|TB|TH|TP|TR|VD|VR|VT|XTAL)'
const REFERENCE = new RegExp(`^${KIND}\\d{1,4}[A-Z]?(?:(?:[-–~～〜]|\\.\\.|->)(?:${KIND})?\\d{1,4})?$`, 'i')
const REFERENCE_SEPARATORS = /[,;\s，；、]+/

/** `C1`, `R1, R2`, `D1-D90`: at least the first two of a list are references. */
export function looksLikeReferences(text: string): boolean {
  const parts = text.split(REFERENCE_SEPARATORS, 4).filter((part) => part !== '')
  return parts.length > 0 && parts.slice(0, 2).every((part) => REFERENCE.test(part))
}

// A number with a unit or a multiplier: 100nF, 4k7, 10uF/16V, 0.1u, 12.288 MHz, 1%
const VALUE =
  /^[±<>~]?\d+(?:[.,]\d+)?(?:\s*(?:[pnuµμmkMGRΩ%VAWFHJ]|ohms?|[pnuµμmkMG]?(?:F|H|Hz|V|A|W|Ω|ohms?|R|dB|bit|pin|pos|mm|mAh))\d*)?(?:$|[\s/,@])/i

export const looksLikeValue = (text: string): boolean => VALUE.test(text)

const CHIP_SIZE = '(?:0?201|0?402|0?603|0?805|1206|1210|1812|2010|2220|2512)'
// C_0402, R0603, CAP_0805, C-EUC0402: housings with a letter for the kind of part
const FOOTPRINT = new RegExp(`^(?:[A-Z]{1,12}[-_])?(?:[CRLD]_?)?${CHIP_SIZE}(?:$|[_-])|[A-Z_]${CHIP_SIZE}[A-Z]?$`, 'i')
// Of a number of a maker: one word or few, letters and digits, the signs makers use.
const MODEL = /^[A-Z\d][A-Z\d\-./,+#()=*Ω ]{3,59}$/i

/** Letters and digits together, as in `LM358DR`; not a value, a reference, a housing or a sentence. */
export function looksLikeModel(text: string): boolean {
  if (!MODEL.test(text) || !/\d/.test(text) || text.split(' ').length > 4) return false
  if (!/[a-z]/i.test(text)) return /^[\d-]{6,}$/.test(text)
  return (
    !looksLikeValue(text) && !looksLikeReferences(text) && !FOOTPRINT.test(text) && !/[a-z]{4,} [a-z]{3,}/.test(text)
  )
}

const SKUS: readonly RegExp[] = [
  /-ND$/, // DigiKey: 296-1893-5-ND
  /^C\d{2,9}$/, // LCSC: C14663
  /^\d{2,3}-(?:\d*[A-Z][A-Z\d/+.#-]*|\d[\d-]{6,})$/, // Mouser: 512-FXMA108BQX, 538-47346-0001
  /^\d{3,4}-\d{4}$/, // RS: 669-4645
]

/** The number of a distributor, not of the maker. */
export const looksLikeSku = (text: string): boolean => SKUS.some((sku) => sku.test(text))
