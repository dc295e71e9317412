import type { Db, Tx } from '#server/database/connect.ts'
import type { TeamRole } from '#shared/team/team-role.ts'
import type { MailPreferences, ProfileChange } from '../account.contract.ts'
import { accountsWithCustomer, teamRole } from './team/team.queries.ts'

export interface AccountRow {
  accountId: number
  email: string
  passwordHash: string
  role: 'buyer' | 'staff'
  fullName: string
  avatar: string | null
  company: string
  jobTitle: string
  phone: string
  website: string
  taxNumber: string
  countryId: number | null
  offers: boolean
  reminders: boolean
  newDevice: boolean
  createdAt: Date
  passwordChangedAt: Date
  /** Of a member also when their customer is locked. */
  disabledAt: Date | null
  /** Their own, or that of the customer they are a member of. */
  priceListId: number | null
  teamRole: TeamRole | null
}

const columns = (sql: Db) => sql`
  a.account_id "accountId", a.email, a.password_hash "passwordHash", a.role, a.full_name "fullName", a.avatar, a.company,
  a.job_title "jobTitle", a.phone, a.website, a.tax_number "taxNumber", a.country_id "countryId", a.mail_offers offers,
  a.mail_reminders reminders, a.mail_new_device "newDevice", a.created_at "createdAt",
  a.password_changed_at "passwordChangedAt", coalesce(a.disabled_at, c.disabled_at) "disabledAt",
  c.price_list_id "priceListId", ${teamRole(sql)} "teamRole"`

export const findAccountByEmail = (sql: Db, emailKey: string) => sql<AccountRow[]>`
  select ${columns(sql)} from ${accountsWithCustomer(sql)} where a.email_key = ${emailKey}`

export const findAccount = (sql: Db, accountId: number) => sql<AccountRow[]>`
  select ${columns(sql)} from ${accountsWithCustomer(sql)} where a.account_id = ${accountId}`

/** Locks the row against concurrent changes. */
export const lockAccount = (tx: Tx, accountId: number) => tx<AccountRow[]>`
  select ${columns(tx)} from ${accountsWithCustomer(tx)} where a.account_id = ${accountId} for update of a`

export interface NewAccount {
  email: string
  emailKey: string
  passwordHash: string
  role: 'buyer' | 'staff'
  fullName: string
  company?: string
  countryId?: number | null
  offers?: boolean
  /** Of staff; everything unless it is named. */
  staffRole?: string
}

/** Returns no row when the address has an account. */
export const insertAccount = (sql: Db, account: NewAccount) => sql<{ accountId: number }[]>`
  insert into account (email, email_key, password_hash, role, full_name, company, country_id, mail_offers,
    staff_role)
  values (${account.email}, ${account.emailKey}, ${account.passwordHash}, ${account.role}, ${account.fullName},
    ${account.company ?? ''}, ${account.countryId ?? null}, ${account.offers ?? false},
    ${account.role === 'staff' ? (account.staffRole ?? 'administrator') : null})
  on conflict (email_key) do nothing
  returning account_id "accountId"`

/** Fields that are undefined stay as they are. */
export const updateProfile = (sql: Db, accountId: number, profile: ProfileChange) => sql`
  update account set full_name = coalesce(${profile.name ?? null}, full_name),
    company = coalesce(${profile.company ?? null}, company), job_title = coalesce(${profile.jobTitle ?? null}, job_title),
    phone = coalesce(${profile.phone ?? null}, phone), website = coalesce(${profile.website ?? null}, website),
    tax_number = coalesce(${profile.taxNumber ?? null}, tax_number),
    country_id = case when ${profile.countryId === undefined} then country_id else ${profile.countryId ?? null} end
  where account_id = ${accountId}`

export const updateAvatar = (sql: Db, accountId: number, avatar: string | null) => sql`
  update account set avatar = ${avatar} where account_id = ${accountId}`

export const updateMailPreferences = (sql: Db, accountId: number, wanted: MailPreferences) => sql`
  update account set mail_offers = ${wanted.offers}, mail_reminders = ${wanted.reminders},
    mail_new_device = ${wanted.newDevice}
  where account_id = ${accountId}`

export const updatePassword = (sql: Db, accountId: number, passwordHash: string) => sql`
  update account set password_hash = ${passwordHash}, password_changed_at = now() where account_id = ${accountId}`

/** Fails when another account has the address. */
export const updateEmail = (sql: Db, accountId: number, email: string, emailKey: string) => sql`
  update account set email = ${email}, email_key = ${emailKey} where account_id = ${accountId}`

export const deleteAccount = (sql: Db, accountId: number) => sql`delete from account where account_id = ${accountId}`
