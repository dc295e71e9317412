import { splitWords } from '#features/catalog/index/words.ts'

/** Scripts that are written without spaces: every character is a word of its own. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u
/** Names and queries are compared in this form: lower case, no accents, singular, simplified Chinese. */
export const wordsOf = (text: string): string[] => splitWords(text).map(singular)

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
  const [start, end] = sharedEnds(one, other)
  const [rows, columns] = [one.length - start - end, other.length - start - end]
  if (rows === 0 || columns === 0) return Math.max(rows, columns)
  let beforeLast: number[] = []
  let last = Array.from({ length: columns + 1 }, (_, column) => column)
  for (let row = 1; row <= rows; row += 1) {
    const [letter, before] = [one[start + row - 1], one[start + row - 2]]
    const current = new Array<number>(columns + 1).fill(most + 1)
    current[0] = row
    let least = row
    // Further away from the diagonal there are more typos than are counted.
    for (let column = Math.max(1, row - most); column <= Math.min(columns, row + most); column += 1) {
      const isSame = letter === other[start + column - 1]
      const isSwapped =
        row > 1 && column > 1 && letter === other[start + column - 2] && before === other[start + column - 1]
      const typos = Math.min(
        (last[column] ?? most) + 1,
        (current[column - 1] ?? most) + 1,
        (last[column - 1] ?? most) + (isSame ? 0 : 1),
        isSwapped ? (beforeLast[column - 2] ?? most) + 1 : most + 1,
      )
      current[column] = typos
      if (typos < least) least = typos
    }
    if (least > most) return most + 1
    beforeLast = last
    last = current
  }
  return last[columns] ?? 0
}

/** How many characters two texts have in common at the beginning and at the end: most numbers that are compared have many. */
function sharedEnds(one: string, other: string): [start: number, end: number] {
  const length = Math.min(one.length, other.length)
  let [start, end] = [0, 0]
  while (start < length && one[start] === other[start]) start += 1
  while (end < length - start && one[one.length - 1 - end] === other[other.length - 1 - end]) end += 1
  return [start, end]
}
