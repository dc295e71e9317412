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

/** A number that is contained elsewhere says little when it is short, and trigrams need three characters. */
export const SHORTEST_CONTAINED = 3

/** Where a typing error may be: a wrong half leaves the other half right. Too short halves match everything. */
export const SHORTEST_HALF = 3

export const halvesOf = (norm: string): { head: string; tail: string } | undefined => {
  const middle = Math.floor(norm.length / 2)
  return middle < SHORTEST_HALF ? undefined : { head: norm.slice(0, middle), tail: norm.slice(-middle) }
}

/** One error in a short number, two in a long one. */
export const errorsAllowed = (norm: string): number => (norm.length < 8 ? 1 : 2)

/** For `like`: the signs that mean something there are plain characters here. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&')
