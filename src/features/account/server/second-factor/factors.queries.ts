import type { Db } from '#server/database/connect.ts'

/** Only a confirmed app is required. */
export const findTotp = (sql: Db, accountId: number) => sql<{ secret: Buffer; confirmed: boolean }[]>`
  select secret, confirmed_at is not null confirmed from account_totp where account_id = ${accountId}`

export const listTotpSecrets = (sql: Db) => sql<{ accountId: number; secret: Buffer }[]>`
  select account_id "accountId", secret from account_totp order by account_id`

/** Unless it was changed meanwhile. */
export const replaceTotpSecret = (sql: Db, accountId: number, before: Buffer, secret: Buffer) => sql`
  update account_totp set secret = ${secret} where account_id = ${accountId} and secret = ${before}`

/** Replaces an unconfirmed one; a confirmed one stays. */
export const insertTotp = (sql: Db, accountId: number, secret: Buffer) => sql`
  insert into account_totp (account_id, secret) values (${accountId}, ${secret})
  on conflict (account_id) do update set secret = excluded.secret, last_step = 0
  where account_totp.confirmed_at is null returning account_id`

export const confirmTotp = (sql: Db, accountId: number, step: number) => sql`
  update account_totp set confirmed_at = now(), last_step = ${step}
  where account_id = ${accountId} and confirmed_at is null returning account_id`

/** Of two concurrent calls with the same code one gets a row. */
export const spendStep = (sql: Db, accountId: number, step: number) => sql`
  update account_totp set last_step = ${step}
  where account_id = ${accountId} and confirmed_at is not null and last_step < ${step} returning account_id`

export const deleteTotp = (sql: Db, accountId: number) => sql`
  delete from account_totp where account_id = ${accountId} returning account_id`

export interface PasskeyRow {
  passkeyId: number
  accountId: number
  credentialId: string
  publicKey: Buffer
  counter: string
  transports: string[]
  name: string
  createdAt: Date
  lastUsedAt: Date | null
}

const passkey = (sql: Db) => sql`
  passkey_id "passkeyId", account_id "accountId", credential_id "credentialId", public_key "publicKey", counter,
  transports, name, created_at "createdAt", last_used_at "lastUsedAt"`

export const listPasskeys = (sql: Db, accountId: number) => sql<PasskeyRow[]>`
  select ${passkey(sql)} from account_passkey where account_id = ${accountId} order by passkey_id`

export const findPasskey = (sql: Db, credentialId: string) => sql<PasskeyRow[]>`
  select ${passkey(sql)} from account_passkey where credential_id = ${credentialId}`

export const insertPasskey = (
  sql: Db,
  one: {
    accountId: number
    credentialId: string
    publicKey: Buffer
    counter: number
    transports: string[]
    name: string
  },
) => sql`
  insert into account_passkey (account_id, credential_id, public_key, counter, transports, name)
  values (${one.accountId}, ${one.credentialId}, ${one.publicKey}, ${one.counter}, ${one.transports}, ${one.name})
  on conflict (credential_id) do nothing returning passkey_id`

export const notePasskeyUse = (sql: Db, passkeyId: number, counter: number) => sql`
  update account_passkey set counter = ${counter}, last_used_at = now() where passkey_id = ${passkeyId}`

export const deletePasskey = (sql: Db, accountId: number, passkeyId: number) => sql`
  delete from account_passkey where account_id = ${accountId} and passkey_id = ${passkeyId} returning passkey_id`

export const deletePasskeys = (sql: Db, accountId: number) => sql`
  delete from account_passkey where account_id = ${accountId}`

export const insertChallenge = (sql: Db, challenge: string, accountId: number | null, seconds: number) => sql`
  with old as (delete from passkey_challenge where expires_at <= now())
  insert into passkey_challenge (challenge, account_id, expires_at)
  values (${challenge}, ${accountId}, now() + make_interval(secs => ${seconds}))`

/** Deletes and returns it in one statement, so that it is used once. */
export const takeChallenge = (sql: Db, challenge: string, accountId: number | null) => sql`
  delete from passkey_challenge
  where challenge = ${challenge} and account_id is not distinct from ${accountId}::int and expires_at > now()
  returning challenge`

export const insertRecoveryCodes = (sql: Db, accountId: number, hashes: Buffer[]) => sql`
  insert into account_recovery_code (account_id, code_hash) select ${accountId}, unnest(${hashes}::bytea[])`

export const deleteRecoveryCodes = (sql: Db, accountId: number) => sql`
  delete from account_recovery_code where account_id = ${accountId}`

export const takeRecoveryCode = (sql: Db, accountId: number, hash: Buffer) => sql`
  delete from account_recovery_code where account_id = ${accountId} and code_hash = ${hash} returning account_id`

export const countRecoveryCodes = (sql: Db, accountId: number) => sql<{ count: number }[]>`
  select count(*)::int count from account_recovery_code where account_id = ${accountId}`

export const markConfirmed = (sql: Db, tokenHash: Buffer) => sql`
  update account_session set confirmed_at = now() where token_hash = ${tokenHash}`

export const findFactorState = (sql: Db, accountId: number) => sql<
  { required: boolean; rights: string[]; since: Date | null; hasFactor: boolean }[]
>`
  select r.second_factor required, r.rights, a.second_factor_since since,
    exists (select from account_totp t where t.account_id = a.account_id and t.confirmed_at is not null)
      or exists (select from account_passkey p where p.account_id = a.account_id) "hasFactor"
  from account a join staff_role r on r.role = a.staff_role where a.account_id = ${accountId}`

/** Of those who have one of these rights; a grace period that has begun stays as it is. */
export const beginGrace = (sql: Db, grants: readonly string[]) => sql`
  update account a set second_factor_since = now() from staff_role r
  where r.role = a.staff_role and a.second_factor_since is null and r.rights && ${[...grants]}::text[]`

/** While the rule is off: whoever changes it may turn it off anyway. */
export const forgetGrace = (sql: Db) => sql`
  update account set second_factor_since = null where second_factor_since is not null`

export const setRequirement = (sql: Db, role: string, required: boolean) => sql`
  update staff_role set second_factor = ${required} where role = ${role} returning role`
