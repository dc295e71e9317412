import { z } from 'zod'
import { Decimal } from '#shared/decimal.schema.ts'
import { endpoint } from '#shared/endpoint.ts'
import { Id } from '#shared/id.schema.ts'
import { Currency } from '#shared/money/currency.schema.ts'
import { Line } from '#shared/text.schema.ts'
import { Email } from './account.contract.ts'
import { NewPassword } from './password.contract.ts'
import { ORDER_LIMIT, WRONG_LIMIT } from './team.rules.ts'

const When = z.iso.datetime()

export const TeamRole = z.enum(['owner', 'administrator', 'buyer', 'viewer'])
/** What can be given and taken; there is one owner. */
const GivenRole = TeamRole.exclude(['owner'])

/** The most that a buyer may order at once without the approval of somebody else. */
export const OrderLimit = z.object({ amount: Decimal, currency: Currency })
export type OrderLimit = z.infer<typeof OrderLimit>

/** In the main currency of the shop; null: none. */
const NewLimit = z.string().regex(ORDER_LIMIT, WRONG_LIMIT).nullable()

/** Who did something for a customer. */
export const PlacedBy = z.object({ accountId: Id, name: z.string() })
export type PlacedBy = z.infer<typeof PlacedBy>

/** The people of a customer, as lists of orders and quotes show them: the owner first, with those who have left. */
export const TeamView = z.object({ role: TeamRole, people: z.array(PlacedBy) })
export type TeamView = z.infer<typeof TeamView>

export const TeamMember = z.object({
  accountId: Id,
  name: z.string(),
  email: z.string(),
  role: TeamRole,
  /** Of buyers; null: none. */
  orderLimit: OrderLimit.nullable(),
  joinedAt: When.nullable(),
})
export type TeamMember = z.infer<typeof TeamMember>

export const TeamInvitation = z.object({
  invitationId: Id,
  email: z.string(),
  role: GivenRole,
  orderLimit: OrderLimit.nullable(),
  invitedAt: When,
  expiresAt: When,
  expired: z.boolean(),
})
export type TeamInvitation = z.infer<typeof TeamInvitation>

/** For staff. Memberships that have ended are in `former`. */
export const StaffTeam = z.object({
  members: z.array(TeamMember),
  former: z.array(
    z.object({
      accountId: Id,
      name: z.string(),
      email: z.string(),
      joinedAt: When,
      removedAt: When,
      /** Null: by the shop. */
      removedBy: z.string().nullable(),
    }),
  ),
  /** The customer that this account is a member of: orders, terms and prices are theirs. */
  memberOf: z.object({ accountId: Id, name: z.string(), role: TeamRole }).nullable(),
})
export type StaffTeam = z.infer<typeof StaffTeam>

export const team = endpoint({
  method: 'GET',
  path: '/api/user/team',
  access: 'buyer',
  summary:
    'The people who order for the customer of the caller; invitations for those who may change the team (extension)',
  input: z.object({}),
  output: z.object({
    /** Of the caller. */
    role: TeamRole,
    customerName: z.string(),
    mayManage: z.boolean(),
    /** Of new limits: the main one of the shop. */
    limitCurrency: Currency,
    members: z.array(TeamMember),
    invitations: z.array(TeamInvitation),
  }),
})

export const inviteMember = endpoint({
  method: 'POST',
  path: '/api/user/team/invite',
  access: 'buyer',
  teamRight: 'manage',
  ownerOnly: true,
  summary: 'Invite somebody to the team by e-mail, or again; the link works once, within seven days (extension)',
  input: z.object({ email: Email, role: GivenRole, orderLimit: NewLimit.optional() }),
  output: z.object({}),
})

export const withdrawMemberInvitation = endpoint({
  method: 'POST',
  path: '/api/user/team/withdraw',
  access: 'buyer',
  teamRight: 'manage',
  ownerOnly: true,
  summary: 'Withdraw an invitation to the team (extension)',
  input: z.object({ invitationId: Id }),
  output: z.object({}),
})

export const changeMemberRole = endpoint({
  method: 'POST',
  path: '/api/user/team/role',
  access: 'buyer',
  teamRight: 'manage',
  ownerOnly: true,
  summary: 'Change the role of a member and the limit of a buyer, effective with their next call (extension)',
  input: z.object({
    accountId: Id,
    role: GivenRole,
    /** As it was shown. Scripts may leave it out. */
    roleBefore: GivenRole.optional(),
    /** Absent: as it is. */
    orderLimit: NewLimit.optional(),
  }),
  output: z.object({}),
})

export const removeMember = endpoint({
  method: 'POST',
  path: '/api/user/team/remove',
  access: 'buyer',
  teamRight: 'manage',
  ownerOnly: true,
  summary: 'Remove a member from the team, effective with their next call (extension)',
  input: z.object({ accountId: Id }),
  output: z.object({}),
})

export const leaveTeam = endpoint({
  method: 'POST',
  path: '/api/user/team/leave',
  access: 'buyer',
  ownerOnly: true,
  summary: 'Leave the team; the caller has their own orders and addresses again (extension)',
  input: z.object({}),
  output: z.object({}),
})

/** The token of a mailed link, which is not the token of the session. */
const LinkToken = z.string().min(1).max(200)

export const memberInvitation = endpoint({
  method: 'POST',
  path: '/api/user/team/invitation',
  access: 'public',
  summary: 'What the mailed link of an invitation to a team is for (extension)',
  input: z.object({ linkToken: LinkToken }),
  output: z.object({
    email: z.string(),
    role: GivenRole,
    customerName: z.string(),
    invitedBy: z.string(),
    /** The address has an account: its owner logs in and joins. */
    hasAccount: z.boolean(),
  }),
})

export const joinTeam = endpoint({
  method: 'POST',
  path: '/api/user/team/join',
  access: 'buyer',
  ownerOnly: true,
  summary: 'Accept an invitation to a team with the account that is logged in (extension)',
  input: z.object({ linkToken: LinkToken }),
  output: z.object({ customerName: z.string() }),
})

export const registerMember = endpoint({
  method: 'POST',
  path: '/api/user/team/register',
  access: 'public',
  summary: 'Accept an invitation to a team and create the account for it (extension)',
  input: z.object({
    linkToken: LinkToken,
    name: Line(100, 'A name').min(1, 'Please enter'),
    password: NewPassword,
    terms: z.literal(true, 'Please accept the terms of use.'),
  }),
  output: z.object({ email: z.string() }),
})
