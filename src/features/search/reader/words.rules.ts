const DIACRITICS = /\p{M}+/gu
/** Scripts that are written without spaces: every character is a word of its own. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u
/** The plus of Cortex-M0+ tells it from another one. */
const WORD =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]|[\p{L}\p{N}]+(?:[.,]\p{N}+)*[\p{L}\p{N}]*(?:(?<=\p{L}\d)\+(?![\p{L}\p{N}]))?/gu

/** A number and its unit are one word, however they are written: 2.4 GHz, 16-bit. */
const APART = /(\d)[\s-]+(?=(?:[kmg]?(?:hz|bit|v|w|a|f|h|ohm)|mm|mil|kv|inch)(?![\p{L}\p{N}]))/gu

/** Sizes are one word, too: 6 × 6 mm is 6x6mm. */
const TIMES = /(\d)\s*[x×*]\s*(?=\d)/gu

/** Names and queries are compared in this form: lower case, no accents, singular. */
export const wordsOf = (text: string): string[] =>
  (
    text
      .normalize('NFKD')
      .replace(DIACRITICS, '')
      .toLowerCase()
      .replace(APART, '$1')
      .replace(TIMES, '$1x')
      .match(WORD) ?? []
  ).map(singular)

export const isUnspaced = (text: string): boolean => UNSPACED.test(text)

/** Simple English singular; it need not be a word, as both sides use it. */
function singular(word: string): string {
  if (word.length < 4 || /\d/.test(word) || !word.endsWith('s') || /(ss|us|is)$/.test(word)) return word
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
  return /(ch|sh|x|z)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1)
}

/**
 * How many typos lead from one text to the other: a wrong, a missing, a needless character, or two
 * neighbours swapped. Above `most` it only says that it is more.
 */
export function typosBetween(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1
  let beforeLast: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, column) => column)
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row]
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1]
      const isSwapped =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      current[column] = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (beforeLast[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    if (Math.min(...current) > most) return most + 1
    beforeLast = last
    last = current
  }
  return last[other.length] ?? 0
}
