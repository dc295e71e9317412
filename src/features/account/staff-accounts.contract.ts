import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { Id } from '#shared/id.schema.ts'
import { Line } from '#shared/text.schema.ts'
import { Email } from './account.contract.ts'
import { NewPassword } from './password.contract.ts'

const When = z.iso.datetime()
const Role = Line(40, 'A role').min(1, 'Please choose a role.')
const Name = Line(100, 'A name').min(1, 'Please enter a name.')

export const StaffAccount = z.object({
  accountId: Id,
  email: z.string(),
  name: z.string(),
  role: z.string(),
  roleName: z.string(),
  /** They sign in with a second factor. */
  secondFactor: z.boolean(),
  lastUsedAt: When.nullable(),
  disabledAt: When.nullable(),
})
export type StaffAccount = z.infer<typeof StaffAccount>

export const staffAccounts = endpoint({
  method: 'GET',
  path: '/api/staff/people/list',
  access: 'staff',
  summary: 'Staff accounts, open invitations, and the roles there are',
  input: z.object({}),
  output: z.object({
    list: z.array(StaffAccount),
    invitations: z.array(
      z.object({ invitationId: Id, email: z.string(), name: z.string(), roleName: z.string(), expiresAt: When }),
    ),
    roles: z.array(
      z.object({ role: z.string(), name: z.string(), description: z.string(), secondFactor: z.boolean() }),
    ),
    /** Until when a second factor must be set up where rights ask for a step-up; 0: it need not. */
    secondFactorDays: z.int(),
  }),
})

export const inviteStaff = endpoint({
  method: 'POST',
  path: '/api/staff/people/invite',
  access: 'staff',
  stepUp: true,
  security: 'role_change',
  summary: 'Invite to the staff by e-mail; the link works once, within three days',
  input: z.object({ email: Email, name: Name, role: Role }),
  output: z.object({}),
})

export const withdrawInvitation = endpoint({
  method: 'POST',
  path: '/api/staff/people/withdraw',
  access: 'staff',
  summary: 'Withdraw an invitation',
  input: z.object({ invitationId: Id }),
  output: z.object({}),
})

export const changeStaffRole = endpoint({
  method: 'POST',
  path: '/api/staff/people/role',
  access: 'staff',
  stepUp: true,
  security: 'role_change',
  summary: 'Change the role of a staff account, effective with the next call',
  input: z.object({
    accountId: Id,
    role: Role,
    /** As it was shown. Scripts may leave it out. */
    roleBefore: z.string().max(40).optional(),
  }),
  output: z.object({}),
})

export const disableStaff = endpoint({
  method: 'POST',
  path: '/api/staff/people/disable',
  access: 'staff',
  stepUp: true,
  security: 'role_change',
  summary: 'Disable or enable a staff account; disabling ends its sessions',
  input: z.object({ accountId: Id, disabled: z.boolean() }),
  output: z.object({}),
})

export const acceptInvitation = endpoint({
  method: 'POST',
  path: '/api/user/staff/join',
  access: 'public',
  duringMaintenance: true,
  summary: 'Accept an invitation and create the staff account; the token of its link is sent as the token header',
  input: z.object({ password: NewPassword }),
  output: z.object({ email: z.string() }),
})
