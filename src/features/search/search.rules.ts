/** The upper bound of a prefix in byte order: everything that starts with "RC06" is >= "RC06" and < "RC07". */
export function prefixEnd(prefix: string): string {
  const points = [...prefix]
  while (points.length > 0) {
    const last = points.pop()?.codePointAt(0) ?? 0
    // The surrogate gap holds no characters; the last code point has no successor.
    if (last < 0x10ffff) return [...points, String.fromCodePoint(last === 0xd7ff ? 0xe000 : last + 1)].join('')
  }
  return '\u{10ffff}'
}

/**
 * Whether a text can be searched inside numbers. The trigram index needs three letters or digits in a row; without them all of
 * it would be read.
 */
export const canBeContained = (norm: string): boolean => /[A-Z0-9]{3}/.test(norm)

/** A prefix of this length is not searched inside other numbers. */
const LONG_PREFIX = 8

/** With this many prefix matches, substring matches are not searched. */
export const ENOUGH_PREFIX_MATCHES = 1000

/** Whatever its words may mean, also with a space in it: SG-8018CA 76.30. `prefixCount` is how many known numbers begin with it. */
export const isLongPrefix = (norm: string, prefixCount: number): boolean =>
  prefixCount > 0 && norm.length >= LONG_PREFIX && /\d/.test(norm)

/** `prefixCount` is how many known numbers begin with it. */
export const isSoughtInside = (norm: string, prefixCount: number): boolean =>
  canBeContained(norm) && prefixCount < (norm.length >= LONG_PREFIX ? 1 : ENOUGH_PREFIX_MATCHES)

/** Splits a number into halves: with one typo the other half is right. Too short halves match everything. */
export const MIN_HALF_LENGTH = 3

export const halvesOf = (norm: string): { head: string; tail: string } | undefined => {
  const middle = Math.floor(norm.length / 2)
  return middle < MIN_HALF_LENGTH ? undefined : { head: norm.slice(0, middle), tail: norm.slice(-middle) }
}

/** One error in a short number, two in a long one. */
export const errorsAllowed = (norm: string): number => (norm.length < 8 ? 1 : 2)

/** Of shorter ones, and of short words, nearly everything is one typo away; longer numbers have too many variants. */
const MIN_TYPO_LENGTH = 4
const MAX_TYPO_LENGTH = 40
const KEYS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.']

/**
 * Every number that one typo would turn into this one: a wrong, a missing, a needless character, or two
 * swapped, between the given places. They are looked up exactly, so the time does not depend on the size of the catalogue.
 */
export function listOneTypoAway(norm: string, from = 0, to = norm.length): string[] {
  if (norm.length < MIN_TYPO_LENGTH || norm.length > MAX_TYPO_LENGTH) return []
  const isShort = norm.length === MIN_TYPO_LENGTH
  if (isShort && !(/\d/.test(norm) && /[A-Z]/.test(norm))) return []
  const typos = new Set<string>()
  for (let place = from; place <= Math.min(to, norm.length); place += 1) {
    const [before, here, after] = [norm.slice(0, place), norm.slice(place, place + 1), norm.slice(place + 1)]
    for (const key of KEYS) {
      typos.add(before + key + here + after)
      if (here) typos.add(before + key + after)
    }
    if (here && !isShort) typos.add(before + after)
    if (after) typos.add(before + after.slice(0, 1) + here + after.slice(1))
  }
  typos.delete(norm)
  return [...typos]
}

/** The numbers with one more character. */
export const listOneMore = (norm: string, place: 'before' | 'after'): string[] =>
  KEYS.map((key) => (place === 'before' ? key + norm : norm + key))

/** Look-alike characters, often confused at every place of a number: 2N7OO2 for 2N7002. */
const CONFUSED: ReadonlyArray<[string, string]> = [
  ['O', '0'],
  ['0', 'O'],
  ['I', '1'],
  ['1', 'I'],
]

/** The numbers with every O read as 0, every 0 as O, and so on. One wrong place is among the typos already. */
export const listLookalikes = (norm: string): string[] =>
  CONFUSED.filter(([wrong]) => norm.split(wrong).length > 2).map(([wrong, right]) => norm.replaceAll(wrong, right))

/** As many of a kind can be chosen. */
export const MAX_CHOSEN_IDS = 50
