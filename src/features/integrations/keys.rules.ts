import type { Endpoint } from '#shared/endpoint.ts'
import { includesRight, rightFor } from '#shared/rights.ts'
import type { KeyRight } from './keys.contract.ts'

/** Tells a key from the token of a login, and lets scanners of public code find one that was left there. */
export const KEY_PREFIX = 'ohk_'

/** What belongs to a person, or would let a program give itself more. */
const FOR_PEOPLE = new Set(['me', 'people', 'security', 'audit', 'integrations', 'work', 'today'])

/** Every right that a key can have, with what it allows. Calls that need a proof of who is there are none for a program. */
export function listKeyRights(endpoints: readonly Endpoint[]): KeyRight[] {
  const calls = new Map<string, string[]>()
  for (const endpoint of endpoints) {
    if (endpoint.access !== 'staff' || endpoint.stepUp) continue
    const right = rightFor(endpoint)
    if (FOR_PEOPLE.has(right.split('.')[0] ?? '')) continue
    calls.set(right, [...(calls.get(right) ?? []), `${endpoint.method} ${endpoint.path}`])
  }
  return [...calls].map(([right, list]) => ({ right, calls: list })).sort((a, b) => (a.right < b.right ? -1 : 1))
}

/** Of the rights of a key those that its maker has as well. */
export const rightsOfKey = (rights: readonly string[], ofMaker: readonly string[]): string[] =>
  rights.filter((right) => includesRight(ofMaker, right))
