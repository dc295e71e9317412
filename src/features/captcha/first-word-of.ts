/*
 * SHA-256 of 32 bytes, the first word of it only. In JavaScript, because the browser's own answers each call later and
 * only on https pages: a million hashes take a second this way.
 */

function fractions(root: number, count: number): Uint32Array {
  const words: number[] = []
  for (let candidate = 2; words.length < count; candidate++) {
    let isPrime = true
    for (let divisor = 2; divisor * divisor <= candidate; divisor++) if (candidate % divisor === 0) isPrime = false
    if (isPrime) words.push((candidate ** (1 / root) % 1) * 2 ** 32)
  }
  return Uint32Array.from(words)
}

const START = fractions(2, 8)
const ROUND = fractions(3, 64)
const words = new Uint32Array(64)

const at = (list: Uint32Array, place: number): number => list[place] as number // both lists have 64 places
const turn = (word: number, by: number) => (word >>> by) | (word << (32 - by))

/** The salt as 24 ASCII characters, then part and number as four bytes each. */
export function firstWordOf(salt: string, part: number, number: number): number {
  words.fill(0, 0, 16)
  for (let place = 0; place < 24; place++)
    words[place >> 2] = at(words, place >> 2) | ((salt.charCodeAt(place) & 255) << (24 - 8 * (place & 3)))
  words[6] = part
  words[7] = number
  words[8] = 0x8000_0000
  words[15] = 256
  return firstWord()
}

function firstWord(): number {
  for (let place = 16; place < 64; place++) {
    const early = at(words, place - 15)
    const late = at(words, place - 2)
    words[place] =
      at(words, place - 16) +
      (turn(early, 7) ^ turn(early, 18) ^ (early >>> 3)) +
      at(words, place - 7) +
      (turn(late, 17) ^ turn(late, 19) ^ (late >>> 10))
  }
  let [a, b, c, d, e, f, g, h] = START as unknown as [number, number, number, number, number, number, number, number] // eight
  for (let round = 0; round < 64; round++) {
    const mixed =
      h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + at(ROUND, round) + at(words, round)
    const added = mixed + (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))
    h = g
    g = f
    f = e
    e = (d + mixed) | 0
    d = c
    c = b
    b = a
    a = added | 0
  }
  return (at(START, 0) + a) >>> 0
}
