import type { Db, Tx } from '#server/database/connect.ts'

export interface StaffRow {
  accountId: number
  email: string
  name: string
  role: string
  roleName: string
  secondFactor: boolean
  lastUsedAt: Date | null
  disabledAt: Date | null
}

const staff = (sql: Db) => sql`
  select a.account_id "accountId", a.email, a.full_name "name", r.role, r.name "roleName", a.disabled_at "disabledAt",
    exists (select from account_totp t where t.account_id = a.account_id and t.confirmed_at is not null)
      or exists (select from account_passkey p where p.account_id = a.account_id) "secondFactor",
    (select max(s.last_used_at) from account_session s where s.account_id = a.account_id) "lastUsedAt"
  from account a join staff_role r on r.role = a.staff_role where a.role = 'staff'`

export const listStaff = (sql: Db) => sql<StaffRow[]>`
  ${staff(sql)} order by a.disabled_at is not null, r.position, a.email`

export const findStaff = (sql: Db, accountId: number) => sql<StaffRow[]>`
  ${staff(sql)} and a.account_id = ${accountId}`

/** Locks all staff accounts in one order, so that role changes run one after the other. */
export const lockStaff = (tx: Tx) => tx<{ accountId: number; role: string; disabledAt: Date | null }[]>`
  select account_id "accountId", staff_role "role", disabled_at "disabledAt" from account
  where role = 'staff' order by account_id for update`

export const listRoles = (sql: Db) => sql<{ role: string; name: string; description: string; secondFactor: boolean }[]>`
  select role, name, description, second_factor "secondFactor" from staff_role order by position`

export const updateRole = (tx: Tx, accountId: number, role: string) => tx`
  update account set staff_role = ${role} where account_id = ${accountId} and role = 'staff'`

export const updateDisabled = (tx: Tx, accountId: number, disabled: boolean) => tx`
  update account set disabled_at = case when ${disabled} then coalesce(disabled_at, now()) end
  where account_id = ${accountId} and role = 'staff'`

/** Makes the account an active administrator, from the command line. */
export const appointAdministrator = (tx: Tx, accountId: number) => tx`
  update account set staff_role = 'administrator', disabled_at = null where account_id = ${accountId} and role = 'staff'`

export interface NewInvitation {
  tokenHash: Buffer
  email: string
  emailKey: string
  fullName: string
  role: string
  invitedBy: string
  days: number
}

/** Replaces an earlier invitation: only the last link works. */
export const insertInvitation = (tx: Tx, one: NewInvitation) => tx`
  insert into staff_invitation (token_hash, email, email_key, full_name, staff_role, invited_by, expires_at)
  values (${one.tokenHash}, ${one.email}, ${one.emailKey}, ${one.fullName}, ${one.role}, ${one.invitedBy},
    now() + make_interval(days => ${one.days}))
  on conflict (email_key) do update set token_hash = excluded.token_hash, email = excluded.email,
    full_name = excluded.full_name, staff_role = excluded.staff_role, invited_by = excluded.invited_by,
    created_at = now(), expires_at = excluded.expires_at`

export const listInvitations = (sql: Db) => sql<
  { invitationId: number; email: string; name: string; roleName: string; expiresAt: Date }[]
>`
  select i.invitation_id "invitationId", i.email, i.full_name "name", r.name "roleName", i.expires_at "expiresAt"
  from staff_invitation i join staff_role r on r.role = i.staff_role where i.expires_at > now() order by i.invitation_id`

export const deleteInvitation = (tx: Db, invitationId: number) => tx`
  delete from staff_invitation where invitation_id = ${invitationId} returning invitation_id`

export const findInvitation = (sql: Db, tokenHash: Buffer) => sql<{ email: string; fullName: string }[]>`
  select email, full_name "fullName" from staff_invitation where token_hash = ${tokenHash} and expires_at > now()`

/** Deletes and returns it in one statement, so that it is used once. */
export const takeInvitation = (tx: Tx, tokenHash: Buffer) => tx<
  { email: string; emailKey: string; fullName: string; staffRole: string }[]
>`
  delete from staff_invitation where token_hash = ${tokenHash} and expires_at > now()
  returning email, email_key "emailKey", full_name "fullName", staff_role "staffRole"`
