import type { Endpoint } from '#shared/endpoint.ts'
import { includesRight, rightFor } from '#shared/rights.ts'
import type { KeyRight } from './keys.contract.ts'

/** Prefix that distinguishes keys from session tokens, and that secret scanners can find. */
export const KEY_PREFIX = 'ohk_'

/** Rights about personal accounts, and rights that would allow privilege escalation. */
const FOR_PEOPLE = new Set(['me', 'people', 'security', 'audit', 'integrations', 'work', 'today'])

/** Rights that a key can have, with their endpoints. Endpoints with step-up are excluded. */
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

/** The rights of a key that its creator has as well. */
export const rightsOfKey = (rights: readonly string[], ofMaker: readonly string[]): string[] =>
  rights.filter((right) => includesRight(ofMaker, right))
