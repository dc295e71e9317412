import type { TeamRole } from '#shared/team/team-role.ts'
import type { PlacedBy } from './team.contract.ts'

export type GivenRole = Exclude<TeamRole, 'owner'>

export const GIVEN_ROLES: readonly GivenRole[] = ['administrator', 'buyer', 'viewer']

export const ROLE_NAMES: Readonly<Record<TeamRole, string>> = {
  owner: 'Owner',
  administrator: 'Administrator',
  buyer: 'Buyer',
  viewer: 'Viewer',
}

export const ROLE_NOTES: Readonly<Record<TeamRole, string>> = {
  owner: 'The account that everything belongs to. Cannot be removed.',
  administrator: 'Orders without a limit, approves orders above a limit, and invites, changes and removes people.',
  buyer: 'Orders, up to a limit if there is one, pays, requests quotes, and changes addresses.',
  viewer: 'Sees orders, quotes and prices, and changes nothing.',
}

/** What may be entered as the limit for an order. */
export const ORDER_LIMIT = /^\d{1,9}(\.\d{1,2})?$/

export const WRONG_LIMIT = 'Please enter an amount such as 500 or 500.00.'

/** People and open invitations of one customer. */
export const MAX_TEAM = 100

export const INVITATION_DAYS = 7

/** The page that a mailed invitation opens. The token is in the fragment, which is not sent to servers. */
export const teamInvitationAddress = (token: string): string => `/joinTeam#${token}`

/** Of a row that names a member; null: the account of the customer itself. */
export const placedByOf = (row: { placedBy: number | null; placedByName: string | null }): PlacedBy | null =>
  row.placedBy === null ? null : { accountId: row.placedBy, name: row.placedByName ?? 'A former colleague' }
