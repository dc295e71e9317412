import type { Db, Tx } from '#server/database/connect.ts'
import type { StaffRole } from '../../roles.contract.ts'

export const listStaffRoles = (sql: Db) => sql<StaffRole[]>`
  select r.role, r.name, r.description, r.rights, r.second_factor "secondFactor", r.version,
    (select count(*)::int from account a where a.staff_role = r.role) "memberCount"
  from staff_role r order by r.position, r.name`

export const lockRole = (tx: Tx, role: string) => tx<{ rights: string[]; version: number }[]>`
  select rights, version from staff_role where role = ${role} for update`

export interface RoleFields {
  name: string
  description: string
  rights: string[]
}

/** No row: there is one with this name already. */
export const insertRole = (tx: Tx, role: string, { name, description, rights }: RoleFields) => tx<{ role: string }[]>`
  insert into staff_role (role, name, description, position, rights)
  select ${role}, ${name}, ${description}, coalesce(max(position), 0) + 1, ${rights} from staff_role
  on conflict (role) do nothing returning role`

export const updateRoleFields = (tx: Tx, role: string, { name, description, rights }: RoleFields) => tx`
  update staff_role set name = ${name}, description = ${description}, rights = ${rights}, version = version + 1
  where role = ${role}`

/** No row: an account or an open invitation has it. */
export const deleteRole = (tx: Tx, role: string) => tx<{ role: string }[]>`
  delete from staff_role r where role = ${role}
    and not exists (select from account a where a.staff_role = r.role)
    and not exists (select from staff_invitation i where i.staff_role = r.role and i.expires_at > now())
  returning role`

/** Expired ones still refer to it. */
export const deleteExpiredInvitations = (tx: Tx, role: string) => tx`
  delete from staff_invitation where staff_role = ${role} and expires_at <= now()`

export const findRole = (sql: Db, role: string) => sql<
  { name: string; description: string; rights: string[]; secondFactor: boolean }[]
>`
  select name, description, rights, second_factor "secondFactor" from staff_role where role = ${role}`

export const findRightsOf = (sql: Db, accountId: number) => sql<{ rights: string[] }[]>`
  select r.rights from account a join staff_role r on r.role = a.staff_role where a.account_id = ${accountId}`

export type WhichInvitation = { invitationId: number } | { emailKey: string }

/** The rights an open invitation gives. */
export const findInvitedRights = (sql: Db, which: WhichInvitation) => sql<{ rights: string[] }[]>`
  select r.rights from staff_invitation i join staff_role r on r.role = i.staff_role
  where i.expires_at > now() and ${'emailKey' in which ? sql`i.email_key = ${which.emailKey}` : sql`i.invitation_id = ${which.invitationId}`}`
