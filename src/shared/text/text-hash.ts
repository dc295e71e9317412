/** Numbers for texts: the same everywhere and always, not for secrets. */

/** Spreads every bit of a 32-bit number over all of them. */
export function scramble(value: number): number {
  let x = value
  x = Math.imul(x ^ (x >>> 16), 0x21f0aaad)
  x = Math.imul(x ^ (x >>> 15), 0x735a2d97)
  return (x ^ (x >>> 15)) >>> 0
}

/** A 32-bit number for a text; another seed gives an unrelated one. */
export function hashText(text: string, seed = 0): number {
  let hash = scramble(seed ^ 0x9e3779b9)
  for (let i = 0; i < text.length; i += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
    hash ^= hash >>> 13
  }
  return scramble(hash ^ text.length)
}

/** A signed 64-bit number for a text, as decimal text for a bigint column. */
export function hashToBigint(text: string): string {
  const high = BigInt(hashText(text, 1))
  return BigInt.asIntN(64, (high << 32n) | BigInt(hashText(text, 2))).toString()
}
