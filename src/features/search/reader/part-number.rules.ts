import { normaliseModel } from '#shared/mpn.ts'

const MIN_NUMBER_LENGTH = 4

/** Letters and digits together, or many digits: a part number rather than a word. */
export function looksLikeNumber(text: string): boolean {
  const norm = normaliseModel(text)
  if (norm.length < MIN_NUMBER_LENGTH || !/^[\x20-\x7e]+$/.test(norm)) return false
  return /\d/.test(norm) && (/[A-Z]/.test(norm) || norm.length >= 6 || /\d-\d/.test(text))
}

/** Of a shorter one nearly everything is one typo away. */
export const looksLikeWholeNumber = (text: string): boolean =>
  looksLikeNumber(text) && /[a-z]/i.test(text) && text.length >= 5

const isDigit = (character: string | undefined): boolean => character !== undefined && /\d/.test(character)

/** Whether a number holds another as its core: SN74HC4051DE4 is a 74HC4051, but C4AQLBW5500A3JK is no W5500. */
export function hasCore(model: string, core: string): boolean {
  const [whole, norm] = [normaliseModel(model), normaliseModel(core)]
  const at = whole.indexOf(norm)
  return at === 0 || (at > 0 && isDigit(whole[at - 1]) !== isDigit(norm[0]))
}

const JEDEC = /^[1-4]N$/i

/**
 * A number with a space behind its series: "tl 431", "2n 2222". Its digits alone are a value, too, so this only counts
 * where numbers of the store begin so. `unread`: words without a meaning.
 */
export function isSpacedNumber(text: string, unread: readonly string[]): boolean {
  const [series = '', digits = '', ...more] = text.split(/\s+/)
  const isSeries = JEDEC.test(series) || (/^[a-z]{2,4}$/i.test(series) && unread.includes(series))
  return more.length === 0 && isSeries && /^\d{2,}[a-z]{0,3}$/i.test(digits)
}

/** Surrounding characters: quotes, brackets, bullets, a comma at the end. */
export const unwrap = (text: string): string =>
  text.replace(/^[\s"'“”‘’«»„*•·|<>[\]{}:;,=]+|[\s"'“”‘’«»„*•|<>[\]{}:;,=!?]+$/g, '').replace(/^\(([^()]*)\)$/, '$1')

/** Removes prefixes and suffixes of distributors; the unchanged number comes first when there are none. */
export function withoutSupplierMarks(text: string): string[] {
  const mouser = /^\d{2,3}-(.{5,})$/.exec(text)?.[1]
  const digikey = /^(.{4,}?)-ND$/i.exec(text)?.[1]
  const bare = digikey?.replace(/(?:CT|TR|DKR)$/i, '')
  // Two letters for the maker before the packing: BSS138LT1GOSCT-ND is BSS138LT1G of onsemi.
  const ofMaker = /^(.{4,})[A-Z]{2}(?:CT|TR|DKR)$/i.exec(digikey ?? '')?.[1]
  return [mouser, digikey, bare, ofMaker].filter((one): one is string => one !== undefined)
}

/** Distributors' own numbers, without the maker's number. */
export function findForeignNumber(text: string): string | undefined {
  const [, lcsc] = /(?:^|[\s#:])(C\d{3,8})(?=$|\s|,)/i.exec(text) ?? []
  if (lcsc) return lcsc.toUpperCase()
  return /(?:^|\s)(\d{2,3}-[\d.]+[A-Z]*-?\d*(?:-\d)?-ND)(?=$|\s)/i.exec(text)?.[1]
}
