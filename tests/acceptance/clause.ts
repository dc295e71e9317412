import type { Shop } from './shop.ts'

/** One clause: how it is driven, and what drives and judges it. */
export interface Clause {
  id: string
  how: string
  /** Drives the store and returns what was seen; when that is not what the clause says, it throws. */
  check: (shop: Shop) => Promise<string>
}

export const clause = (id: string, how: string, check: (shop: Shop) => Promise<string>): Clause => ({ id, how, check })

/** The clause does not hold; the message is what was seen instead. */
export class NotAsSpecified extends Error {
  override readonly name = 'NotAsSpecified'
}

export function see(holds: unknown, otherwise: string): asserts holds {
  if (!holds) throw new NotAsSpecified(otherwise)
}

const written = (value: unknown) => (typeof value === 'string' ? `"${value}"` : JSON.stringify(value))

/** What was seen, which must be what is wanted. */
export function same(seen: unknown, wanted: unknown, what = ''): string {
  const [a, b] = [written(seen), written(wanted)]
  see(a === b, `${what} ${a} instead of ${b}`.trim())
  return `${what} ${a}`.trim()
}

/** All of the wanted texts must be among those seen. */
export function has(seen: readonly string[] | string, wanted: readonly string[], what = ''): string {
  const missing = wanted.filter((one) => !seen.includes(one))
  const inside = typeof seen === 'string' ? seen.slice(0, 120) : seen.join(', ').slice(0, 160)
  see(missing.length === 0, `${what} without ${missing.map(written).join(', ')}: ${inside}`.trim())
  return `${what} ${wanted.map(written).join(', ')}`.trim()
}

/** What several clauses look at is driven once in a run. */
export function journey<T>(drive: (shop: Shop) => Promise<T>): (shop: Shop) => Promise<T> {
  let driven: Promise<T> | undefined
  return (shop) => {
    driven ??= drive(shop)
    return driven
  }
}
