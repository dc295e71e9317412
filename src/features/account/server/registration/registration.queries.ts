import type { Db, Tx } from '#server/database/connect.ts'

export interface RegistrationRow {
  registrationId: number
  email: string
  emailKey: string
  passwordHash: string
  fullName: string
  company: string
  countryId: number
  offers: boolean
}

const columns = (sql: Db) => sql`
  registration_id "registrationId", email, email_key "emailKey", password_hash "passwordHash", full_name "fullName",
  company, country_id "countryId", mail_offers offers`

export const insertRegistration = (sql: Db, row: Omit<RegistrationRow, 'registrationId'>, hours: number) => sql<
  { registrationId: number }[]
>`
  insert into registration (email, email_key, password_hash, full_name, company, country_id, mail_offers, expires_at)
  values (${row.email}, ${row.emailKey}, ${row.passwordHash}, ${row.fullName}, ${row.company}, ${row.countryId},
    ${row.offers}, now() + make_interval(hours => ${hours}))
  returning registration_id "registrationId"`

/** The latest pending registration. */
export const findPendingRegistration = (sql: Db, emailKey: string) => sql<RegistrationRow[]>`
  select ${columns(sql)} from registration where email_key = ${emailKey} and expires_at > now()
  order by created_at desc, registration_id desc limit 1`

/** Not mailed yet; locked, so that two processes do not send two mails. */
export const lockNewRegistration = (tx: Tx, registrationId: number) => tx<RegistrationRow[]>`
  select ${columns(tx)} from registration
  where registration_id = ${registrationId} and token_hash is null and expires_at > now() for update`

export const setRegistrationLink = (sql: Db, registrationId: number, tokenHash: Buffer) => sql`
  update registration set token_hash = ${tokenHash} where registration_id = ${registrationId}`

/** Deletes the link: it works once. */
export const takeRegistration = (sql: Db, tokenHash: Buffer) => sql<RegistrationRow[]>`
  delete from registration where token_hash = ${tokenHash} and expires_at > now() returning ${columns(sql)}`

export const deleteRegistrations = (sql: Db, emailKey: string) => sql`
  delete from registration where email_key = ${emailKey}`

export const deleteRegistration = (sql: Db, registrationId: number) => sql`
  delete from registration where registration_id = ${registrationId}`

/** Deletes a few expired ones with each call. */
export const deleteExpiredRegistrations = (sql: Db) => sql`
  delete from registration where registration_id in (
    select registration_id from registration where expires_at <= now() limit 20 for update skip locked)`
