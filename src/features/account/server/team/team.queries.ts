import type { Db, Tx } from '#server/database/connect.ts'
import type { TeamRole } from '#shared/team/team-role.ts'
import type { OrderLimit } from '../../team.contract.ts'
import type { GivenRole } from '../../team.rules.ts'

/** The name of an account as colleagues and staff read it; null when the account is gone. */
export const nameOfPerson = (sql: Db, accountId: ReturnType<Db>) => sql`
  (select coalesce(nullif(person.full_name, ''), person.email) from account person where person.account_id = ${accountId})`

/** As it is mentioned to people; `c` is the account of the customer. */
const customerName = (sql: Db) => sql`coalesce(nullif(c.company, ''), nullif(c.full_name, ''), c.email)`

/**
 * To select from: the accounts `a` with the customer `c` each of them acts for, and their membership `m`: the account
 * itself and nothing for those who belong to nobody else.
 */
export const accountsWithCustomer = (sql: Db) => sql`
  account a left join customer_member m on m.member_id = a.account_id and m.removed_at is null
    join account c on c.account_id = coalesce(m.customer_id, a.account_id)`

/** Of such an account; null: nobody else belongs to the customer. */
export const teamRole = (sql: Db) => sql`
  coalesce(m.role, case when exists (
    select from customer_member t where t.customer_id = a.account_id and t.removed_at is null) then 'owner' end)`

export const findCustomerName = (sql: Db, customerId: number) => sql<
  { name: string; email: string; company: string }[]
>`
  select ${customerName(sql)} "name", c.email, c.company from account c where c.account_id = ${customerId}`

/** Of a row with a role: only buyers have one. */
const orderLimit = (sql: Db) => sql`
  case when role = 'buyer' and order_limit is not null
    then jsonb_build_object('amount', trim_scale(order_limit)::text, 'currency', order_limit_currency) end`

export interface MemberRow {
  accountId: number
  name: string
  email: string
  role: TeamRole
  orderLimit: OrderLimit | null
  joinedAt: Date | null
}

/** The owner first, then those who belong to the customer now. */
export const listMembers = (sql: Db, customerId: number) => sql<MemberRow[]>`
  select a.account_id "accountId", a.full_name "name", a.email, coalesce(m.role, 'owner') "role", m."orderLimit",
    m.joined_at "joinedAt"
  from account a left join (select *, ${orderLimit(sql)} "orderLimit" from customer_member) m
    on m.member_id = a.account_id and m.removed_at is null
  where a.account_id = ${customerId} or a.account_id in (
    select member_id from customer_member where customer_id = ${customerId} and removed_at is null)
  order by a.account_id <> ${customerId}, m.membership_id`

/** The owner first, with those who have left. */
export const listPeople = (sql: Db, customerId: number) => sql<{ accountId: number; name: string }[]>`
  select a.account_id "accountId", coalesce(nullif(a.full_name, ''), a.email) "name" from account a
  where a.account_id = ${customerId} or a.account_id in (select member_id from customer_member where customer_id = ${customerId})
  order by a.account_id <> ${customerId}, "name", a.account_id`

export interface InvitationRow {
  invitationId: number
  email: string
  role: GivenRole
  orderLimit: OrderLimit | null
  invitedAt: Date
  expiresAt: Date
  expired: boolean
}

export const listInvitations = (sql: Db, customerId: number) => sql<InvitationRow[]>`
  select invitation_id "invitationId", email, role, ${orderLimit(sql)} "orderLimit", created_at "invitedAt", expires_at "expiresAt",
    expires_at <= now() expired
  from member_invitation where customer_id = ${customerId} order by invitation_id`

/** Locks accounts in one order: who joins, is invited or is removed does so one after the other. */
export const lockAccounts = (tx: Tx, accountIds: readonly number[]) => tx<
  { accountId: number; emailKey: string; isBuyer: boolean }[]
>`
  select account_id "accountId", email_key "emailKey", role = 'buyer' "isBuyer" from account
  where account_id = any(${[...accountIds]}::int[]) and disabled_at is null order by account_id for no key update`

/** How an account is bound: as a member, or as an owner with members. */
export const findBonds = (tx: Tx, accountId: number) => tx<{ isMember: boolean; hasMembers: boolean }[]>`
  select exists (select from customer_member where member_id = ${accountId} and removed_at is null) "isMember",
    exists (select from customer_member where customer_id = ${accountId} and removed_at is null) "hasMembers"`

export const countSeats = (tx: Tx, customerId: number) => tx<{ count: number }[]>`
  select (select count(*) from customer_member where customer_id = ${customerId} and removed_at is null)::int
    + (select count(*) from member_invitation where customer_id = ${customerId} and expires_at > now())::int count`

export const findMemberByEmail = (tx: Tx, customerId: number, emailKey: string) => tx<{ accountId: number }[]>`
  select account_id "accountId" from account
  where email_key = ${emailKey} and (account_id = ${customerId} or account_id in (
    select member_id from customer_member where customer_id = ${customerId} and removed_at is null))`

export interface NewInvitation {
  tokenHash: Buffer
  customerId: number
  email: string
  emailKey: string
  role: GivenRole
  orderLimit: OrderLimit | null
  invitedBy: number
  days: number
}

