/*
 * SHA-256 of 32 bytes, the first word of it only. In JavaScript, because the browser's own answers each call later and
 * only on https pages: a million hashes take half a second this way. Each sum is cut to 32 bits at once: engines compute
 * larger ones with floating point, which takes half as long again.
 */

function fractions(root: number, count: number): Int32Array {
  const words: number[] = []
  for (let candidate = 2; words.length < count; candidate++) {
    let isPrime = true
    for (let divisor = 2; divisor * divisor <= candidate; divisor++) if (candidate % divisor === 0) isPrime = false
    if (isPrime) words.push((candidate ** (1 / root) % 1) * 2 ** 32)
  }
  return Int32Array.from(words, (word) => word | 0)
}

const START = fractions(2, 8)
const ROUND = fractions(3, 64)
const words = new Int32Array(64)

const at = (list: Int32Array, place: number): number => list[place] as number // both lists have 64 places
/** The sum to 32 bits. */
const sum = (one: number, other: number) => (one + other) | 0
const turn = (word: number, by: number) => (word >>> by) | (word << (32 - by))

let writtenSalt: string | undefined
/** The places that stay the same from one number to the next. */
function writeSalt(salt: string): void {
  words.fill(0, 0, 16)
  for (let place = 0; place < 24; place++)
    words[place >> 2] = at(words, place >> 2) | ((salt.charCodeAt(place) & 255) << (24 - 8 * (place & 3)))
  words[8] = 0x8000_0000
  words[15] = 256
  writtenSalt = salt
}

/** The salt as 24 ASCII characters, then part and number as four bytes each. */
export function firstWordOf(salt: string, part: number, number: number): number {
  if (salt !== writtenSalt) writeSalt(salt)
  words[6] = part
  words[7] = number
  return firstWord()
}

function firstWord(): number {
  for (let place = 16; place < 64; place++) {
    const early = at(words, place - 15)
    const late = at(words, place - 2)
    const mixedEarly = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3)
    const mixedLate = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10)
    words[place] = sum(sum(at(words, place - 16), mixedEarly), sum(at(words, place - 7), mixedLate))
  }
  let a = at(START, 0)
  let b = at(START, 1)
  let c = at(START, 2)
  let d = at(START, 3)
  let e = at(START, 4)
  let f = at(START, 5)
  let g = at(START, 6)
  let h = at(START, 7)
  for (let round = 0; round < 64; round++) {
    const chosen = sum(turn(e, 6) ^ turn(e, 11) ^ turn(e, 25), (e & f) ^ (~e & g))
    const mixed = sum(sum(h, chosen), sum(at(ROUND, round), at(words, round)))
    const added = sum(mixed, sum(turn(a, 2) ^ turn(a, 13) ^ turn(a, 22), (a & b) ^ (a & c) ^ (b & c)))
    h = g
    g = f
    f = e
    e = sum(d, mixed)
    d = c
    c = b
    b = a
    a = added
  }
  return (at(START, 0) + a) >>> 0
}
