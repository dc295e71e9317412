import type { Endpoint } from '#shared/endpoint.ts'
import { includesRight, rightFor } from '#shared/rights.ts'
import type { RoleRight } from './roles.contract.ts'

/** It has every right, cannot be changed, and somebody always has it. */
export const ADMINISTRATOR = 'administrator'

/** Without these nobody could sign in and see the first page. */
const ALWAYS = ['me.*', 'today.read']

/** Rights that ask for a step-up: refunds, personal data, staff, keys. A test compares them with the contracts. */
export const STEP_UP_RIGHTS = [
  'customers.erase',
  'customers.export',
  'integrations.write',
  'payments.refund',
  'people.write',
] as const

export const asksForFactor = (rights: readonly string[]): boolean =>
  STEP_UP_RIGHTS.some((right) => includesRight(rights, right))

/** All ways to write one of them in a role: `people.write`, `people.*`, `*.write`, `*`. */
export const STEP_UP_GRANTS: readonly string[] = [
  ...new Set([
    '*',
    ...STEP_UP_RIGHTS.flatMap((right) => {
      const [group, action] = right.split('.')
      return [right, `${group}.*`, `*.${action}`]
    }),
  ]),
]

/** Every right that an endpoint asks for, with these endpoints. */
export function listRights(endpoints: readonly Endpoint[]): RoleRight[] {
  const calls = new Map<string, string[]>()
  for (const endpoint of endpoints) {
    if (endpoint.access !== 'staff') continue
    const right = rightFor(endpoint)
    if (includesRight(ALWAYS, right)) continue
    calls.set(right, [...(calls.get(right) ?? []), `${endpoint.method} ${endpoint.path}`])
  }
  return [...calls].map(([right, list]) => ({ right, calls: list })).sort((a, b) => (a.right < b.right ? -1 : 1))
}

/** As they are stored: a whole group as `group.*`, nothing twice, with those that everybody has. */
export function tidyRights(chosen: readonly string[], all: readonly string[]): string[] {
  const everywhere = chosen.filter((right) => right.startsWith('*.'))
  const groups = [...new Set(all.map((right) => right.split('.')[0] ?? ''))]
  const ofGroups = groups.flatMap((group) => {
    const rights = all.filter((right) => right.startsWith(`${group}.`))
    if (
      rights.every((right) =>
        includesRight(
          chosen.filter((one) => one.startsWith(`${group}.`)),
          right,
        ),
      )
    )
      return [`${group}.*`]
    return rights.filter((right) => includesRight(chosen, right) && !includesRight(everywhere, right))
  })
  return [...new Set([...ALWAYS, ...everywhere, ...ofGroups])]
}

/** Chosen rights that no endpoint asks for. */
export const findUnknownRights = (chosen: readonly string[], all: readonly string[]): string[] =>
  chosen.filter((one) => !ALWAYS.includes(one) && !all.some((right) => includesRight([one], right)))

/** Rights that a caller cannot give, since they do not have them. */
export const findMissingRights = (own: readonly string[], given: readonly string[]): string[] =>
  given.filter((right) => !(ALWAYS.includes(right) || includesRight(own, right)))

/** "Sales, Asia" is `sales-asia`. */
export const roleOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 40)