/** Replaces an earlier invitation: only the last link works. */
export const insertInvitation = (tx: Tx, one: NewInvitation) => tx`
  insert into member_invitation (token_hash, customer_id, email, email_key, role, order_limit, order_limit_currency,
    invited_by, expires_at)
  values (${one.tokenHash}, ${one.customerId}, ${one.email}, ${one.emailKey}, ${one.role},
    ${one.orderLimit?.amount ?? null}, ${one.orderLimit?.currency ?? null}, ${one.invitedBy},
    now() + make_interval(days => ${one.days}))
  on conflict (customer_id, email_key) do update set token_hash = excluded.token_hash, email = excluded.email,
    role = excluded.role, order_limit = excluded.order_limit, order_limit_currency = excluded.order_limit_currency,
    invited_by = excluded.invited_by, created_at = now(), expires_at = excluded.expires_at`

export const deleteInvitation = (tx: Tx, customerId: number, invitationId: number) => tx<{ email: string }[]>`
  delete from member_invitation where customer_id = ${customerId} and invitation_id = ${invitationId} returning email`

/** Those that an account has sent, for whomever. */
export const deleteInvitationsBy = (tx: Tx, accountId: number) => tx`
  delete from member_invitation where invited_by = ${accountId} or customer_id = ${accountId}`

export const deleteInvitationsTo = (tx: Tx, emailKey: string) => tx`
  delete from member_invitation where email_key = ${emailKey}`

export interface OpenInvitation {
  customerId: number
  email: string
  emailKey: string
  role: GivenRole
  orderLimit: OrderLimit | null
  invitedBy: number
}

/** Links of locked customers do not work. */
export const findInvitation = (sql: Db, tokenHash: Buffer) => sql<
  (Omit<OpenInvitation, 'orderLimit'> & { customerName: string; inviterEmail: string; hasAccount: boolean })[]
>`
  select i.customer_id "customerId", i.email, i.email_key "emailKey", i.role, i.invited_by "invitedBy",
    ${customerName(sql)} "customerName", inviter.email "inviterEmail",
    exists (select from account a where a.email_key = i.email_key) "hasAccount"
  from member_invitation i join account c on c.account_id = i.customer_id
    join account inviter on inviter.account_id = i.invited_by
  where i.token_hash = ${tokenHash} and i.expires_at > now() and c.disabled_at is null`

/** Deletes and returns it in one statement, so that it is used once. */
export const takeInvitation = (tx: Tx, tokenHash: Buffer) => tx<OpenInvitation[]>`
  delete from member_invitation where token_hash = ${tokenHash} and expires_at > now()
  returning customer_id "customerId", email, email_key "emailKey", role, ${orderLimit(tx)} "orderLimit",
    invited_by "invitedBy"`

export const insertMember = (tx: Tx, one: OpenInvitation, memberId: number) => tx`
  insert into customer_member (customer_id, member_id, role, order_limit, order_limit_currency, invited_by)
  values (${one.customerId}, ${memberId}, ${one.role}, ${one.orderLimit?.amount ?? null},
    ${one.orderLimit?.currency ?? null}, ${one.invitedBy})`

export const findMembership = (sql: Db, memberId: number) => sql<
  { customerId: number; role: GivenRole; orderLimit: OrderLimit | null }[]
>`
  select customer_id "customerId", role, ${orderLimit(sql)} "orderLimit" from customer_member
  where member_id = ${memberId} and removed_at is null`

/** Locks them in one order until the transaction ends. */
export const lockMemberships = (tx: Tx, memberIds: readonly number[]) => tx<
  { memberId: number; customerId: number; role: GivenRole; orderLimit: OrderLimit | null }[]
>`
  select member_id "memberId", customer_id "customerId", role, ${orderLimit(tx)} "orderLimit" from customer_member
  where member_id = any(${[...memberIds]}::int[]) and removed_at is null order by member_id for update`

export const updateRole = (tx: Tx, memberId: number, role: GivenRole, limit: OrderLimit | null) => tx`
  update customer_member set role = ${role}, order_limit = ${limit?.amount ?? null},
    order_limit_currency = ${limit?.currency ?? null}
  where member_id = ${memberId} and removed_at is null`

export const endMembership = (tx: Tx, memberId: number, removedBy: number | null) => tx`
  update customer_member set removed_at = now(), removed_by = ${removedBy}
  where member_id = ${memberId} and removed_at is null`

export interface MembershipRow {
  customerId: number
  customerName: string
  role: GivenRole
  joinedAt: Date
  removedAt: Date | null
}

/** Where an account belongs now, and where it did. */
export const listMemberships = (sql: Db, memberId: number) => sql<MembershipRow[]>`
  select m.customer_id "customerId", ${customerName(sql)} "customerName", m.role, m.joined_at "joinedAt",
    m.removed_at "removedAt"
  from customer_member m join account c on c.account_id = m.customer_id where m.member_id = ${memberId}
  order by m.membership_id`

export interface FormerMemberRow {
  accountId: number
  name: string
  email: string
  joinedAt: Date
  removedAt: Date
  removedBy: string | null
}

export const listFormerMembers = (sql: Db, customerId: number) => sql<FormerMemberRow[]>`
  select a.account_id "accountId", a.full_name "name", a.email, m.joined_at "joinedAt", m.removed_at "removedAt",
    coalesce((select p.email from account p where p.account_id = m.removed_by),
      case when m.removed_by is not null then 'a deleted account' end) "removedBy"
  from customer_member m join account a on a.account_id = m.member_id
  where m.customer_id = ${customerId} and m.removed_at is not null order by m.removed_at desc, m.membership_id desc
  limit 100`
